package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The applications of functions of reals in an encoding, and the places of axioms. These are the operands of each
 * application, of each two, or the parts of an operand that is a sum, a product or another application.
 */
final class Applications {

    /** With more of one function than so many, what relates any two of them is not said. */
    private static final int MOST_IN_PAIRS = 8;

    private final Set<Formula.Call> calls = new LinkedHashSet<>();

    Applications(Collection<Formula.Call> calls) {
        this.calls.addAll(calls);
    }

    int size() {
        return calls.size();
    }

    void add(Formula.Call call) {
        calls.add(call);
    }

    private Stream<Formula.Call> of(String function) {
        return List.copyOf(calls).stream().filter(call -> call.function().equals(function));
    }

    /** Whether some of the functions are applied anywhere. */
    boolean some(UnaryOperator... functions) {
        return Stream.of(functions).anyMatch(function -> of(function.symbol()).findAny().isPresent());
    }

    /** The operand of each application. */
    Stream<Formula> operands(UnaryOperator function) {
        return of(function.symbol()).map(call -> call.arguments().getFirst());
    }

    /** The same, each up to its sign. */
    Stream<Formula> magnitudes(UnaryOperator function) {
        return operands(function).map(operand -> opposite(operand).orElse(operand)).distinct();
    }

    /** The two operands of each application. */
    Stream<List<Formula>> operands(BinaryOperator function) {
        return of(function.symbol()).map(call -> List.copyOf(call.arguments()));
    }

    /** The operands of each two different applications, in both orders. */
    Stream<List<Formula>> pairs(UnaryOperator function) {
        List<Formula> all = operands(function).toList();
        if (all.size() > MOST_IN_PAIRS) {
            return Stream.of();
        }
        return all.stream().flatMap(a -> all.stream().filter(b -> !a.equals(b)).map(b -> List.of(a, b)));
    }

    /** The two parts of each operand that is a sum, or twice a number. */
    Stream<List<Formula>> sums(UnaryOperator function) {
        return operands(function).flatMap(operand -> sum(operand).stream());
    }

    /** The two factors of each operand that is a product. */
    Stream<List<Formula>> products(UnaryOperator function) {
        return operands(function).flatMap(operand -> product(operand).stream());
    }

    /** Dividend and divisor of each operand that is a quotient, where the divisor is not 0. */
    Stream<List<Formula>> quotients(UnaryOperator function) {
        return operands(function).flatMap(operand -> quotient(operand).stream());
    }

    private static Optional<List<Formula>> quotient(Formula operand) {
        if (!(operand instanceof Formula.Apply apply)) {
            return Optional.empty();
        }
        return switch (apply.operator()) {
            case DIVIDE -> Optional.of(List.copyOf(apply.arguments()));
            case CHOOSE -> quotient(apply.arguments().getLast());
            default -> Optional.empty();
        };
    }

    /** The two parts of a sum; a product with an integer is a sum of the number and one factor less. */
    private static Optional<List<Formula>> sum(Formula operand) {
        if (!(operand instanceof Formula.Apply apply)) {
            return Optional.empty();
        }
        List<Formula> parts = apply.arguments();
        return switch (apply.operator()) {
            case ADD ->
                Optional.of(List.of(parts.getFirst(), Formula.sum(List.copyOf(parts.subList(1, parts.size())))));
            case MULTIPLY -> multiple(parts);
            default -> Optional.empty();
        };
    }

    private static Optional<List<Formula>> multiple(List<Formula> factors) {
        for (int i = 0; i < 2 && factors.size() == 2; i++) {
            if (factors.get(i) instanceof Formula.RealNumber(BigInteger times) && times.bitLength() < 4
                    && times.compareTo(BigInteger.TWO) >= 0) {
                Formula number = factors.get(1 - i);
                return Optional.of(List.of(number,
                        times.equals(BigInteger.TWO)
                                ? number
                                : Formula.times(RealTerms.number(times.intValue() - 1L), number)));
            }
        }
        return Optional.empty();
    }

    /** The two factors of a product. */
    static Optional<List<Formula>> product(Formula operand) {
        return operand instanceof Formula.Apply apply && apply.operator() == SmtOperator.MULTIPLY
                && apply.arguments().size() == 2 ? Optional.of(List.copyOf(apply.arguments())) : Optional.empty();
    }

    /** The number of which the formula is plainly the opposite. */
    static Optional<Formula> opposite(Formula formula) {
        Formula minusOne = RealTerms.number(-1);
        return product(formula).flatMap(factors -> IntStream.range(0, 2)
                .filter(i -> factors.get(i).equals(minusOne))
                .mapToObj(i -> factors.get(1 - i))
                .findFirst());
    }

    /** The applications that the formula contains. */
    static List<Formula.Call> in(Formula formula, Set<String> functions) {
        List<Formula.Call> found = new ArrayList<>();
        Set<Formula> seen = new LinkedHashSet<>();
        collect(formula, functions, seen, found);
        return found;
    }

    private static void collect(Formula formula, Set<String> functions, Set<Formula> seen, List<Formula.Call> found) {
        List<Formula> parts = switch (formula) {
            case Formula.Call call -> call.arguments();
            case Formula.Apply apply -> apply.arguments();
            default -> List.of();
        };
        if (!parts.isEmpty() && seen.add(formula)) {
            parts.forEach(part -> collect(part, functions, seen, found));
            if (formula instanceof Formula.Call call && functions.contains(call.function())) {
                found.add(call);
            }
        }
    }
}
