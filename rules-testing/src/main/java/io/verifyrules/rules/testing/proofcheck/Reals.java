package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * Elements of the reals, nearly: numbers of double precision, with the functions of reals. An instance in which something has no value
 * is discarded, as is one whose numbers are so large that rounding tells nothing. Truth values and integers are those of {@link Numbers}.
 */
record Reals(Numbers numbers) implements Domain {

    private static final double LARGEST = 1e60;
    private static final double SMALLEST = 1e-60;

    Reals(Assignment in) {
        this(new Numbers(in));
    }

    /** Whether two elements are the same but for rounding. */
    static boolean same(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            double scale = Math.max(1, Math.max(Math.abs(x), Math.abs(y)));
            return Math.abs(x - y) <= scale / 1e7;
        }
        return a.equals(b);
    }

    /** Zero for zero, and of the sign that {@link Numbers} has, so that both meet the same conditions on signs. */
    @Override
    public Object element(ElementType type, long random) {
        Object element = numbers.element(type, random);
        if (isReal(type) && element instanceof BigInteger number) {
            double fraction = Math.floorMod(random >>> 9, 7) / 8.0;
            return number.doubleValue() + (number.signum() * fraction);
        }
        return element;
    }

    private static boolean isReal(ElementType type) {
        return type instanceof ElementType.Real || type instanceof ElementType.Open;
    }

    @Override
    public Object number(long number) {
        return numbers.number(number);
    }

    @Override
    public Object literal(ElementType type, Literal literal) {
        if (!isReal(type)) {
            return numbers.literal(type, literal);
        }
        return switch (literal) {
            case Literal.Whole(BigInteger value) -> value.doubleValue();
            case Literal.Fraction(BigInteger above, BigInteger below) -> above.doubleValue() / below.doubleValue();
            default -> throw new Discarded("no real number: " + literal);
        };
    }

    @Override
    public Object apply(Operation operation, ElementType type, List<Object> operands, List<ElementType> types) {
        Object first = operands.getFirst();
        Object last = operands.getLast();
        return switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) when first instanceof Double a ->
                defined(unary(operator, a));
            case Operation.OfBinary(BinaryOperator operator) when first instanceof Double a
                    && last instanceof Double b ->
                defined(binary(operator, a, b));
            case Operation.OfRelation(Relation relation) when first instanceof Double a && last instanceof Double b ->
                related(relation, a, b);
            case Operation.OfConversion ignored when isReal(type) && first instanceof BigInteger number ->
                number.doubleValue();
            case Operation.Select ignored -> Numbers.chosen(first) ? operands.get(1) : last;
            default -> operands.stream().anyMatch(Double.class::isInstance)
                    ? unknown(operation)
                    : numbers.apply(operation, type, operands, types);
        };
    }

    private static Object unknown(Operation operation) {
        throw new Discarded("no real arithmetic: " + operation);
    }

    private static Double defined(double value) {
        if (Double.isNaN(value) || Math.abs(value) > LARGEST || (value != 0 && Math.abs(value) < SMALLEST)) {
            throw new Discarded("no value, or none that is told from others");
        }
        return value;
    }

    private static double unary(UnaryOperator operator, double a) {
        return switch (operator) {
            case NEG -> -a;
            case ABS -> Math.abs(a);
            case SIGN -> Math.signum(a);
            case EXP -> Math.exp(a);
            case EXPM1 -> Math.expm1(a);
            case LOG -> a > 0 ? Math.log(a) : Double.NaN;
            case LOG1P -> a > -1 ? Math.log1p(a) : Double.NaN;
            case TANH -> Math.tanh(a);
            case LOGISTIC -> 1 / (1 + Math.exp(-a));
            case SQRT -> Math.sqrt(a);
            case RSQRT -> a > 0 ? 1 / Math.sqrt(a) : Double.NaN;
            case CBRT -> Math.cbrt(a);
            case SIN -> Math.sin(a);
            case COS -> Math.cos(a);
            case TAN -> Math.tan(a);
            case FLOOR -> Math.floor(a);
            case CEIL -> Math.ceil(a);
            default -> operator.calculation()
                    .orElseThrow(() -> new Discarded("no real arithmetic: " + operator))
                    .inDoubles()
                    .applyAsDouble(a);
        };
    }

    private static double binary(BinaryOperator operator, double a, double b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> b == 0 ? Double.NaN : a / b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case POW -> (a > 0 || (a != 0 && b == Math.rint(b))) ? Math.pow(a, b) : Double.NaN;
            default -> throw new Discarded("no real arithmetic: " + operator);
        };
    }

    private static boolean related(Relation relation, double a, double b) {
        return switch (relation) {
            case EQ -> a == b;
            case NE -> a != b;
            case LT -> a < b;
            case LE -> a <= b;
            case GT -> a > b;
            case GE -> a >= b;
        };
    }

    @Override
    public Object combined(ElementReducer reducer, ElementType type, List<Object> elements) {
        if (!isReal(type) || !(reducer instanceof Monoid monoid)) {
            return numbers.combined(reducer, type, elements);
        }
        double[] values = elements.stream()
                .mapToDouble(each -> each instanceof Double value ? value : undefined())
                .toArray();
        return switch (monoid) {
            case SUM -> defined(Arrays.stream(values).sum());
            case PRODUCT -> defined(Arrays.stream(values).reduce(1, (a, b) -> a * b));
            case MIN -> Arrays.stream(values).min().orElseGet(Reals::undefined);
            case MAX -> Arrays.stream(values).max().orElseGet(Reals::undefined);
            default -> numbers.combined(reducer, type, elements);
        };
    }

    private static double undefined() {
        throw new Discarded("nothing is combined");
    }
}
