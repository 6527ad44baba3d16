package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.RuleFile;
import java.util.List;

/**
 * The result of reading a rule file in JSON form.
 *
 * @param rules       its rules, those with a mistake among them
 * @param diagnostics the mistakes that are not of one rule: malformed JSON, another version
 */
public record RuleDocument(RuleFile rules, List<Diagnostic> diagnostics) {
    public RuleDocument {
        diagnostics = List.copyOf(diagnostics);
    }
}
