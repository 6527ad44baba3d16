package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.theory.ArithEncoding;
import io.verifyrules.verifier.theory.Definitions;
import io.verifyrules.verifier.theory.Encoded;
import io.verifyrules.verifier.theory.SignlessTheory;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Random elements of the integers of MLIR by all operations of arith, with flags, at some widths, each wider than the one before. */
final class RandomArith {

    private static final List<ArithOperator> PAIRS = of(ArithOperator.Form.BINARY);
    private static final List<ArithOperator> COMPARISONS = of(ArithOperator.Form.COMPARISON);
    private static final List<ArithOperator> EXTENSIONS = of(ArithOperator.Form.EXTENSION);

    private static final List<ArithOperator> CASTS = of(ArithOperator.Form.CAST);

    private final Random random;
    private final List<Width> widths;
    private final Set<ArithOperator> used = new TreeSet<>();

    RandomArith(Random random, List<Width> widths) {
        this.random = random;
        this.widths = widths;
    }

    private static List<ArithOperator> of(ArithOperator.Form form) {
        return Stream.of(ArithOperator.values())
                .filter(operator -> operator.form() == form && operator.isOfIntegers())
                .toList();
    }

    /** The operations so far. */
    Set<ArithOperator> used() {
        return used;
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static ElementType type(Width width) {
        return new ElementType.Signless(width);
    }

    /** An element of a random one of the widths, which is given. */
    Encoded word(int width, int depth) {
        Width bits = widths.get(width);
        if (depth == 0 || random.nextInt(9) == 0) {
            return leaf(new SignlessTheory(new ElementType.Signless(bits)));
        }
        int other = random.nextInt(widths.size());
        return switch (random.nextInt(8)) {
            case 0, 1 -> other == width ? pair(width, depth) : resized(other, width, depth);
            case 2 -> applied(ArithOperator.SELECT, type(bits),
                    List.of(truth(depth - 1), word(width, depth - 1), word(width, depth - 1)), type(bits));
            default -> pair(width, depth);
        };
    }

    private Encoded pair(int width, int depth) {
        ElementType type = type(widths.get(width));
        return applied(any(PAIRS), type, List.of(word(width, depth - 1), word(width, depth - 1)), type);
    }

    private Encoded resized(int from, int to, int depth) {
        boolean cast = widths.get(from).minus(widths.get(to)).fixed().isPresent() && random.nextBoolean();
        return applied(cast ? any(CASTS) : from < to ? any(EXTENSIONS) : ArithOperator.TRUNCI, type(widths.get(from)),
                List.of(word(from, depth - 1)), type(widths.get(to)));
    }

    /** An {@code i1}. */
    Encoded truth(int depth) {
        if (depth <= 0) {
            return new SignlessTheory(ElementType.I1).input(new Formula.Symbol("p", Sort.BOOL));
        }
        int width = random.nextInt(widths.size());
        return applied(any(COMPARISONS), type(widths.get(width)),
                List.of(word(width, depth - 1), word(width, depth - 1)), ElementType.I1);
    }

    private Encoded applied(ArithOperator operator, ElementType type, List<Encoded> operands, ElementType result) {
        used.add(operator);
        // Flags of a choice speak of floats.
        ArithFlags flags = operator == ArithOperator.SELECT
                ? ArithFlags.NONE
                : any(List.copyOf(ArithFlags.among(operator.flags())));
        return ArithEncoding.of(new Operation.OfArith(operator, flags), type, operands, result, new Definitions());
    }

    private Encoded leaf(SignlessTheory theory) {
        Sort.Words words = (Sort.Words) theory.sort();
        return switch (random.nextInt(10)) {
            case 0 -> theory.literal(new Literal.Whole(BigInteger.valueOf(random.nextInt(-1, 2))));
            case 1 -> theory.literal(new Literal.Extreme(random.nextBoolean()));
            case 2 -> theory.literal(new Literal.Bits(theory.type().width()));
            case 3 -> theory.scalar(new Formula.Symbol("k" + theory.type().width(), words));
            default ->
                theory.input(new Formula.Symbol((random.nextBoolean() ? "x" : "y") + theory.type().width(), words));
        };
    }
}
