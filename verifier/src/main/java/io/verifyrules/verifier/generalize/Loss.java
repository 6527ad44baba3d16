package io.verifyrules.verifier.generalize;

/** Which right cases demands may exclude, as the price of being short. */
enum Loss {
    /** None. */
    NONE,
    /** Those in which the left side has no element: what happens there is seldom what a rule is about. */
    EMPTY,
    /** Any that are not known from the rule as it was. */
    SOME
}
