package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import java.time.Duration;

/**
 * How much a search among instances may cost. Counts decide, so that the same search finds the same; the time is a backstop
 * for a machine that is slow or busy.
 *
 * @param applicable how many instances to which the rule applies are looked at
 * @param tries      how many instances in all
 * @param work       how many elements and terms the interpreter computes
 * @param time       when the search ends in any case
 */
public record SearchEffort(int applicable, int tries, long work, Duration time) {

    private static final int COST_OF_FLOATS = 16;

    /** Before a proof, which may take seconds where there is none: some tenths of a second at most. */
    public static final SearchEffort EARLY = new SearchEffort(80, 320, 5_000_000, Duration.ofSeconds(2));

    /** After a proof was not found: some seconds at most. */
    public static final SearchEffort LATE = new SearchEffort(3000, 9000, 40_000_000, Duration.ofSeconds(20));

    /** Before the solver is asked whether a rule applies: some milliseconds, about what a query takes. */
    public static final SearchEffort GLANCE = new SearchEffort(30, 30, 100_000, Duration.ofSeconds(2));

    /** Where a counterexample is known, for one that says more. */
    public static final SearchEffort INSTRUCTIVE = new SearchEffort(200, 800, 1_000_000, Duration.ofSeconds(1));

    /** Whether a rule applies at all. */
    public static final SearchEffort APPLICABILITY = new SearchEffort(500, 5000, 10_000_000, Duration.ofSeconds(10));

    /** The same with elements of the type, of which some take longer to compute with. */
    public SearchEffort on(ElementType type) {
        return type instanceof ElementType.Floating
                ? new SearchEffort(applicable, tries, work / COST_OF_FLOATS, time)
                : this;
    }

    /** The same, ended after the given time if that is less. */
    public SearchEffort within(Duration limit) {
        return new SearchEffort(applicable, tries, work, limit.compareTo(time) < 0 ? limit : time);
    }
}
