package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import java.time.Duration;

/**
 * The allowed cost of a search among instances. Counts decide, so that the same search finds the same. The time is a
 * backstop for a machine that is slow or busy, and a search that it ends says so.
 *
 * @param applicable how many instances to which the rule applies are looked at
 * @param tries      how many instances in all
 * @param work       how many elements and terms the interpreter computes
 * @param resources  how many units of its resource limit the solver may spend on numbers for instances
 * @param time       when the search ends in any case
 * @param equal      how many instances are tried before in which all elements of a tensor are one
 */
public record SearchEffort(int applicable, int tries, long work, long resources, Duration time, int equal) {

    /** On a machine that is not slowed down counts end each search long before. */
    private static final Duration BACKSTOP = Duration.ofMinutes(2);

    private static final int COST_OF_FLOATS = 16;

    /**
     * A short search among floats looks at more instances than others. A long one begins with exceptional elements, one by one, and looks at
     * fewer after them. Of 52 that found a counterexample in the collections, one took more than 950.
     */
    private static final int FEWEST_OF_FLOATS = 80;
    private static final int LONG = 1000;
    private static final int PARTS_OF_FLOATS = 2;
    private static final int OF_PARTS = 3;
    private static final int FEWEST_TRIES_OF_FLOATS = 320;
    private static final int EQUAL_FLOATS = 300;

    /** Before a proof, which may take seconds where there is none: some tenths of a second at most. */
    public static final SearchEffort EARLY = new SearchEffort(48, 192, 5_000_000, 1_000_000, BACKSTOP, 0);

    /** Before a proof, where a search was in vain in a type that is alike: some milliseconds. */
    public static final SearchEffort AGAIN = new SearchEffort(16, 64, 100_000, 0, BACKSTOP, 0);

    /** After a proof was not found: some seconds at most. */
    public static final SearchEffort LATE = new SearchEffort(3000, 9000, 10_000_000, 6_000_000, BACKSTOP, 0);

    /** The same, where a search of thousands found none that has lanes and to which the rule applies. */
    public static final SearchEffort SELDOM = new SearchEffort(500, 1500, 10_000_000, 1_000_000, BACKSTOP, 0);

    /** Before the solver is asked whether a rule applies: some milliseconds, about what a query takes. */
    public static final SearchEffort GLANCE = new SearchEffort(30, 30, 100_000, 0, BACKSTOP, 0);

    /** Where a counterexample is known, for one that says more. */
    public static final SearchEffort INSTRUCTIVE = new SearchEffort(200, 800, 1_000_000, 500_000, BACKSTOP, 0);

    /** Whether a rule applies at all. */
    public static final SearchEffort APPLICABILITY = new SearchEffort(500, 5000, 10_000_000, 3_000_000, BACKSTOP, 0);

    /** The same with elements of the type, of which some take longer to compute with. */
    public SearchEffort on(ElementType type) {
        if (!(type instanceof ElementType.Floating)) {
            return this;
        }
        return applicable > LONG
                ? new SearchEffort(applicable * PARTS_OF_FLOATS / OF_PARTS, tries * PARTS_OF_FLOATS / OF_PARTS,
                        work / COST_OF_FLOATS, resources, time, EQUAL_FLOATS)
                : new SearchEffort(Math.max(applicable, FEWEST_OF_FLOATS), Math.max(tries, FEWEST_TRIES_OF_FLOATS),
                        work / COST_OF_FLOATS, resources, time, 0);
    }

    /** The same, ended after the given time if that is less. */
    public SearchEffort within(Duration limit) {
        return new SearchEffort(applicable, tries, work, resources, limit.compareTo(time) < 0 ? limit : time, equal);
    }
}
