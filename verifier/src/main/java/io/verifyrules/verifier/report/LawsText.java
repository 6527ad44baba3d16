package io.verifyrules.verifier.report;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The laws of the elements that a proof rests on. */
public final class LawsText {

    private LawsText() {
    }

    /** The laws, such as {@code a + b = b + a}, each once; none where nothing is proved, or no law was needed. */
    public static List<String> of(RuleResult result) {
        Set<String> laws = new LinkedHashSet<>();
        if (result.verdict() instanceof Verdict.Verified) {
            result.obligations().stream().map(ObligationReport::laws).forEach(used -> used.stream().map(
                    TypeLaw::toString).forEach(laws::add));
        }
        return List.copyOf(laws);
    }
}
