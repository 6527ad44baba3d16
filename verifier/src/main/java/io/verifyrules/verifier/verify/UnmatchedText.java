package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.reduction.MatchingAccount;
import java.util.List;

/** Why the reductions of a rule could not be matched, in words. */
final class UnmatchedText {

    private static final int MOST = 6;

    private UnmatchedText() {
    }

    static String of(MatchingAccount account, boolean finite) {
        List<String> terms = account.unmatched().stream().distinct().toList();
        String infinite = finite ? "" : " (a rule with infinities: sums and products cannot be reordered)";
        if (terms.isEmpty()) {
            return "no matching of the reductions of both sides was found" + infinite;
        }
        String more = terms.size() > MOST ? "; and " + (terms.size() - MOST) + " more" : "";
        return "no matching of the reductions of both sides was found" + infinite + "; without a partner: "
                + String.join("; ", terms.subList(0, Math.min(MOST, terms.size()))) + more;
    }
}
