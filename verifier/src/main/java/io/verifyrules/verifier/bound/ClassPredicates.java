package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.proof.RankBound;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * Phi(c) of one class, with what its predicates come from.
 *
 * @param folds      the predicates of folds
 * @param agreements for every two reads of one tensor that are written differently on the axes of c, that they agree there
 */
record ClassPredicates(Set<LaneBool> folds, List<Agreement> agreements) {

    /**
     * All reads of a tensor that are written alike on the axes of one class.
     *
     * @param index the indices on the axes of the class
     */
    record Reading(Origin origin, SortedMap<AggregatedAxis, LaneInt> index) {

        /** The statement that the two agree on a lane. */
        Agreement with(Reading other) {
            List<LaneBool> equations = new ArrayList<>();
            for (Map.Entry<AggregatedAxis, LaneInt> entry : index.entrySet()) {
                LaneInt theirs = other.index.getOrDefault(entry.getKey(), entry.getValue());
                equations.add(LaneBool.equal(entry.getValue(), theirs));
            }
            return new Agreement(this, other, LaneBool.allOf(equations));
        }
    }

    /** The predicate that two reads of one tensor agree on a lane, on all axes of the class. */
    record Agreement(Reading first, Reading second, LaneBool predicate) {}

    ClassPredicates {
        folds = Collections.unmodifiableSet(new LinkedHashSet<>(folds));
        agreements = List.copyOf(agreements);
    }

    /** Phi(c) of what was found for a class: the folds' predicates, and the readings, which are compared. */
    static ClassPredicates of(Set<LaneBool> folds, Set<Reading> readings) {
        List<Agreement> agreements = new ArrayList<>();
        List<Reading> list = List.copyOf(readings);
        for (int i = 0; i < list.size(); i++) {
            for (int j = i + 1; j < list.size(); j++) {
                if (list.get(i).origin().equals(list.get(j).origin())) {
                    agreements.add(list.get(i).with(list.get(j)));
                }
            }
        }
        return new ClassPredicates(folds, agreements);
    }

    /** The agreements between reads that have numbers. */
    List<RankBound.Agreement> numbered() {
        List<Reading> all = new ArrayList<>();
        agreements.forEach(agreement -> {
            number(agreement.first(), all);
            number(agreement.second(), all);
        });
        return agreements.stream()
                .map(agreement -> new RankBound.Agreement(number(agreement.first(), all),
                        number(agreement.second(), all), agreement.predicate()))
                .toList();
    }

    private static int number(Reading reading, List<Reading> all) {
        if (!all.contains(reading)) {
            all.add(reading);
        }
        return all.indexOf(reading);
    }

    /** Phi(c), each predicate once. */
    Set<LaneBool> all() {
        Set<LaneBool> all = new LinkedHashSet<>(folds);
        agreements.forEach(agreement -> all.add(agreement.predicate()));
        return all;
    }

    /** Predicates that hold on a lane exactly when all of Phi(c) do: all reads agree if each agrees with the first one. */
    List<LaneBool> neutral() {
        Set<LaneBool> all = new LinkedHashSet<>(folds);
        Set<Reading> reached = new LinkedHashSet<>();
        agreements.stream()
                .filter(agreement -> reached.add(agreement.second()))
                .forEach(agreement -> all.add(agreement.predicate()));
        return List.copyOf(all);
    }
}
