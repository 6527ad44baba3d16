package io.verifyrules.verifier.normal;

/**
 * A step towards the normal form of the lane terms of one class. It is taken as often as it applies, and asks for no
 * law, as lane terms are integers. It records an equation or a fact that holds on every lane satisfying the hypotheses,
 * or a change of variables that misses no integer.
 */
@FunctionalInterface
interface NormalFormStep {

    /** Takes the step once, which {@code lanes.form()} records; false where it does not apply, and then nothing is changed. */
    boolean improves(ClassLanes lanes);
}
