package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.Optional;

/**
 * How StableHLO calls operations and element types.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class StableHlo {

    private StableHlo() {
    }

    static String name(UnaryOperator operator) {
        return "stablehlo." + switch (operator) {
            case NEG -> "negate";
            case ABS -> "abs";
            case EXP -> "exponential";
            case NOT -> "not";
            case SIGN -> "sign";
            case POPCOUNT -> "popcnt";
            case LEADING_ZEROS -> "count_leading_zeros";
            case LOG -> "log";
            case LOG1P -> "log_plus_one";
            case EXPM1 -> "exponential_minus_one";
            case TANH -> "tanh";
            case LOGISTIC -> "logistic";
            case SQRT -> "sqrt";
            case RSQRT -> "rsqrt";
            case CBRT -> "cbrt";
            case SIN -> "sine";
            case COS -> "cosine";
            case TAN -> "tan";
            case ERF -> throw without("erf");
            case CONJUGATE -> throw without("conj");
            case FLOOR -> "floor";
            case CEIL -> "ceil";
            case ROUND -> "round_nearest_afz";
            case ROUND_EVEN -> "round_nearest_even";
        };
    }

    static String name(BinaryOperator operator) {
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

    static String name(Conversion conversion) {
        return switch (conversion) {
            case CONVERT -> "stablehlo.convert";
            case BITCAST -> "stablehlo.bitcast_convert";
        };
    }

    static String direction(Relation relation) {
        return "#stablehlo<comparison_direction " + relation.name() + ">";
    }

    /** The type as MLIR writes it; integers with a sign have no mark there. None for types that no machine has. */
    static Optional<String> type(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> Optional.of("i1");
            case ElementType.Machine machine -> Optional.of((machine.signed() ? "i" : "ui") + machine.bits());
            case ElementType.Floating floating when ElementType.closed().contains(type) ->
                Optional.of(floating.toString());
            default -> Optional.empty();
        };
    }

    static Inexpressible without(String function) {
        return new Inexpressible("a function has no counterpart in StableHLO", function);
    }

    /** For operators whose counterpart has a body or computes its attributes, and for those that have none. */
    static Inexpressible notWritten(TensorExpr tensor) {
        return new Inexpressible("no pattern is written for an operator", tensor.form().name());
    }
}
