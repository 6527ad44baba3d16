package io.verifyrules.verifier.algebra;

/** The signs that an element may have: at least one of them. */
record Sign(boolean negative, boolean zero, boolean positive) {

    static final Sign ANY = new Sign(true, true, true);
    static final Sign POSITIVE = new Sign(false, false, true);
    static final Sign NEGATIVE = new Sign(true, false, false);
    static final Sign ZERO = new Sign(false, true, false);

    static Sign of(Ratio number) {
        return number.signum() > 0 ? POSITIVE : number.signum() < 0 ? NEGATIVE : ZERO;
    }

    boolean isPositive() { return !negative && !zero; }

    boolean isNegative() { return !positive && !zero; }

    boolean isNotNegative() { return !negative; }

    /** Whether it is not below 0, or not above 0. */
    boolean isOneSided() { return !negative || !positive; }

    boolean isNotZero() { return !zero; }

    Sign opposite() {
        return new Sign(positive, zero, negative);
    }

    Sign orZero() {
        return new Sign(negative, true, positive);
    }

    Sign or(Sign that) {
        return new Sign(negative || that.negative, zero || that.zero, positive || that.positive);
    }

    Sign plus(Sign that) {
        boolean mixed = (negative && that.positive) || (positive && that.negative);
        return new Sign(negative || that.negative, mixed || (zero && that.zero), positive || that.positive);
    }

    Sign times(Sign that) {
        return new Sign((negative && that.positive) || (positive && that.negative), zero || that.zero,
                (positive && that.positive) || (negative && that.negative));
    }

    /** The sign of a power; the base is not 0 where the exponent is below 0, and not below 0 where it is not whole. */
    Sign power(Ratio exponent) {
        boolean mayVanish = zero && exponent.signum() > 0;
        boolean signless = exponent.isEven() || !exponent.isWhole();
        return signless
                ? new Sign(false, mayVanish, positive || (negative && exponent.isWhole()) || !mayVanish)
                : new Sign(negative, mayVanish, positive || (!negative && !mayVanish));
    }

    /** The sign of the absolute value. */
    Sign abs() {
        return new Sign(false, zero, positive || negative);
    }
}
