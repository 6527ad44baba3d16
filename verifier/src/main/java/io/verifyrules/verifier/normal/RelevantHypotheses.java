package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The hypotheses that a reduction is looked at under, so that it is looked at once wherever it stands. Several indices
 * around it may not be mentioned by it, with the same known of each. One of them is enough to show that a region has an
 * index. A claim that holds where less is known holds where more is.
 */
public final class RelevantHypotheses {

    private final ValueTerms terms;
    private final Map<ValueTerm, Set<LaneAtom.Variable>> known = new HashMap<>();

    /** The hypotheses for reductions among these terms. */
    public RelevantHypotheses(ValueTerms terms) {
        this.terms = terms;
    }

    /** The hypotheses without those on an index that tell no more than those on another one. */
    public Hypotheses of(ValueTerm term, Hypotheses where) {
        if (!(term instanceof ValueTerm.Reduction)) {
            return where;
        }
        Set<LaneAtom.Variable> mentioned = known.computeIfAbsent(term, each -> MentionedVariables.in(each, terms));
        Map<RankClass, List<LaneBool>> relevant = new LinkedHashMap<>();
        where.predicates().forEach((rankClass, all) -> relevant.put(rankClass, relevant(all, mentioned)));
        return new Hypotheses(relevant);
    }

    private static List<LaneBool> relevant(List<LaneBool> all, Set<LaneAtom.Variable> mentioned) {
        Set<LaneAtom.Variable> indices = new LinkedHashSet<>();
        all.forEach(predicate -> indices.addAll(indices(predicate)));
        Set<LaneAtom.Variable> kept = new LinkedHashSet<>(indices);
        kept.retainAll(mentioned);
        for (LaneAtom.Variable index : indices) {
            if (kept.stream().noneMatch(other -> tells(other, index, all))) {
                kept.add(index);
            }
        }
        return all.stream().filter(predicate -> kept.containsAll(indices(predicate))).toList();
    }

    /** Whether all that is known of one index is known of another. */
    private static boolean tells(LaneAtom.Variable other, LaneAtom.Variable index, List<LaneBool> all) {
        if (other.equals(index)) {
            return true;
        }
        if (!ReplaceVariables.fits(index, LaneInt.of(other))) {
            return false;
        }
        ReplaceVariables replaced = new ReplaceVariables(Map.of(index, LaneInt.of(other)));
        return all.stream()
                .filter(predicate -> indices(predicate).contains(index))
                .allMatch(predicate -> indices(predicate).size() == 1 && all.contains(replaced.of(predicate)));
    }

    private static Set<LaneAtom.Variable> indices(LaneBool predicate) {
        Set<LaneAtom.Variable> indices = new LinkedHashSet<>(Atoms.variables(predicate));
        indices.removeIf(variable -> variable.kind() != LaneAtom.Kind.INDEX && variable.kind() != LaneAtom.Kind.BOUND);
        return indices;
    }
}
