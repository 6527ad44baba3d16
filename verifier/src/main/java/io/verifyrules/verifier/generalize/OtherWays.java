package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Finds a second set of demands, for cases that the first set refuses although the rule is right on them. All of them
 * make one demand, that one of these ways is gone.
 */
record OtherWays(Scope scope, ElementTerms elements, Judge judge, Effort effort) {

    private static final int MOST = 3;
    private static final int ROUNDS = 6;

    /** A way is worth its words if it admits one of so many right cases. */
    private static final int WORTHWHILE = 25;

    /** The demands, or what stands beside them; empty where nothing is found. */
    Optional<List<Condition>> beside(List<Condition> known) {
        List<List<Condition>> ways = new ArrayList<>(List.of(known));
        BitSet admitted = scope.admitted(known);
        while (ways.size() < MOST && !effort.over()) {
            Optional<List<Condition>> other = other(admitted);
            if (other.isEmpty()) {
                break;
            }
            BitSet more = scope.admitted(other.get());
            more.andNot(admitted);
            if (more.cardinality() * WORTHWHILE < scope.right().cardinality()) {
                break;
            }
            admitted.or(more);
            ways.add(other.get());
        }
        return ways.size() == 1
                ? Optional.empty()
                : Optional.of(List.of(oneOf(ways))).filter(found -> judge.proves(scope.stripped().with(found)));
    }

    private Optional<List<Condition>> other(BitSet admitted) {
        Synthesis synthesis = new Synthesis(scope.withoutRight(admitted), elements, judge, effort);
        for (Loss loss : List.of(Loss.EMPTY, Loss.SOME)) {
            Optional<List<Condition>> found = synthesis.enough(1, loss, ROUNDS).map(Synthesis::conditions);
            if (found.filter(demands -> !demands.isEmpty()).isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Condition oneOf(List<List<Condition>> ways) {
        return ways.stream()
                .map(way -> way.stream().reduce(Condition::conjoin).orElseThrow())
                .reduce(Condition::disjoin)
                .orElseThrow();
    }
}
