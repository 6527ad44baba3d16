package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * Values of terms over one class with exactly one lane, nearly: numbers of double precision. What is not defined, such as {@code x / 0},
 * is some function of its operands, as it is for the verifier. Where a number is too large or too small there is no value of the whole.
 *
 * @param numbers  the value of each variable
 * @param elements the element of a tensor or scalar, by its name and index
 */
record NearReals(Map<LaneAtom.Variable, Long> numbers, ToDoubleFunction<List<Object>> elements) {

    /** Near 1e5; exact quotients by small numbers are not halfway between two multiples of its inverse. */
    private static final double OF_NO_FRACTION = 1e5 * Math.E / 3;

    /** Indices are looked for between these numbers. */
    private static final long LEAST = -4;
    private static final long GREATEST = 12;

    /** What stands for the minimum of nothing, which is no element, and its opposite for the maximum. */
    private static final double OF_NOTHING = 1000.25;

    private static final double NEARLY_ZERO = 1e-9;

    private static final class NoValue extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoValue() {
            super("no value", null, false, false);
        }
    }

    /** The value of the element; nothing where something in it has none. */
    OptionalDouble of(ValueTerm term) {
        try {
            return OptionalDouble.of(value(term));
        } catch (NoValue none) {
            return OptionalDouble.empty();
        }
    }

    boolean holds(Truth truth) {
        return switch (truth) {
            case Truth.Constant constant -> constant.value();
            case Truth.Fold fold -> holds(fold.predicate());
            case Truth.OnScalars scalars -> holds(scalars.condition());
            case Truth.OnElement element -> holds(element.element());
            case Truth.Not not -> !holds(not.operand());
            case Truth.AllOf all -> all.parts().stream().allMatch(this::holds);
            case Truth.AnyOf any -> any.parts().stream().anyMatch(this::holds);
        };
    }

    private boolean holds(ValueTerm truth) {
        if (truth instanceof ValueTerm.Apply apply
                && apply.operation() instanceof Operation.OfRelation(Relation relation)) {
            double a = value(apply.operands().get(0));
            double b = value(apply.operands().get(1));
            return switch (relation) {
                case EQ -> a == b;
                case NE -> a != b;
                case LT -> a < b;
                case LE -> a <= b;
                case GT -> a > b;
                case GE -> a >= b;
            };
        }
        throw new NoValue();
    }

    boolean holds(LaneBool condition) {
        return LaneBool.with(condition, this::constant) instanceof LaneBool.Constant constant && constant.value();
    }

    private LaneInt constant(LaneInt term) {
        Map<LaneAtom.Variable, LaneInt> values = new HashMap<>();
        numbers.forEach((variable, value) -> values.put(variable, LaneInt.of(value)));
        return new ReplaceVariables(values).of(term);
    }

    private double value(ValueTerm term) {
        double value = switch (term) {
            case ValueTerm.Literal literal -> Ratio.of(literal.value())
                    .map(ratio -> ratio.numerator().doubleValue() / ratio.denominator().doubleValue())
                    .orElseThrow(NoValue::new);
            case ValueTerm.Parameter parameter -> elements.applyAsDouble(List.of(parameter.origin()));
            case ValueTerm.Read read -> elements.applyAsDouble(
                    List.of(read.origin(), read.index().values().stream().map(index -> number(index)).toList()));
            case ValueTerm.Counted counted -> number(counted.number());
            case ValueTerm.If choice -> value(holds(choice.condition()) ? choice.then() : choice.otherwise());
            case ValueTerm.Apply apply -> applied(apply);
            case ValueTerm.Reduction reduction -> combined(reduction);
        };
        if (Double.isNaN(value) || Math.abs(value) > 1e40 || (value != 0 && Math.abs(value) < 1e-40)) {
            throw new NoValue();
        }
        return value;
    }

    private long number(LaneInt term) {
        return constant(term).constant().orElseThrow(NoValue::new).longValueExact();
    }

    private double applied(ValueTerm.Apply apply) {
        double a = value(apply.operands().getFirst());
        double b = value(apply.operands().getLast());
        return switch (apply.operation()) {
            case Operation.OfConversion ignored -> a;
            case Operation.OfUnary(UnaryOperator operator) -> switch (operator) {
                case NEG -> -a;
                case ABS -> Math.abs(a);
                case EXP -> a < -80 ? Double.NaN : Math.exp(a);
                case EXPM1 -> Math.expm1(a);
                case LOG -> logarithm(operator, a, a);
                case LOG1P -> logarithm(operator, a, 1 + a);
                case SQRT -> a >= 0 ? Math.sqrt(a) : undefined(operator, a);
                case RSQRT -> a > 0 ? 1 / Math.sqrt(a) : undefined(operator, a);
                case LOGISTIC -> a < -80 ? Double.NaN : 1 / (1 + Math.exp(-a));
                case TANH -> Math.tanh(a);
                case SIN -> Math.sin(a);
                default -> throw new NoValue();
            };
            case Operation.OfBinary(BinaryOperator operator) -> switch (operator) {
                case ADD -> a + b;
                case SUB -> a - b;
                case MUL -> a * b;
                case DIV -> quotient(a, b);
                case MIN -> Math.min(a, b);
                case MAX -> Math.max(a, b);
                case POW -> power(a, b);
                default -> throw new NoValue();
            };
            default -> throw new NoValue();
        };
    }

    /** Of what differs from 0 by no more than rounding nobody knows whether it has a logarithm. */
    private static double logarithm(UnaryOperator operator, double operand, double a) {
        if (a != 0 && Math.abs(a) < NEARLY_ZERO) {
            return Double.NaN;
        }
        return a > 0 ? Math.log(a) : undefined(operator, operand);
    }

    /** A divisor that differs from 0 by no more than rounding may be 0, so the quotient is unknown. */
    private static double quotient(double a, double b) {
        if (b != 0 && Math.abs(b) < NEARLY_ZERO) {
            return Double.NaN;
        }
        return b == 0 ? undefined(BinaryOperator.DIV, a) : a / b;
    }

    /** Of what is not above 0 there is no power that rounding decides: where the exponent is nearly whole. */
    private static double power(double a, double b) {
        boolean whole = b == Math.rint(b);
        if (a > 0 || (whole && (a != 0 || b >= 0))) {
            return Math.pow(a, b);
        }
        return !whole && Math.abs(b - Math.rint(b)) < 1e-6 ? Double.NaN : undefined(BinaryOperator.POW, a, b);
    }

    /** A function that is not defined there is what the operands decide, as far as rounding does not tell them apart. */
    private static double undefined(Object operator, double... operands) {
        long mixed = operator.toString().hashCode();
        for (double operand : operands) {
            mixed = mixed * 0x9E3779B97F4A7C15L + Math.round(operand * OF_NO_FRACTION) + 1;
        }
        return Math.floorMod(mixed ^ (mixed >>> 17), 19L) / 8.0 - 0.9;
    }

    private double combined(ValueTerm.Reduction reduction) {
        List<Double> all = new ArrayList<>();
        run(reduction.indices(), reduction, all);
        return switch (reduction.monoid()) {
            case Monoid monoid -> switch (monoid) {
                case SUM -> all.stream().mapToDouble(each -> each).sum();
                case PRODUCT -> all.stream().mapToDouble(each -> each).reduce(1, (a, b) -> a * b);
                case MIN -> all.stream().mapToDouble(each -> each).min().orElse(OF_NOTHING);
                case MAX -> all.stream().mapToDouble(each -> each).max().orElse(-OF_NOTHING);
                default -> throw new NoValue();
            };
            default -> throw new NoValue();
        };
    }

    private void run(List<ValueTerm.BoundIndex> indices, ValueTerm.Reduction reduction, List<Double> all) {
        if (indices.isEmpty()) {
            if (holds(reduction.guard())) {
                all.add(value(reduction.body()));
            }
            return;
        }
        for (long index = LEAST; index <= GREATEST; index++) {
            Map<LaneAtom.Variable, Long> more = new HashMap<>(numbers);
            more.put(indices.getFirst().variable(), index);
            new NearReals(more, elements).run(indices.subList(1, indices.size()), reduction, all);
        }
    }
}
