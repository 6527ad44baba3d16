package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.UnaryOperator;

/**
 * The names of operations on elements in StableHLO, and in CHLO beside it.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
public final class Names {

    private Names() {
    }

    public static String of(UnaryOperator operator) {
        return switch (operator) {
            case NEG -> "stablehlo.negate";
            case ABS -> "stablehlo.abs";
            case EXP -> "stablehlo.exponential";
            case NOT -> "stablehlo.not";
            case SIGN -> "stablehlo.sign";
            case POPCOUNT -> "stablehlo.popcnt";
            case LEADING_ZEROS -> "stablehlo.count_leading_zeros";
            case LOG -> "stablehlo.log";
            case LOG1P -> "stablehlo.log_plus_one";
            case EXPM1 -> "stablehlo.exponential_minus_one";
            case TANH -> "stablehlo.tanh";
            case LOGISTIC -> "stablehlo.logistic";
            case SQRT -> "stablehlo.sqrt";
            case RSQRT -> "stablehlo.rsqrt";
            case CBRT -> "stablehlo.cbrt";
            case SIN -> "stablehlo.sine";
            case COS -> "stablehlo.cosine";
            case TAN -> "stablehlo.tan";
            case FLOOR -> "stablehlo.floor";
            case CEIL -> "stablehlo.ceil";
            case ROUND -> "stablehlo.round_nearest_afz";
            case ROUND_EVEN -> "stablehlo.round_nearest_even";
            // CHLO has the functions that StableHLO lacks, under the names that they have here.
            default -> "chlo." + operator.symbol();
        };
    }

    public static String of(BinaryOperator operator) {
        return "stablehlo." + switch (operator) {
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
            case SHIFT_LEFT -> "shift_left";
            case SHIFT_RIGHT -> "shift_right_arithmetic";
            case SHIFT_RIGHT_ZEROS -> "shift_right_logical";
            case POW -> "power";
            case ATAN2 -> "atan2";
        };
    }

    public static String of(Conversion conversion) {
        return switch (conversion) {
            case CONVERT -> "stablehlo.convert";
            case BITCAST -> "stablehlo.bitcast_convert";
        };
    }

    public static String of(ComplexFunction function) {
        return "stablehlo." + switch (function) {
            case COMPLEX -> "complex";
            case REAL_PART -> "real";
            case IMAGINARY_PART -> "imag";
            case MODULUS -> "abs";
        };
    }
}
