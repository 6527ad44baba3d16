package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The stage that asks where the rule applies: it decides where that is nowhere.
 *
 * @param widths      why proofs hold at every number of bits that the rule leaves open
 * @param atSomeWidth a width at which the rule was seen to apply, if it leaves widths open
 */
record Vacuity(Applicability applicability, Supplier<EveryWidth> widths,
        Optional<Applying> atSomeWidth) implements CheckStage {

    @Override
    public Decision after(Standing standing) {
        Applicability.Found found = applicability.side().leavesWidthsOpen()
                ? whereWidthsAreOpen()
                : applicability.settle();
        return found instanceof Applicability.Found.Otherwise(Verdict.Vacuous vacuous)
                ? new Decision.Decides(vacuous)
                : new Decision.LeavesOpen(standing.applying(found));
    }

    /** The application of a rule which leaves widths open is seen where they are known. */
    private Applicability.Found whereWidthsAreOpen() {
        return applicability
                .nowhere(widths).<Applicability
                        .Found>map(Applicability.Found.Otherwise::new)
                .or(() -> atSomeWidth.map(Applicability.Found.Applies::new))
                .orElseGet(() -> new Applicability.Found.Otherwise(
                        new Verdict.Unknown("no width was found at which the rule applies")));
    }
}
