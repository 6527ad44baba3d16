package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
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
        arguments.addAll(filled.filled(arith.operands(), arith.operands()));
        if (operator.saysItsType()) {
            arguments.add(resultType(operator, arith.type().element()));
        }
        for (ArithFlag flag : arith.flags().flags()) {
            arguments.add(terms.word(flag.symbol()));
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
