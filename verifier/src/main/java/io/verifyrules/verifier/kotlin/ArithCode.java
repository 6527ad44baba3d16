package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.List;

/** The operations of MLIR's dialect {@code arith}, by the names that rule files have for them. */
record ArithCode(Terms terms, FilledCode filled) {

    Code written(Arith arith) {
        ArithOperator operator = arith.operator();
        String symbol = operator.symbol();
        List<Code> arguments = new ArrayList<>();
        String function = symbol;
        int space = symbol.indexOf(' ');
        if (space > 0) {
            function = symbol.substring(0, space);
            arguments.add(terms.word(predicate(symbol.substring(space + 1))));
        }
        List<TensorExpr> operands = arith.operands();
        arguments.addAll(operator == ArithOperator.SELECT
                ? filled.choice(operands.get(0), operands.get(1), operands.get(2))
                : filled.filled(operands, operands));
        if (operator.saysItsType()) {
            arguments.add(resultType(operator, arith.type().element()));
        }
        for (ArithFlag flag : arith.flags().flags()) {
            arguments.add(terms.word(flag(flag)));
        }
        return Code.call(terms.names().function(named(operator, function)), arguments);
    }

    /** Two predicates of floats are called like values of Kotlin. */
    private static String predicate(String word) {
        return switch (word) {
            case "false" -> "never";
            case "true" -> "always";
            default -> word;
        };
    }

    /** Flags of several words are written as one in Kotlin. */
    private static String flag(ArithFlag flag) {
        return switch (flag) {
            case TOWARD_ZERO -> "towardZero";
            case TO_NEAREST_AWAY -> "toNearestAway";
            default -> flag.symbol();
        };
    }

    private Code resultType(ArithOperator operator, ElementType type) {
        boolean byWidth = switch (operator) {
            case EXTSI, EXTUI, TRUNCI -> true;
            default -> false;
        };
        return byWidth && type instanceof ElementType.Signless(Width width) && width.fixed().isEmpty()
                && !width.equals(Width.INDEX) ? terms.types().width(width) : terms.types().of(type);
    }

    private static String named(ArithOperator operator, String function) {
        return switch (operator) {
            case MULSI_HIGH -> "mulsiHigh";
            case MULUI_HIGH -> "muluiHigh";
            case ADDUI_CARRY -> "adduiCarry";
            case SUBUI_BORROW -> "subuiBorrow";
            case INDEX_CAST -> "indexCast";
            case INDEX_CASTUI -> "indexCastui";
            case SELECT -> "select";
            case FLUSH_DENORMALS -> "flushDenormals";
            case BITCAST -> "bitcast";
            default -> function;
        };
    }
}
