package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.ListText;
import java.util.List;

/** The rules that a command takes which takes no rule about lists of operands. */
final class WithoutLists {

    private WithoutLists() {
    }

    /** The others; it is said how many are left out. */
    static List<RuleDeclaration> of(List<RuleDeclaration> rules, Surroundings surroundings) {
        List<RuleDeclaration> lists = rules.stream().filter(ListRule.class::isInstance).toList();
        if (!lists.isEmpty()) {
            surroundings.err()
                    .line((lists.size() == 1
                            ? lists.getFirst().name() + ": left out"
                            : lists.size() + " rules are left out") + ", as " + ListText.NOT_TAKEN);
        }
        return rules.stream().filter(rule -> !(rule instanceof ListRule)).toList();
    }
}
