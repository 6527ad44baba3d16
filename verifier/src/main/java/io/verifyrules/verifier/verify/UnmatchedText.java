package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.reduction.MatchingAccount;
import java.util.List;

/** Why the reductions of a rule could not be matched, in words. */
final class UnmatchedText {

    private static final int MOST = 6;

    private UnmatchedText() {
    }

    /** The reason; {@code exhausted} where the search was given up because of its cost. */
    static String of(MatchingAccount account, boolean finite, boolean exhausted) {
        List<String> terms = account.unmatched().stream().distinct().toList();
        String found = "no matching of the reductions of both sides was found"
                + (exhausted ? " with the effort that is allowed for it" : "")
                + (finite ? "" : " (a rule with infinities: sums and products cannot be reordered)");
        if (terms.isEmpty()) {
            return found;
        }
        String more = terms.size() > MOST ? "; and " + (terms.size() - MOST) + " more" : "";
        return found + "; without a partner: " + String.join("; ", terms.subList(0, Math.min(MOST, terms.size())))
                + more;
    }
}
