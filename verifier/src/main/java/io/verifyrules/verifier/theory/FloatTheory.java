package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Floating-point numbers as IEEE 754 has them: an operation rounds once, to nearest, ties to even; there is one element that is
 * not a number. The greater and the lesser of two are not a number if either is not, and -0 is less than 0. Of the
 * remainder it is known what {@link FloatRemainder} says, of exponentials and their like what {@link FloatFunctions} does.
 */
record FloatTheory(ElementType.Floating type) implements ElementTheory {

    @Override
    public String name() {
        return type.toString();
    }

    /** The format with the leading bit of the significand, as SMT-LIB counts. */
    @Override
    public Sort.Floats sort() {
        return new Sort.Floats(type.format().exponentBits(), type.format().precision());
    }

    @Override
    public Encoded input(Formula symbol) {
        return Encoded.of(symbol);
    }

    /**
     * A sum or product does not depend on the order of its two operands, and that is all. It is rounded, and so neither
     * associates nor distributes. {@code -0 + 0} is not -0, and {@code x - x} and {@code x * 0} need not be numbers.
     * Least and greatest elements are exact. Comparisons tell less than identity.
     */
    @Override
    public Set<Law> laws() {
        return EnumSet.of(Law.ADD_COMMUTES, Law.ZEROS_ADD_UP, Law.SUBTRACTION_ADDS, Law.NEG_TWICE, Law.MUL_COMMUTES,
                Law.MUL_ONE, Law.ABS_SQUARES, Law.ABS_TIMES_SIGN, Law.MIN_COMMUTES, Law.MIN_ASSOCIATES,
                Law.MIN_IDEMPOTENT, Law.MIN_INFINITY, Law.MIN_DISTRIBUTES, Law.MAX_COMMUTES, Law.MAX_ASSOCIATES,
                Law.MAX_IDEMPOTENT, Law.MAX_INFINITY, Law.MAX_DISTRIBUTES, Law.NEG_REVERSES_ORDER,
                Law.EQUAL_IS_SYMMETRIC, Law.ALL_ARE_INPUTS, Law.REM_TWICE);
    }

    @Override
    public Encoded literal(Literal literal) {
        FloatFormat format = type.format();
        return Encoded.of(number(switch (literal) {
            case Literal.Whole whole -> exactly(literal, whole.value(), BigInteger.ONE);
            case Literal.Fraction fraction -> exactly(literal, fraction.numerator(), fraction.denominator());
            case Literal.Infinity infinity -> format.infinity() | (infinity.positive() ? 0 : format.signBit());
            case Literal.MinusZero ignored -> format.signBit();
            case Literal.NotANumber ignored -> format.notANumber();
            default -> throw new IllegalArgumentException(literal + " is no element of " + type);
        }));
    }

    private long exactly(Literal literal, BigInteger numerator, BigInteger denominator) {
        return type.format()
                .bitsOf(numerator, denominator)
                .orElseThrow(() -> new IllegalArgumentException(literal + " is no element of " + type));
    }

