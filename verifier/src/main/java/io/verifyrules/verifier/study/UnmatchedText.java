package io.verifyrules.verifier.study;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.reduction.MatchingAccount;
import java.util.Collection;
import java.util.stream.Collectors;

/** Why the reductions of a rule could not be matched, in words. */
final class UnmatchedText {

    private static final int MOST_LAWS = 6;

    private UnmatchedText() {
    }

    /**
     * The reason.
     *
     * @param refused laws that steps would have needed and that the element types lack
     * @param ended   what ended the search, or cut a piece of it short
     */
    static String of(MatchingAccount account, Collection<TypeLaw> refused, Collection<Allowance> ended) {
        String terms = account.unmatched().toString();
        return "no matching of the reductions of both sides was found" + ended(ended) + lacking(refused)
                + (terms.isEmpty() ? "" : "; without a partner: " + terms);
    }

    private static String ended(Collection<Allowance> ended) {
        return ended.isEmpty()
                ? ""
                : "; it would take " + ended.stream().map(Allowance::exceeded).collect(Collectors.joining(", "));
    }

    private static String lacking(Collection<TypeLaw> refused) {
        return refused.isEmpty()
                ? ""
                : " (not every element has what it would take: "
                        + refused.stream().map(TypeLaw::toString).limit(MOST_LAWS).collect(Collectors.joining("; "))
                        + ")";
    }
}
