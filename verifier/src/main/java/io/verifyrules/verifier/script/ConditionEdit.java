package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.kotlin.KotlinText;
import java.util.ArrayList;
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
        if (found.verified() && found.finding() instanceof Finding.Found some && some.implied().isEmpty()) {
            return new RequiresEdit.Refused("it is not proved that the rule's own conditions imply those found");
        }
        List<String> before = found.before().stream().map(KotlinText::requires).toList();
        List<String> statements = found.demands().stream().map(KotlinText::requires).toList();
        return switch (RequiresEdit.of(text, line, before, statements)) {
            case RequiresEdit.Refused refused -> refused;
            case RequiresEdit.Edited edited when edited.text().equals(text) -> edited;
            case RequiresEdit.Edited edited -> read(edited, text, found.rule().name(), statements);
        };
    }

    private RequiresEdit read(RequiresEdit.Edited edited, String text, String rule, List<String> statements) {
        if (!(reader.apply(text) instanceof ScriptResult.Loaded before)
                || !(reader.apply(edited.text()) instanceof ScriptResult.Loaded after)) {
            return new RequiresEdit.Refused("the changed text would not compile; paste the conditions");
        }
        Optional<List<String>> said = demands(after.file().declarations(), rule).map(ConditionEdit::sorted);
        if (!said.equals(Optional.of(sorted(statements)))) {
            return new RequiresEdit.Refused("the changed text would not say what was found; paste the conditions");
        }
        List<String> lost = wellFormed(before.file().declarations());
        lost.removeAll(wellFormed(after.file().declarations()));
        return lost.isEmpty()
                ? edited
                : new RequiresEdit.Refused("in the changed text '" + lost.getFirst()
                        + "' would be a mistake; paste the conditions and mend it");
    }

    private static List<String> sorted(List<String> statements) {
        return statements.stream().sorted().toList();
    }

    private static List<String> wellFormed(List<RuleDeclaration> declarations) {
        return new ArrayList<>(
                declarations.stream().filter(Rule.class::isInstance).map(RuleDeclaration::name).toList());
    }

    private static Optional<List<String>> demands(List<RuleDeclaration> declarations, String name) {
        return declarations.stream()
                .filter(declared -> declared.name().equals(name))
                .filter(Rule.class::isInstance)
                .map(declared -> Generalization.demands((Rule) declared).stream().map(KotlinText::requires).toList())
                .findFirst();
    }
}
