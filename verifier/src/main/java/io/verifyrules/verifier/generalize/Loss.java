package io.verifyrules.verifier.generalize;

/** The right cases that demands may exclude, as the price of being short. */
enum Loss {
    /** None. */
    NONE,
    /** The cases in which the left side has no element: a rule is seldom about these. */
    EMPTY,
    /** Any that are not known from the rule as it was. */
    SOME
}
