package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Values of formulas where each symbol has an integer. It is what decides whether a model is one.
 *
 * @param symbols the integer of each symbol, by name
 */
record IntegerValues(Map<String, BigInteger> symbols) {

    /** Whether all of the formulas are true. */
    boolean satisfy(Collection<Formula> formulas) {
        return formulas.stream().allMatch(this::truth);
    }

    private boolean truth(Formula formula) {
        return switch (formula) {
            case Formula.Truth truth -> truth.value();
            case Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored) -> switch (operator) {
                case AT_MOST -> number(parts.get(0)).compareTo(number(parts.get(1))) <= 0;
                case EQUAL -> number(parts.get(0)).equals(number(parts.get(1)));
                case AND -> parts.stream().allMatch(this::truth);
                case OR -> parts.stream().anyMatch(this::truth);
                case NOT -> !truth(parts.getFirst());
                default -> throw new IllegalArgumentException(operator + " makes no truth of integers");
            };
            default -> throw new IllegalArgumentException(formula + " is no truth about integers");
        };
    }

    private BigInteger number(Formula formula) {
        return switch (formula) {
            case Formula.Whole whole -> whole.value();
            case Formula.Symbol(String name, var ignored) when symbols.containsKey(name) ->
                symbols.getOrDefault(name, BigInteger.ZERO);
            case Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored) -> switch (operator) {
                case ADD -> parts.stream().map(this::number).reduce(BigInteger.ZERO, BigInteger::add);
                case MULTIPLY -> parts.stream().map(this::number).reduce(BigInteger.ONE, BigInteger::multiply);
                case CHOOSE -> number(truth(parts.get(0)) ? parts.get(1) : parts.get(2));
                default -> throw new IllegalArgumentException(operator + " makes no integer of integers");
            };
            default -> throw new IllegalArgumentException(formula + " is no integer");
        };
    }
}