    Formula number(long bits) {
        return new Formula.Floating(new BigInteger(Long.toUnsignedString(bits)), sort());
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return Encoded.of(switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, operands.getFirst().value(), definitions);
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, operands.get(0).value(), operands.get(1).value(), definitions);
            default -> throw notDefined(operation);
        });
    }

    private Formula unary(UnaryOperator operator, Formula a, Definitions definitions) {
        return switch (operator) {
            case NEG -> Formula.exact(SmtOperator.FLOAT_NEGATE, a);
            case ABS -> Formula.exact(SmtOperator.FLOAT_MAGNITUDE, a);
            case SIGN -> Formula.choose(Formula.or(List.of(isNaN(a), Formula.tested(SmtOperator.FLOAT_IS_ZERO, a))), a,
                    Formula.choose(isNegative(a), one(true), one(false)));
            case SQRT -> rounded(SmtOperator.FLOAT_SQUARE_ROOT, Rounding.NEAREST_EVEN, a);
            case FLOOR -> rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.DOWNWARD, a);
            case CEIL -> rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.UPWARD, a);
            case ROUND -> rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.NEAREST_AWAY, a);
            case ROUND_EVEN -> rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.NEAREST_EVEN, a);
            default -> operator.function()
                    .map(function -> new FloatFunctions<>(new FormatWords(this), definitions).of(operator, a))
                    .orElseThrow(() -> notDefined(new Operation.OfUnary(operator)));
        };
    }

    private Formula one(boolean negative) {
        BigInteger one = negative ? BigInteger.ONE.negate() : BigInteger.ONE;
        return literal(new Literal.Whole(one)).value();
    }

    Formula unknown(String function, List<Formula> operands) {
        return new Formula.Call(function + " of " + type, operands, sort());
    }

    private Formula binary(BinaryOperator operator, Formula a, Formula b, Definitions definitions) {
        return switch (operator) {
            case ADD -> RoundedSums.simplified(a, b, rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, a, b));
            case SUB -> rounded(SmtOperator.FLOAT_SUBTRACT, Rounding.NEAREST_EVEN, a, b);
            case MUL -> rounded(SmtOperator.FLOAT_MULTIPLY, Rounding.NEAREST_EVEN, a, b);
            case DIV -> rounded(SmtOperator.FLOAT_DIVIDE, Rounding.NEAREST_EVEN, a, b);
            case REM -> new FloatRemainder<>(new FormatWords(this)).of(a, b);
            case POW, ATAN2 -> new FloatFunctions<>(new FormatWords(this), definitions).of(operator, a, b);
            case MIN -> extreme(a, b, inOrder(a, b));
            case MAX -> extreme(a, b, inOrder(b, a));
            default -> throw notDefined(new Operation.OfBinary(operator));
        };
    }

    /**
     * An operation, rounded once. Z3 computes with no numbers that have more bits of exponent than of significand. These are
     * computed with more bits and rounded once more. That is the same with twice as many bits and two, and so many
     * exponents that no exact result is subnormal: halfway between two numbers is no other result, nor so near.
     *
     * @see <a href="https://doi.org/10.1145/221332.221334">Figueroa, When is double rounding innocuous?</a>
     */
    private Formula rounded(SmtOperator operator, Rounding rounding, Formula... operands) {
        FloatFormat format = type.format();
        if (format.exponentBits() <= format.precision()) {
            return Formula.rounded(operator, rounding, operands);
        }
        int exponents = format.exponentBits() + 2;
        Sort.Floats longer = new Sort.Floats(exponents, Math.max(2 * format.precision() + 2, 2 * exponents));
        return converted(sort(), Formula.rounded(operator, rounding,
                Stream.of(operands).map(operand -> converted(longer, operand)).toArray(Formula[]::new)));
    }

    private static Formula converted(Sort.Floats sort, Formula number) {
        return Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, sort, number);
    }

    static Formula isNaN(Formula a) {
        return Formula.tested(SmtOperator.FLOAT_IS_NAN, a);
    }

    static Formula isNegative(Formula a) {
        return Formula.tested(SmtOperator.FLOAT_IS_NEGATIVE, a);
    }

    private Formula extreme(Formula a, Formula b, Formula first) {
        return Formula.choose(Formula.or(List.of(isNaN(a), isNaN(b))), number(type.format().notANumber()),
                Formula.choose(first, a, b));
    }

    /** Whether two numbers are in the order in which -0 comes before 0. */
    private static Formula inOrder(Formula a, Formula b) {
        return Formula.or(List.of(Formula.compared(SmtOperator.FLOAT_LESS, a, b),
                Formula.and(List.of(Formula.compared(SmtOperator.FLOAT_EQUAL, a, b), isNegative(a)))));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        Formula a = left.value();
        Formula b = right.value();
        return switch (relation) {
            case EQ -> Formula.compared(SmtOperator.FLOAT_EQUAL, a, b);
            case NE -> Formula.not(Formula.compared(SmtOperator.FLOAT_EQUAL, a, b));
            case LT -> Formula.compared(SmtOperator.FLOAT_LESS, a, b);
            case LE -> Formula.compared(SmtOperator.FLOAT_AT_MOST, a, b);
            case GT -> Formula.compared(SmtOperator.FLOAT_LESS, b, a);
            case GE -> Formula.compared(SmtOperator.FLOAT_AT_MOST, b, a);
        };
    }

    private IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on elements of type " + name());
    }
}
