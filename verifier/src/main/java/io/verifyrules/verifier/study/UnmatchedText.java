package io.verifyrules.verifier.study;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.reduction.MatchingAccount;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Why the reductions of a rule could not be matched, in words. */
final class UnmatchedText {

    private static final int MOST = 6;

    private UnmatchedText() {
    }

    /**
     * The reason.
     *
     * @param refused   laws that steps would have needed and that the element types lack
     * @param exhausted whether the search was given up because of its cost
     */
    static String of(MatchingAccount account, Collection<TypeLaw> refused, boolean exhausted) {
        List<String> terms = account.unmatched().stream().distinct().toList();
        String found = "no matching of the reductions of both sides was found"
                + (exhausted ? " with the effort that is allowed for it" : "") + lacking(refused);
        if (terms.isEmpty()) {
            return found;
        }
        String more = terms.size() > MOST ? "; and " + (terms.size() - MOST) + " more" : "";
        return found + "; without a partner: " + String.join("; ", terms.subList(0, Math.min(MOST, terms.size())))
                + more;
    }

    private static String lacking(Collection<TypeLaw> refused) {
        return refused.isEmpty()
                ? ""
                : " (not every element has what it would take: "
                        + refused.stream().map(TypeLaw::toString).limit(MOST).collect(Collectors.joining("; ")) + ")";
    }
}
