package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The indices of a region in groups that have nothing to do with each other. Neither a condition of the guard nor an
 * atom mentions indices of two groups. So the region is a product of regions, one for each group.
 */
final class IndexGroups {

    /** The indices of a group, the part of the guard that mentions them, and the atoms that do. */
    record Group(FreshIndices.Opened region, Set<ValueTerm> atoms) {}

    private final ValueTerms terms;

    IndexGroups(ValueTerms terms) {
        this.terms = terms;
    }

    /** The groups; a condition that mentions no index stands in the guard of each. */
    List<Group> of(FreshIndices.Opened region, Set<ValueTerm> atoms) {
        List<Truth> conditions = Conditions.of(region.guard());
        List<Set<LaneAtom.Variable>> groups = new ArrayList<>();
        region.indices().forEach(index -> groups.add(new HashSet<>(Set.of(index.variable()))));
        conditions.forEach(condition -> join(groups, MentionedVariables.in(condition, terms)));
        atoms.forEach(atom -> join(groups, MentionedVariables.in(atom, terms)));
        Set<LaneAtom.Variable> all = groups.stream().flatMap(Set::stream).collect(Collectors.toSet());
        return groups.stream().map(group -> {
            Set<LaneAtom.Variable> others = new HashSet<>(all);
            others.removeAll(group);
            Truth guard = Truth.allOf(conditions.stream()
                    .filter(condition -> !meets(MentionedVariables.in(condition, terms), others))
                    .toList());
            List<ValueTerm.BoundIndex> indices = region.indices()
                    .stream()
                    .filter(index -> group.contains(index.variable()))
                    .toList();
            Set<ValueTerm> own = atoms.stream()
                    .filter(atom -> meets(MentionedVariables.in(atom, terms), group))
                    .collect(Collectors.toSet());
            return new Group(new FreshIndices.Opened(indices, guard, region.body()), own);
        }).toList();
    }

    private static boolean meets(Set<LaneAtom.Variable> some, Set<LaneAtom.Variable> others) {
        return some.stream().anyMatch(others::contains);
    }

    private static void join(List<Set<LaneAtom.Variable>> groups, Set<LaneAtom.Variable> mentioned) {
        List<Set<LaneAtom.Variable>> met = groups.stream().filter(group -> meets(group, mentioned)).toList();
        if (met.size() > 1) {
            Set<LaneAtom.Variable> joined = new HashSet<>();
            met.forEach(joined::addAll);
            groups.removeAll(met);
            groups.add(joined);
        }
    }
}
