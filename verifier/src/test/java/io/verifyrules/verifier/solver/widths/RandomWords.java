package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Formula.Operator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** Random formulas over words of some widths, each at least as wide as the one before. */
final class RandomWords {

    static final List<Operator> BITWISE = List.of(Operator.WORD_ADD, Operator.WORD_NEGATE, Operator.WORD_NOT,
            Operator.WORD_AND, Operator.WORD_OR, Operator.WORD_XOR, Operator.CHOOSE, Operator.WORD_SHIFT_LEFT,
            Operator.WORD_SHIFT_RIGHT_SIGNED, Operator.WORD_SHIFT_RIGHT_UNSIGNED);

    private final Random random;
    private final List<Width> widths;
    private final List<Operator> operators;
    private final boolean shiftsByWords;

    RandomWords(Random random, List<Width> widths, List<Operator> operators, boolean shiftsByWords) {
        this.random = random;
        this.widths = widths;
        this.operators = operators;
        this.shiftsByWords = shiftsByWords;
    }

    private <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    Formula truth(int depth) {
        if (depth <= 0) {
            return comparison(depth);
        }
        return switch (random.nextInt(6)) {
            case 0 -> Formula.not(truth(depth - 1));
            case 1 -> Formula.and(List.of(truth(depth - 1), truth(depth - 1)));
            case 2 -> Formula.or(List.of(truth(depth - 1), truth(depth - 1)));
            case 3 -> new Formula.Symbol("p", Sort.BOOL);
            default -> comparison(depth);
        };
    }

    private Formula comparison(int depth) {
        Width width = oneOf(widths);
        Formula a = word(width, depth);
        Formula b = word(width, depth);
        return switch (random.nextInt(3)) {
            case 0 -> new Formula.Apply(Operator.EQUAL, List.of(a, b), Sort.BOOL);
            case 1 -> Formula.compared(Operator.WORD_AT_MOST_SIGNED, a, b);
            default -> Formula.compared(Operator.WORD_AT_MOST_UNSIGNED, a, b);
        };
    }

    Formula word(Width width, int depth) {
        Sort.Words sort = new Sort.Words(width);
        if (depth <= 0 || random.nextInt(8) == 0) {
            return leaf(sort);
        }
        int at = widths.indexOf(width);
        if (widths.size() > 1 && random.nextInt(3) == 0) {
            int from = random.nextInt(widths.size());
            Formula word = word(widths.get(from), depth - 1);
            Operator extension = random.nextBoolean() ? Operator.WORD_EXTEND_SIGNED : Operator.WORD_EXTEND_UNSIGNED;
            return from == at ? word : Formula.resized(from < at ? extension : Operator.WORD_TRUNCATE, word, sort);
        }
        return applied(oneOf(operators), sort, depth);
    }

    private Formula applied(Operator operator, Sort.Words sort, int depth) {
        Formula a = word(sort.width(), depth - 1);
        return switch (operator) {
            case WORD_NOT, WORD_NEGATE -> Formula.word(operator, a);
            case CHOOSE ->
                new Formula.Apply(operator, List.of(truth(depth - 2), a, word(sort.width(), depth - 1)), sort);
            case WORD_SHIFT_LEFT, WORD_SHIFT_RIGHT_SIGNED, WORD_SHIFT_RIGHT_UNSIGNED -> Formula.word(operator, a,
                    shiftsByWords ? word(sort.width(), depth - 2) : constant(random.nextInt(4), sort));
            default -> Formula.word(operator, a, word(sort.width(), depth - 1));
        };
    }

    private static Formula constant(int value, Sort.Words sort) {
        return new Formula.Word(BigInteger.valueOf(value), sort);
    }

    private Formula leaf(Sort.Words sort) {
        return switch (random.nextInt(7)) {
            case 0 -> constant(random.nextInt(-4, 6), sort);
            case 1 -> new Formula.HighestBit(sort);
            default -> new Formula.Symbol((random.nextBoolean() ? "x" : "y") + sort.width(), sort);
        };
    }
}
