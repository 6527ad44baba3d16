package io.verifyrules.verifier.script;

import java.util.List;
import java.util.Optional;

/**
 * Other demands in the text of a rule. A demand that stays is not touched, and one that becomes another keeps its name,
 * its place and the comments around it. Nothing is guessed: where the text is not plain enough, it is said why it stays
 * as it is.
 */
public sealed interface RequiresEdit {

    /** The text with the demands changed. */
    record Edited(String text) implements RequiresEdit {}

    /** The reason why it cannot be changed. */
    record Refused(String reason) implements RequiresEdit {}

    /**
     * Puts demands in the place of those of a rule itself; its variants stay as they are.
     *
     * @param text   the whole file
     * @param line   the line in which the declaration of the rule begins, from 1
     * @param before one statement for each demand that the rule has, in the order in which they stand there
     * @param after  one for each that it is to have
     */
    static RequiresEdit of(String text, int line, List<String> before, List<String> after) {
        Optional<RuleCall> call = RuleCall.in(text).stream().filter(found -> found.line() == line).findFirst();
        return call.map(found -> DemandsInText.changed(text, found, before, after))
                .orElseGet(() -> new Refused("the rule is not declared at the beginning of a line"));
    }
}
