package io.verifyrules.verifier.solver;

import java.util.List;

/** The answer of a solver, as plain data: no object of the solver outlives the question. */
public sealed interface Answer {

    /** The resources spent, in the solver's own repeatable unit; 0 where it has none. */
    long resources();

    /** There is no model. */
    record Unsatisfiable(long resources) implements Answer {}

    /** There is a model; {@code values} are those of the query's watched terms, in their order. */
    record Satisfiable(List<Value> values, long resources) implements Answer {
        public Satisfiable {
            values = List.copyOf(values);
        }
    }

    /**
     * The solver gave up.
     *
     * @param byClock whether a clock ended some of its work, and no count: on a faster machine it may answer
     */
    record GaveUp(String reason, long resources, boolean byClock) implements Answer {

        /** It gave up of itself, or was ended by a count. */
        public GaveUp(String reason, long resources) {
            this(reason, resources, false);
        }
    }
}
