package io.verifyrules.verifier.proof;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneBool;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A condition under which a step is right, with the queries that settled it. */
public sealed interface SideCondition {

    /**
     * On every lane of a class that satisfies the hypotheses a predicate holds.
     *
     * @param onScalars the demands on scalars alone; they hold whatever the lane
     * @param queries   one for each conjunct of the claim that neither stands among the hypotheses nor contradicts them by its form
     */
    record Entailed(RankClass rankClass, List<LaneBool> onScalars, List<LaneBool> hypotheses, LaneBool claim,
            List<Asked> queries) implements SideCondition {
        public Entailed {
            onScalars = List.copyOf(onScalars);
            hypotheses = List.copyOf(hypotheses);
            queries = List.copyOf(queries);
        }
    }

    /** The claim of the step has no counterexample at any combination of these ranks. */
    record AtRanks(Map<RankClass, List<Integer>> ranks, Asked query) implements SideCondition {
        public AtRanks {
            ranks = Collections.unmodifiableMap(new LinkedHashMap<>(ranks));
        }
    }

    /** The planned ranks of a class suffice. */
    record RanksSuffice(RankBound bound) implements SideCondition {}
}
