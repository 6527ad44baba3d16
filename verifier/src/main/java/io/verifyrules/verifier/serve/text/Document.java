package io.verifyrules.verifier.serve.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.List;
import java.util.Optional;

/**
 * A text and what it declares.
 *
 * @param rules    by line; none where the text is no rule file
 * @param mistakes why it is none
 * @param printed  lines that the script printed
 */
public record Document(Kind kind, String text, List<RuleDeclaration> rules, List<Diagnostic> mistakes,
        List<String> printed) {

    public Document {
        rules = List.copyOf(rules);
        mistakes = List.copyOf(mistakes);
        printed = List.copyOf(printed);
    }

    /** The declaration of a name. */
    public Optional<RuleDeclaration> named(String name) {
        return rules.stream().filter(rule -> rule.name().equals(name)).findFirst();
    }
}
