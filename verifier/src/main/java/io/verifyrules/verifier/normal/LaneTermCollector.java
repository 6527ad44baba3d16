package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The lane terms of a meaning by the class they speak of. */
final class LaneTermCollector implements LaneTermMap.Rewriting {

    private final Map<Optional<RankClass>, Set<LaneInt>> terms = new LinkedHashMap<>();

    private LaneTermCollector() {
    }

    /** All integer terms that are visited, by class, those inside of predicates included; terms without a class stand under "empty". */
    static Map<Optional<RankClass>, Set<LaneInt>> of(Consumer<LaneTermMap> visitor, ValueTerms factory) {
        LaneTermCollector collector = new LaneTermCollector();
        LaneTermMap visit = new LaneTermMap(collector, factory);
        visitor.accept(visit);
        return collector.terms;
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        terms.computeIfAbsent(rankClass, key -> new LinkedHashSet<>()).add(term);
        return term;
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        LaneBool.forEachTerm(condition, term -> rewrite(rankClass, term));
        return condition;
    }
}
