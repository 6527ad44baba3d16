package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.graph.SharedNode;

/** A size as a rule file writes it, for messages; what is chosen between is left out. */
final class SizeText {

    /** A size with more terms than this when written out is left out. */
    private static final long MOST_TERMS = 100;

    private SizeText() {
    }

    static String of(AxisMap size) {
        if (size instanceof SharedNode term && term.writtenOut() > MOST_TERMS) {
            return "..";
        }
        return switch (size) {
            case AxisMap.Variable variable -> variable.name();
            case AxisMap.Scalar scalar -> scalar.name();
            case AxisMap.Constant constant -> Long.toString(constant.value());
            case AxisMap.Choice ignored -> "choose(..)";
            case AxisMap.Permuted permuted -> inner(permuted.map()) + ".permuted(" + permuted.by() + ")";
            case AxisMap.Arithmetic a -> switch (a.operator()) {
                case PLUS, MINUS, TIMES -> inner(a.left()) + " " + a.operator().symbol() + " " + inner(a.right());
                case FLOOR_DIV, FLOOR_MOD, MIN, MAX ->
                    a.operator().symbol() + "(" + of(a.left()) + ", " + of(a.right()) + ")";
            };
        };
    }

    private static String inner(AxisMap size) {
        return size instanceof AxisMap.Arithmetic ? "(" + of(size) + ")" : of(size);
    }
}
