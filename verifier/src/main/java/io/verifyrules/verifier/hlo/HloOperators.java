package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.instantiate.NotExpressible;
import java.math.BigInteger;

/** What HLO calls operations on elements. */
final class HloOperators {

    private HloOperators() {
    }

    static String name(UnaryOperator operator) {
        return switch (operator) {
            case NEG -> "negate";
            case ABS -> "abs";
            case EXP -> "exponential";
            case NOT -> "not";
            case SIGN -> "sign";
            case POPCOUNT -> "popcnt";
            case LEADING_ZEROS -> "count-leading-zeros";
            case LOG -> "log";
            case LOG1P -> "log-plus-one";
            case EXPM1 -> "exponential-minus-one";
            case TANH -> "tanh";
            case LOGISTIC -> "logistic";
            case SQRT -> "sqrt";
            case RSQRT -> "rsqrt";
            case CBRT -> "cbrt";
            case SIN -> "sine";
            case COS -> "cosine";
            case TAN -> "tan";
            case ERF -> "erf";
            case ERFC -> throw new NotExpressible("HLO has no operator erfc");
            case FLOOR -> "floor";
            case CEIL -> "ceil";
            case ROUND -> "round-nearest-afz";
            case ROUND_EVEN -> "round-nearest-even";
            case CONJUGATE -> throw new NotExpressible("HLO has no operator conj");
        };
    }

    static String name(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> "add";
            case SUB -> "subtract";
            case MUL -> "multiply";
            case DIV -> "divide";
            case REM -> "remainder";
            case MIN -> "minimum";
            case MAX -> "maximum";
            case AND -> "and";
            case OR -> "or";
            case XOR -> "xor";
            case SHIFT_LEFT -> "shift-left";
            case SHIFT_RIGHT -> "shift-right-arithmetic";
            case SHIFT_RIGHT_ZEROS -> "shift-right-logical";
            case POW -> "power";
            case ATAN2 -> "atan2";
        };
    }

    static String name(ComplexFunction function) {
        return switch (function) {
            case COMPLEX -> "complex";
            case REAL_PART -> "real";
            case IMAGINARY_PART -> "imag";
            case MODULUS -> "abs";
        };
    }

    static String direction(Relation relation) {
        return relation.name();
    }

    /** The initial value of a reduction in a type for which none is written; of min and max the end of the type. */
    static String identity(Monoid monoid, HloType type) {
        return monoid.identity()
                .map(number -> type.name().startsWith("c") ? "(" + number + ", 0)" : number.toString())
                .orElseGet(() -> extreme(type, monoid == Monoid.MIN));
    }

    private static String extreme(HloType type, boolean greatest) {
        String name = type.name();
        if (type.equals(HloType.PRED)) {
            return Boolean.toString(greatest);
        }
        if (name.startsWith("f") || name.startsWith("bf")) {
            return greatest ? "inf" : "-inf";
        }
        int bits = Integer.parseInt(name.substring(1));
        if (name.startsWith("u")) {
            return greatest ? BigInteger.TWO.pow(bits).subtract(BigInteger.ONE).toString() : "0";
        }
        BigInteger half = BigInteger.TWO.pow(bits - 1);
        return greatest ? half.subtract(BigInteger.ONE).toString() : half.negate().toString();
    }
}
