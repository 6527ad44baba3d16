package io.verifyrules.dsl.rule;

/** The kinds of verdict on a rule and an element type. */
public enum VerdictKind {
    /** Proved for every rank, every size and every element. */
    VERIFIED,
    /** A concrete counterexample was found and recomputed. */
    REFUTED,
    /** The same, and proved besides: wherever the rule applies and no class has rank 0, what it builds is invalid or has another shape. */
    INVALID,
    /** Neither proved nor refuted; the reason says why. */
    UNKNOWN,
    /** The hypotheses contradict each other: the rule never applies. */
    VACUOUS,
    /** The rule does not type-check. */
    ILL_FORMED;

    /** Whether there is a counterexample. */
    public boolean isRefuting() { return this == REFUTED || this == INVALID; }
}
