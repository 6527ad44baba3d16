package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneInt;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The singletons that have terms in common. Terms on the lane of one may mention numbers of another. Then facts learnt
 * of either are learnt of both, and their terms are brought to one normal form. All others stay by themselves.
 *
 * @param groups each class that is mentioned on lanes other than its own, and each on whose lane others are, with those that it is
 *               linked to
 */
record LinkedSingletons(Map<RankClass, Set<RankClass>> groups) {

    LinkedSingletons {
        groups = Collections.unmodifiableMap(groups);
    }

    /** The singletons that one term mentions, or that one stands on and mentions, are linked. */
    static LinkedSingletons of(Map<Optional<RankClass>, Set<LaneInt>> terms) {
        Map<RankClass, Set<RankClass>> groups = new LinkedHashMap<>();
        terms.forEach((on, list) -> {
            for (LaneInt term : list) {
                Set<RankClass> together = new LinkedHashSet<>();
                on.filter(RankClass::isSingleton).ifPresent(together::add);
                together.addAll(Atoms.singletons(List.of(term)));
                if (together.size() > 1 || (!together.isEmpty() && on.filter(RankClass::isSingleton).isEmpty())) {
                    link(groups, together);
                }
            }
        });
        return new LinkedSingletons(groups);
    }

    private static void link(Map<RankClass, Set<RankClass>> groups, Set<RankClass> together) {
        Set<RankClass> all = new LinkedHashSet<>();
        together.forEach(member -> all.addAll(groups.getOrDefault(member, Set.of(member))));
        all.forEach(member -> groups.put(member, all));
    }

    /** The class with those that are linked to it. */
    Set<RankClass> with(RankClass rankClass) {
        return groups.getOrDefault(rankClass, Set.of(rankClass));
    }

    /** One class of each group. */
    Set<RankClass> first() {
        Set<RankClass> first = new LinkedHashSet<>();
        groups.values().forEach(group -> first.add(group.iterator().next()));
        return first;
    }
}
