package io.verifyrules.verifier.script;

import java.util.List;

/**
 * The lines that a declaration of a rule with its variants takes up in a text, which need not compile.
 *
 * @param first from 1
 * @param last  with this line
 */
public record RuleExtent(int first, int last) {

    /** The declarations in a text, in order. */
    public static List<RuleExtent> in(String text) {
        return RuleCall.in(text).stream().map(call -> new RuleExtent(call.line(), call.lastLine())).toList();
    }

    /** Whether a line is one of these. */
    public boolean contains(int line) {
        return first <= line && line <= last;
    }
}
