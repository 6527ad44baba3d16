package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.export.pdll.StableHlo;

/** The classes of C++ that StableHLO has for its operations. */
final class OperationClass {

    private static final String NAMESPACE = "stablehlo::";

    private OperationClass() {
    }

    /** The class of an operation of this name, such as {@code stablehlo::SubtractOp}. */
    static String named(String operation) {
        return NAMESPACE + operation + "Op";
    }

    static String of(UnaryOperator operator) {
        return named(switch (operator) {
            case NEG -> "Neg";
            case ABS -> "Abs";
            case EXP -> "Exp";
            case NOT -> "Not";
            case SIGN -> "Sign";
            case POPCOUNT -> "PopulationCount";
            case LEADING_ZEROS -> "Clz";
            case LOG -> "Log";
            case LOG1P -> "Log1p";
            case EXPM1 -> "Expm1";
            case TANH -> "Tanh";
            case LOGISTIC -> "Logistic";
            case SQRT -> "Sqrt";
            case RSQRT -> "Rsqrt";
            case CBRT -> "Cbrt";
            case SIN -> "Sine";
            case COS -> "Cosine";
            case TAN -> "Tan";
            case FLOOR -> "Floor";
            case CEIL -> "Ceil";
            case ROUND -> "Round";
            case ROUND_EVEN -> "RoundNearestEven";
            default -> throw StableHlo.without(operator.symbol());
        });
    }

    static String of(BinaryOperator operator) {
        return named(switch (operator) {
            case ADD -> "Add";
            case SUB -> "Subtract";
            case MUL -> "Mul";
            case DIV -> "Div";
            case REM -> "Rem";
            case MIN -> "Min";
            case MAX -> "Max";
            case AND -> "And";
            case OR -> "Or";
            case XOR -> "Xor";
            case SHIFT_LEFT -> "ShiftLeft";
            case SHIFT_RIGHT -> "ShiftRightArithmetic";
            case SHIFT_RIGHT_ZEROS -> "ShiftRightLogical";
            case POW -> "Pow";
            case ATAN2 -> "Atan2";
        });
    }

    static String of(Conversion conversion) {
        return named(switch (conversion) {
            case CONVERT -> "Convert";
            case BITCAST -> "BitcastConvert";
        });
    }
}
