package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
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

    /** The class of the operation that stands for an operator. */
    static String of(TensorExpr tensor) {
        return switch (tensor) {
            case Unary unary -> of(unary.operator());
            case Binary binary -> of(binary.operator());
            case Convert convert -> of(convert.conversion());
            case Compare ignored -> named("Compare");
            case Select ignored -> named("Select");
            case Clamp ignored -> named("Clamp");
            case Slice ignored -> named("Slice");
            case Pad ignored -> named("Pad");
            case Concat ignored -> named("Concatenate");
            case Reverse ignored -> named("Reverse");
            case Iota ignored -> named("Iota");
            case DynamicSlice ignored -> named("DynamicSlice");
            case DynamicUpdateSlice ignored -> named("DynamicUpdateSlice");
            case Reduce ignored -> named("Reduce");
            case ReduceWindow ignored -> named("ReduceWindow");
            case Expand ignored -> named("BroadcastInDim");
            case Relabel ignored -> named("Transpose");
            case Dot ignored -> named("DotGeneral");
            case ReshapeUnit reshape when reshape.added().isEmpty() || reshape.dropped().isEmpty() -> named("Reshape");
            case Constant constant when constant.value() instanceof Element.Written -> named("Constant");
            case Constant ignored -> named("BroadcastInDim");
            default -> throw StableHlo.notWritten(tensor);
        };
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
