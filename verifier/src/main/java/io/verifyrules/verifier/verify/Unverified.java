package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.SmallInstances;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Results of a rule about which nothing could be found out, by no fault of the rule. */
public final class Unverified {

    private Unverified() {
    }

    /**
     * Results by which the rule is unknown in each of its element types, with the reason. As with a limit of time,
     * another run may find out.
     */
    public static List<RuleResult> of(Rule rule, VerifyOptions options, String reason) {
        boolean open = !rule.widths().open().isEmpty();
        return ElementBinding.of(new RuleConjecture(rule), open ? List.of() : options.elements())
                .stream()
                .limit(open ? 1 : Long.MAX_VALUE)
                .map(binding -> new RuleResult(rule, binding.name(),
                        new Verdict.Unknown(reason, SmallInstances.NONE, Optional.empty(), true),
                        rule.expected(binding.type()), List.of(), List.of(), MatchingReport.NONE, List.of(),
                        Duration.ZERO))
                .toList();
    }
}
