package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Literal;

/**
 * The elements that a term of a numeric type may be: an infinity, 0, another finite number. Superfluous ones do no
 * harm.
 */
public record Reach(boolean below, boolean zero, boolean other, boolean above) {

    public static final Reach FINITE = new Reach(false, true, true, false);
    static final Reach ANYTHING = new Reach(true, true, true, true);
    static final Reach NON_ZERO = new Reach(false, false, true, false);

    static Reach of(Literal literal) {
        return switch (literal) {
            case Literal.Infinity infinity -> new Reach(!infinity.positive(), false, false, infinity.positive());
            case Literal.Whole whole -> whole.value().signum() == 0 ? new Reach(false, true, false, false) : NON_ZERO;
            case Literal.Fraction ignored -> NON_ZERO;
            case Literal.MinusZero ignored -> FINITE;
            case Literal.NotANumber ignored -> FINITE;
            case Literal.ImaginaryUnit ignored -> NON_ZERO;
            case Literal.Truth ignored -> FINITE;
            case Literal.Bits ignored -> FINITE;
            case Literal.Extreme ignored -> FINITE;
            case Literal.Poison ignored -> FINITE;
        };
    }

    /** Whether it may be an infinity. */
    boolean infinite() {
        return below || above;
    }

    private boolean finite() {
        return zero || other;
    }

    Reach or(Reach that) {
        return new Reach(below || that.below, zero || that.zero, other || that.other, above || that.above);
    }

    private boolean isOnlyAbove() { return !below && !zero && !other; }

    /** The greater of the two. */
    Reach max(Reach that) {
        if (isOnlyAbove() || that.isOnlyAbove()) {
            return isOnlyAbove() ? this : that;
        }
        return new Reach(below && that.below, zero || that.zero, other || that.other, above || that.above);
    }

    Reach withoutZero() {
        return new Reach(below, false, other, above);
    }

    Reach opposite() {
        return new Reach(above, zero, other, below);
    }

    Reach magnitude() {
        return new Reach(false, zero, other, infinite());
    }

    /** Whether a sum with {@code that} may be one of opposite infinities. */
    boolean mayCancel(Reach that) {
        return (below && that.above) || (above && that.below);
    }

    /** A sum that is defined. */
    Reach plus(Reach that) {
        return new Reach(below || that.below, finite() && that.finite(), finite() && that.finite(),
                above || that.above);
    }

    /** Whether a product with {@code that} may be one of 0 and an infinity. */
    boolean mayVanish(Reach that) {
        return (zero && that.infinite()) || (infinite() && that.zero);
    }

    /** A product that is defined. */
    Reach times(Reach that) {
        boolean infinite = infinite() || that.infinite();
        return new Reach(infinite, zero || that.zero, other && that.other, infinite);
    }
}
