package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.FoldsInOrder;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The indices of a term in one order of their lanes. To put the lanes of an index into another order maps its possible
 * values one to one onto its possible values. So a combination of a bag is the same over the one and over the other. A
 * sum over {@code k} of {@code A[k permuted]} is the sum over {@code k} of {@code A[k]}. The order is that in which the
 * first read, by the name of its tensor, has the index as it is.
 *
 * <p>It changes the order in which terms come, so it is taken where they may be reordered only ({@link Reordering}).
 */
final class IndicesInOrder {

    private IndicesInOrder() {
    }

    static GuardedTerm of(GuardedTerm term, ValueTerms terms) {
        GuardedTerm ordered = term;
        boolean changed = false;
        for (ValueTerm.BoundIndex index : term.indices()) {
            Optional<Permutation> word = word(ordered, index.variable(), index.rankClass());
            if (word.isPresent()) {
                ordered = permuted(ordered, index.variable(), word.get().inverted(), terms);
                changed = true;
            }
        }
        return changed ? permuted(ordered, Map.of(), terms) : ordered;
    }

    /** Each index for itself: its lanes in another order. */
    private static GuardedTerm permuted(GuardedTerm term, LaneAtom.Variable index, Permutation by, ValueTerms terms) {
        return permuted(term, Map.of(index, LaneInt.of(PermutedTerms.of(index, by))), terms);
    }

    private static GuardedTerm permuted(GuardedTerm term, Map<LaneAtom.Variable, LaneInt> by, ValueTerms terms) {
        LaneTermMap permuted = new LaneTermMap(new ReplaceVariables(by), terms);
        LaneTermMap ordered = new LaneTermMap(new FoldsInOrder(), terms);
        Truth guard = ordered.of(permuted.of(term.guard()));
        return new GuardedTerm(term.indices(), guard, term.coefficient(),
                term.factors().stream().map(factor -> ordered.of(permuted.of(factor))).toList());
    }

    /** By what the index is permuted where it is read first; nothing where it is not permuted there. */
    private static Optional<Permutation> word(GuardedTerm term, LaneAtom.Variable index, RankClass rankClass) {
        if (rankClass.isSingleton()) {
            return Optional.empty();
        }
        return Subterms.of(term.factors(), List.of())
                .stream()
                .filter(ValueTerm.Read.class::isInstance)
                .map(ValueTerm.Read.class::cast)
                .filter(read -> !words(read, index, rankClass).isEmpty())
                .min(Comparator.comparing(ValueTerm.Read::origin))
                .map(read -> words(read, index, rankClass).getFirst())
                .filter(word -> !word.isIdentity());
    }

    private static List<Permutation> words(ValueTerm.Read read, LaneAtom.Variable index, RankClass rankClass) {
        List<Permutation> words = new ArrayList<>();
        read.index().forEach((axis, term) -> {
            if (axis.rankClass().equals(rankClass)) {
                for (LaneAtom.Variable variable : FoldsInOrder.occurring(rankClass, term)) {
                    if (variable.equals(index)) {
                        words.add(new Permutation(rankClass, List.of()));
                    } else if (variable instanceof LaneAtom.Permuted permuted && permuted.of().equals(index)) {
                        words.add(permuted.by());
                    }
                }
            }
        });
        return words;
    }
}
