package io.verifyrules.dsl.axis;

/**
 * A symbolic number of axes that play one role in a rule; its <em>rank</em> is any natural number the {@link RankBound}
 * allows. The positions {@code 0 .. rank-1} of a class are its <em>lanes</em>. Two classes are the same when their names
 * are: a rule declares each name once.
 *
 * @param name  how the rule calls the class, unique in the rule
 * @param bound which ranks the class takes
 */
public record RankClass(String name, RankBound bound) {

    /** Which ranks a class takes. */
    public enum RankBound {
        /** Every rank, 0 included. */
        ANY,
        /** Every rank from 1 on. */
        NON_EMPTY,
        /** Rank 1 exactly; only such a class may be counted along, concatenated along, or used as a number. */
        SINGLETON
    }

    /** Whether the class has exactly one lane. */
    public boolean isSingleton() { return bound == RankBound.SINGLETON; }

    /** Whether rank 0 is a rank of this class. */
    public boolean allowsRankZero() {
        return bound == RankBound.ANY;
    }

    /** The axis that is named after its class, used where a class has one axis in a tensor. */
    public AggregatedAxis axis() {
        return new AggregatedAxis(this, name);
    }

    /** The axis of this class with the given label, used where several axes of a tensor share the class. */
    public AggregatedAxis axis(String label) {
        return new AggregatedAxis(this, label);
    }

    @Override
    public String toString() {
        return name;
    }
}
