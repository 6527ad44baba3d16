package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.KotlinText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Demands that were found, put into the text of a rule file. A changed text is read before it is handed out, and has to demand what
 * was found.
 *
 * @param reader reads the text of a rule file
 */
public record ConditionEdit(Function<String, ScriptResult> reader) {

    /**
     * The text with the demands found in the place of those that the rule has.
     *
     * @param text the whole file
     * @param line the line in which the declaration of the rule begins, from 1
     */
    public RequiresEdit of(String text, int line, Generalization found) {
        if (found.verified() && found.finding() instanceof Finding.Found some && !some.implied()) {
            return new RequiresEdit.Refused("it is not proved that the rule's own conditions imply those found");
        }
        List<String> statements = found.demands().stream().map(KotlinText::requires).toList();
        return switch (RequiresEdit.of(text, line, statements)) {
            case RequiresEdit.Refused refused -> refused;
            case RequiresEdit.Edited edited when says(edited.text(), found.rule().name(), statements) -> edited;
            case RequiresEdit.Edited ignored ->
                new RequiresEdit.Refused("the changed text would not say what was found; paste the conditions");
        };
    }

    private boolean says(String text, String rule, List<String> statements) {
        return reader.apply(text) instanceof ScriptResult.Loaded loaded
                && demands(loaded.file().declarations(), rule).equals(Optional.of(statements));
    }

    private static Optional<List<String>> demands(List<RuleDeclaration> declarations, String name) {
        return declarations.stream()
                .filter(declared -> declared.name().equals(name))
                .filter(Rule.class::isInstance)
                .map(declared -> Generalization.demands((Rule) declared).stream().map(KotlinText::requires).toList())
                .findFirst();
    }
}
