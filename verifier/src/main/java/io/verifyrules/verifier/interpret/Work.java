package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.value.RefusedInstance;
/**
 * The cost of evaluations so far: one unit for each element that an operator makes and for each term that a reduction
 * combines. A count and no time, so that it is the same on any machine. Work that would exceed the limit is refused
 * before it is begun.
 */
public final class Work {

    /**
     * The most units that one evaluation of a rule may cost. About ten million are done in a second; a matrix of 400 rows and
     * columns and what is made of it takes one or two.
     */
    static final long MOST_AT_ONCE = 6_000_000;

    /** Larger tensors are refused: what fits beside many others into the memory of a small machine. */
    static final int MOST_ELEMENTS = 1_000_000;

    private final long most;
    private long spent;

    /** Work of which at most so many units are done. */
    public Work(long most) {
        this.most = most;
    }

    /** The allowed cost of a single evaluation. */
    static Work once() {
        return new Work(MOST_AT_ONCE);
    }

    /** Enters units that are about to be done. */
    void add(long units) {
        if (units > most - spent) {
            throw new RefusedInstance("more than " + most + " elements and terms have to be computed");
        }
        spent += units;
    }

    /** Enters units that were done, whatever the limit says; at least one, so that everything that is repeated ends. */
    public void enter(long units) {
        spent += Math.max(1, units);
    }

    /** The rest of this for a single evaluation; its units are to be entered here when it has ended. */
    Work part() {
        return new Work(Math.min(MOST_AT_ONCE, most - spent));
    }

    /** Whether so many units more can be done. */
    public boolean allows(long units) {
        return units <= most - spent;
    }

    /** Whether nothing more can be done. */
    public boolean exhausted() {
        return spent >= most;
    }

    /** The units done so far. */
    public long spent() {
        return spent;
    }
}
