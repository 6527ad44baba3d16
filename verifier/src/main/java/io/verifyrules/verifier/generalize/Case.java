package io.verifyrules.verifier.generalize;

import io.verifyrules.verifier.interpret.RuleInstance;

/**
 * An instance on which the left side is valid, and whether the right side may take its place there.
 *
 * @param number   its place among the cases of its scope
 * @param elements whether the left side has an element to compare
 * @param known    whether the rule as it was is right there and admits it
 */
record Case(int number, RuleInstance instance, boolean right, boolean elements, boolean known) {

    /** The same at another place. */
    Case at(int place) {
        return new Case(place, instance, right, elements, known);
    }
}
