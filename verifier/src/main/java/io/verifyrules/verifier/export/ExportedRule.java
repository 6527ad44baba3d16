package io.verifyrules.verifier.export;

import io.verifyrules.dsl.rule.Rule;
import java.util.Map;
import java.util.TreeMap;

/** The fate of a rule that was to be exported. */
public sealed interface ExportedRule {

    /** The rule. */
    Rule rule();

    /**
     * It is said in the other language.
     *
     * @param name  its name there
     * @param text  the definitions
     * @param tests the tests, by the name of their file
     */
    record Written(Rule rule, String name, String text, Map<String, String> tests) implements ExportedRule {
        public Written {
            tests = Map.copyOf(new TreeMap<>(tests));
        }
    }

    /**
     * It cannot be said, or is not known to be right.
     *
     * @param kind   the reason, without what is particular to the rule
     * @param reason the reason
     */
    record Omitted(Rule rule, String kind, String reason) implements ExportedRule {}
}
