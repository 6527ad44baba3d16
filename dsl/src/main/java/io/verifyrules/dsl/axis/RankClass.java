package io.verifyrules.dsl.axis;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A symbolic number of axes that play one role in a rule; its <em>rank</em> is any natural number the {@link RankBound}
 * allows. The positions {@code 0 .. rank-1} of a class are its <em>lanes</em>.
 *
 * <p>A class is itself and nothing else: two that are made are two classes, whatever their names and bounds. So a class of
 * one rule never passes for a class of another one, and one that no rule declares belongs to none. In a rule each name is
 * declared once, so there a name tells classes apart, too.
 */
public final class RankClass implements Comparable<RankClass> {

    private static final AtomicLong MADE = new AtomicLong();

    private final String name;
    private final RankBound bound;
    private final long number = MADE.getAndIncrement();

    /**
     * A new class.
     *
     * @param name  how the rule calls the class, unique in the rule
     * @param bound which ranks the class takes
     */
    public RankClass(String name, RankBound bound) {
        this.name = name;
        this.bound = bound;
    }

    /** The ranks that a class takes. */
    public enum RankBound {
        /** Every rank, 0 included. */
        ANY,
        /** Every rank from 1 on. */
        NON_EMPTY,
        /** Rank 1 exactly; only such a class may be counted along, concatenated along, or used as a number. */
        SINGLETON
    }

    /** The name of the class in the rule. */
    public String name() {
        return name;
    }

    /** The ranks that the class takes. */
    public RankBound bound() {
        return bound;
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

    /**
     * An order of classes in which two are alike only if they are one. It is by name; classes of one name, which no
     * rule has, come in the order in which they were made.
     */
    @Override
    public int compareTo(RankClass other) {
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : Long.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    /** The hash code of the name, so that hash tables have the same order in every run. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
