package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;

/**
 * A random rule and what was said of it.
 *
 * @param results       the verdicts, one per element theory
 * @param contradiction the contradiction in them, if there is any
 */
public record Trial(RandomRule rule, List<RuleResult> results, Optional<Contradiction> contradiction) {

    public Trial {
        results = List.copyOf(results);
    }

    /** The worst verdict of the rule: what it is counted under. */
    public VerdictKind verdict() {
        List<VerdictKind> kinds = results.stream().map(result -> result.verdict().kind()).toList();
        return List
                .of(VerdictKind.ILL_FORMED, VerdictKind.REFUTED, VerdictKind.INVALID, VerdictKind.UNKNOWN,
                        VerdictKind.VACUOUS)
                .stream()
                .filter(kinds::contains)
                .findFirst()
                .orElse(VerdictKind.VERIFIED);
    }
}
