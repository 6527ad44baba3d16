package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What the formulas of the theory of every format say in one format: its symbols stand for numbers of the format, and its functions
 * for what the interpreter's arithmetic makes of them.
 */
final class FormatModel {

    /** A real number; the denominator is above 0. */
    record Fraction(long numerator, long denominator) implements Comparable<Fraction> {

        static Fraction of(long numerator, long denominator) {
            long divisor = gcd(Math.abs(numerator), Math.abs(denominator)) * Long.signum(denominator);
            return new Fraction(numerator / divisor, denominator / divisor);
        }

        Fraction inverse() {
            long above = denominator;
            long below = numerator;
            return of(above, below);
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        static Fraction of(FloatNumber finite) {
            return of(finite.numerator().longValueExact(), finite.denominator().longValueExact());
        }

        private static long times(long a, long b) {
            return Math.multiplyExact(a, b);
        }

        Fraction plus(Fraction that) {
            return of(Math.addExact(times(numerator, that.denominator), times(that.numerator, denominator)),
                    times(denominator, that.denominator));
        }

        Fraction times(Fraction that) {
            return of(times(numerator, that.numerator), times(denominator, that.denominator));
        }

        @Override
        public int compareTo(Fraction that) {
            return Long.compare(times(numerator, that.denominator), times(that.numerator, denominator));
        }
    }

    private static final Fraction NOTHING = new Fraction(0, 1);

    private final FloatFormat format;
    private final Map<String, FloatNumber> numbers;
    private final IdentityHashMap<Formula, Object> known = new IdentityHashMap<>();

    FormatModel(FloatFormat format, Map<String, FloatNumber> numbers) {
        this.format = format;
        this.numbers = new HashMap<>(numbers);
    }

    boolean holds(Formula formula) {
        return (Boolean) value(formula);
    }

    /** The number that four parts are. */
    FloatNumber number(List<Formula> parts) {
        return number(values(parts));
    }

    private FloatNumber number(Object... parts) {
        if ((Boolean) parts[0]) {
            requireNone(parts[1], parts[2], parts[3]);
            return FloatNumber.notANumber(format);
        }
        boolean negative = (Boolean) parts[2];
        if ((Boolean) parts[1]) {
            requireNone(parts[3]);
            return FloatNumber.infinity(format, negative);
        }
        Fraction magnitude = (Fraction) parts[3];
        FloatNumber number = nearest(magnitude);
        if (!Fraction.of(number).equals(magnitude)) {
            throw new AssertionError(magnitude + " is no number of " + format);
        }
        return number.signed(negative);
    }

    /** Equal numbers have equal parts. */
    private static void requireNone(Object... parts) {
        if (!Stream.of(parts).allMatch(part -> part.equals(false) || part.equals(NOTHING))) {
            throw new AssertionError("parts that are not used: " + List.of(parts));
        }
    }

    private FloatNumber nearest(Fraction exact) {
        return FloatNumber.nearest(format, BigInteger.valueOf(exact.numerator()),
                BigInteger.valueOf(exact.denominator()));
    }

    private Object value(Formula formula) {
        Object value = known.get(formula);
        if (value == null) {
            value = switch (formula) {
                case Formula.Truth truth -> truth.value();
                case Formula.RealNumber number -> new Fraction(number.value().longValueExact(), 1);
                case Formula.Symbol symbol -> Objects.requireNonNull(numbers.get(symbol.name()), symbol.name());
                case Formula.Call call -> call(call.function(), values(call.arguments()));
                case Formula.Apply apply -> apply(apply);
                default -> throw new AssertionError(formula);
            };
            known.put(formula, value);
        }
        return value;
    }

    private Object call(String function, Object... operands) {
        return switch (function) {
            case "is nan" -> ((FloatNumber) operands[0]).isNaN();
            case "is infinite" -> ((FloatNumber) operands[0]).isInfinite();
            case "is negative" -> ((FloatNumber) operands[0]).isNegative();
            case "magnitude" -> ((FloatNumber) operands[0]).isFinite()
                    ? Fraction.of(((FloatNumber) operands[0]).signed(false))
                    : new Fraction(-10, 1);
            case "overflows" -> nearest((Fraction) operands[0]).isInfinite();
            case "rounded" -> rounded((Fraction) operands[0]);
            case "square root among floats" ->
                Fraction.of(FloatingArithmetic.apply(UnaryOperator.SQRT, nearest((Fraction) operands[0])));
            default -> unknown(function, operands);
        };
    }

    /** Beyond the greatest number of the format the one after it, if there were one. */
    private Fraction rounded(Fraction exact) {
        FloatNumber number = nearest(exact);
        return number.isInfinite() ? new Fraction(2L << format.greatestExponent(), 1) : Fraction.of(number);
    }

    private FloatNumber unknown(String function, Object... parts) {
        FloatNumber first = number(parts[0], parts[1], parts[2], parts[3]);
        if (parts.length == 8) {
            return FloatingArithmetic.apply(BinaryOperator.REM, first, number(parts[4], parts[5], parts[6], parts[7]));
        }
        UnaryOperator operator = Stream.of(UnaryOperator.values())
                .filter(each -> function.equals(each.symbol() + " of float"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(function));
        return FloatFunctions.has(operator) ? end(operator, first) : FloatingArithmetic.apply(operator, first);
    }

    /** The least that a library may give; anything where cases decide. */
    private FloatNumber end(UnaryOperator function, FloatNumber operand) {
        boolean byCases = !operand.isFinite() || operand.isZero();
        return switch (FloatFunctions.of(function, operand)) {
            case ElementValue.Between(FloatNumber low, FloatNumber ignored) -> low;
            case ElementValue.Floating(FloatNumber only) when !byCases && !only.isNaN() -> only;
            default -> nearest(new Fraction(1, 1));
        };
    }

    private Object apply(Formula.Apply apply) {
        List<Formula> parts = apply.arguments();
        return switch (apply.operator()) {
            case AND -> !hasOne(parts, false);
            case OR -> hasOne(parts, true);
            case NOT -> !holds(parts.getFirst());
            case CHOOSE -> value(parts.get(holds(parts.getFirst()) ? 1 : 2));
            case EQUAL -> value(parts.get(0)).equals(value(parts.get(1)));
            case AT_MOST -> real(parts.get(0)).compareTo(real(parts.get(1))) <= 0;
            case ADD -> {
                Fraction sum = real(parts.getFirst());
                for (Formula part : parts.subList(1, parts.size())) {
                    sum = sum.plus(real(part));
                }
                yield sum;
            }
            case MULTIPLY -> {
                Fraction product = real(parts.getFirst());
                for (Formula part : parts.subList(1, parts.size())) {
                    product = product.times(real(part));
                }
                yield product;
            }
            case DIVIDE -> real(parts.get(0)).times(real(parts.get(1)).inverse());
            default -> throw new AssertionError(apply.operator());
        };
    }

    /** Whether one of the parts is as wanted. */
    private boolean hasOne(List<Formula> parts, boolean wanted) {
        for (Formula part : parts) {
            if (holds(part) == wanted) {
                return true;
            }
        }
        return false;
    }

    private Object[] values(List<Formula> formulas) {
        Object[] values = new Object[formulas.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(formulas.get(i));
        }
        return values;
    }

    private Fraction real(Formula formula) {
        return (Fraction) value(formula);
    }
}
