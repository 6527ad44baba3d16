package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.script.DeclaredRules;
import io.verifyrules.verifier.script.RuleExtent;
import io.verifyrules.verifier.script.ScriptResult;
import java.util.List;
import java.util.Optional;

/**
 * The facts about one text of a document.
 *
 * @param version that the editor gives the text
 * @param text the document
 * @param rules those that it declares, by line. A text that cannot be read has those of the last readable one whose
 *     declarations stand in it unchanged
 * @param mistakes why it cannot be read
 * @param earlier whether the rules are those of an earlier text
 */
record Reading(int version, String text, List<RuleDeclaration> rules, List<Diagnostic> mistakes, boolean earlier) {

    Reading {
        rules = List.copyOf(rules);
        mistakes = List.copyOf(mistakes);
    }

    /** Before anything is read. */
    static Reading opened(int version, String text) {
        return new Reading(version, text, List.of(), List.of(), true);
    }

    /** The facts about the next text before it is read. */
    Reading edited(int next, String changed) {
        return new Reading(next, changed, DeclaredRules.of(text, rules).in(changed), List.of(), true);
    }

    /** The facts once the text is read. */
    Reading read(ScriptResult result) {
        return switch (result) {
            case ScriptResult.Loaded loaded ->
                new Reading(version, text, loaded.file().declarations(), List.of(), false);
            case ScriptResult.Failed failed -> new Reading(version, text, rules, failed.mistakes(), true);
        };
    }

    /** Whether the text was read, or the attempt failed; else it was only just typed. */
    boolean isSettled() {
        return !earlier || !mistakes.isEmpty();
    }

    /** The rule or variant in whose lines a line is, from 1. */
    Optional<RuleDeclaration> at(int line) {
        List<RuleExtent> extents = RuleExtent.in(text);
        Optional<RuleExtent> around = extents.stream().filter(extent -> extent.contains(line)).findFirst();
        // In a file that is no script the next rule ends the one before.
        return rules.stream()
                .filter(rule -> rule.position().line() <= line)
                .filter(rule -> extents.isEmpty()
                        || around.filter(extent -> extent.contains(rule.position().line())).isPresent()
                        || rule.position().line() == line)
                .reduce((one, later) -> later);
    }

    /** The rule of a name. */
    Optional<RuleDeclaration> named(String name) {
        return rules.stream().filter(rule -> rule.name().equals(name)).findFirst();
    }
}
