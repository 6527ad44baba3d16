package io.verifyrules.verifier.study;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.reduction.MatchingAccount;
import io.verifyrules.verifier.reduction.UnmatchedTerms;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The reason why the reductions of a rule could not be matched, in words, and advice to its author. */
final class UnmatchedText {

    private static final int MOST_LAWS = 3;

    private UnmatchedText() {
    }

    /**
     * The obstacle.
     *
     * @param refused laws that steps would have needed and that the element types lack
     * @param ended the limit that ended the search, or cut a piece of it short
     */
    static Verdict.Unknown of(MatchingAccount account, Collection<TypeLaw> refused, Collection<Allowance> ended) {
        UnmatchedTerms unmatched = account.unmatched();
        String terms = unmatched.toString();
        Verdict.Unknown obstacle = new Verdict.Unknown("no matching of the reductions of both sides was found"
                + ended(ended) + lacking(refused) + (terms.isEmpty() ? "" : "; without a partner: " + terms));
        return advice(unmatched, terms, refused).map(obstacle::advising).orElse(obstacle);
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
                        + (refused.size() > MOST_LAWS ? "; and " + (refused.size() - MOST_LAWS) + " more" : "") + ")";
    }

    private static Optional<String> advice(UnmatchedTerms unmatched, String terms, Collection<TypeLaw> refused) {
        List<String> indices = unmatched.hintable();
        if (!indices.isEmpty()) {
            return Optional.of(hint(indices, unmatched.areNamed()));
        }
        if (!refused.isEmpty()) {
            boolean open = refused.stream().map(TypeLaw::type).allMatch(ElementType.Open.class::isInstance);
            return Optional.of(open
                    ? "elements(..), to claim the rule only for types that have these laws"
                    : "another element type, one that has these laws");
        }
        boolean ofOneSide = terms.startsWith("on the left side ") != terms.contains("on the right side ");
        return ofOneSide && !terms.isEmpty()
                ? Optional.of("verify-rules generalize, which looks for a condition that excludes them")
                : Optional.empty();
    }

    /** An index that is called after its class has to be given a name before a hint can speak of it. */
    private static String hint(List<String> indices, boolean named) {
        String first = indices.getFirst();
        return named
                ? "match(" + first + " to ..)"
                        + (indices.size() > 1
                                ? ", in terms of " + String.join(", ", indices.subList(1, indices.size()))
                                : "")
                        + ", to say which terms correspond"
                : "match(k to ..), to say which terms correspond, after naming the indices: val k by " + first
                        + ".index, and " + first + " to k in the reduction";
    }
}
