package io.verifyrules.verifier.value;

/** The number of a format for a number that lies between two of them: the five directions of IEEE 754, section 4.3. */
enum FloatRounding {
    /** The nearer one; halfway between the two that whose last bit is 0. */
    NEAREST_EVEN,
    /** The nearer one; halfway between the two that of greater magnitude. */
    NEAREST_AWAY,
    UPWARD,
    DOWNWARD,
    TOWARD_ZERO;

    /**
     * Whether the greater of two neighbouring magnitudes is taken.
     *
     * @param negative whether the number is below 0
     * @param odd      whether the last bit of the lesser magnitude is set
     * @param half     how the distance to the lesser magnitude compares with half of that between the two; -1, 0 or 1
     * @param exact    whether the number is the lesser magnitude
     */
    boolean away(boolean negative, boolean odd, int half, boolean exact) {
        return !exact && switch (this) {
            case NEAREST_EVEN -> half > 0 || (half == 0 && odd);
            case NEAREST_AWAY -> half >= 0;
            case UPWARD -> !negative;
            case DOWNWARD -> negative;
            case TOWARD_ZERO -> false;
        };
    }
}
