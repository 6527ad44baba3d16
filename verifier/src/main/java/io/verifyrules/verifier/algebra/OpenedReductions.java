package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Opens reductions over the same few free indices, so that what two of them reduce is one element and is looked at
 * once. A free index is taken again only where neither the reduction nor the hypotheses mention it: there it means
 * nothing yet. An opened reduction is closed again before anything outside of it is looked at.
 */
final class OpenedReductions {

    private final ValueTerms terms;
    private final FreshIndices fresh;
    private final Map<RankClass, List<LaneAtom.Fresh>> free = new HashMap<>();
    private final Map<ValueTerm, Set<LaneAtom.Variable>> mentioned = new HashMap<>();

    OpenedReductions(ValueTerms terms) {
        this.terms = terms;
        this.fresh = new FreshIndices(terms);
    }

    /** The reduction opened where the hypotheses hold. */
    FreshIndices.Opened of(ValueTerm.Reduction reduction, Hypotheses where) {
        Set<LaneAtom.Variable> taken = new HashSet<>(
                mentioned.computeIfAbsent(reduction, each -> MentionedVariables.in(each, terms)));
        where.predicates().values().forEach(all -> all.forEach(predicate -> taken.addAll(Atoms.variables(predicate))));
        return fresh.open(reduction, bound -> {
            LaneAtom.Fresh index = next(bound, taken);
            taken.add(index);
            return index;
        });
    }

    private LaneAtom.Fresh next(LaneAtom.Fresh bound, Set<LaneAtom.Variable> taken) {
        List<LaneAtom.Fresh> known = free.computeIfAbsent(bound.rankClass().orElseThrow(), each -> new ArrayList<>());
        return known.stream().filter(index -> !taken.contains(index)).findFirst().orElseGet(() -> {
            LaneAtom.Fresh index = terms.fresh().opened(bound);
            known.add(index);
            return index;
        });
    }
}
