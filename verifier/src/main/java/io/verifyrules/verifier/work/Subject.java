package io.verifyrules.verifier.work;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.util.List;

/**
 * The name of the rule that an answer is about, by its content. A worker names the rule that it read or made, and the answer counts
 * only where that is the rule that was asked about. So no verdict passes from one rule to another that has its number or its seed.
 */
final class Subject {

    private Subject() {
    }

    static String of(Rule rule) {
        return RuleKey.digest("subject", RuleJson.writeFile(List.of(rule)));
    }
}
