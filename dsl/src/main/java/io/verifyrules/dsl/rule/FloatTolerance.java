package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import java.util.Set;

/** The differences between floats that do not matter to a rule, and what the rule must be like for it. */
final class FloatTolerance {

    private Tolerances upTo = Tolerances.NONE;
    private boolean isInherited;

    /** @param inherited whether another rule says so, of which this one is made: one that is about other types leaves it out */
    void state(Tolerances tolerances, boolean inherited) {
        upTo = tolerances;
        isInherited = inherited;
    }

    /**
     * The differences that do not matter.
     *
     * @param claimed  the closed types that the open one stands for
     * @param accepted those that all operators accept, whether they are claimed or not
     * @throws IllFormedException if the rule has no floats, or if these may be poison
     */
    Tolerances of(TypedParts rule, Set<ElementType> claimed, Set<ElementType> accepted) {
        if (isInherited && !concerns(rule, claimed)) {
            return Tolerances.NONE;
        }
        check(rule, claimed, accepted);
        return upTo;
    }

    private void check(TypedParts rule, Set<ElementType> claimed, Set<ElementType> accepted) {
        if (upTo.isEmpty()) {
            return;
        }
        if (!concerns(rule, claimed)) {
            throw new IllFormedException("upTo: the rule computes with no elements of a float type, and no other type "
                    + "has zeros with signs, NaN or roundings; leave it out, or claim the rule for floats");
        }
        if (rule.nodes().stream().map(FloatReading::of).anyMatch(FloatReading::hasPoison)) {
            throw new IllFormedException("upTo: beside what is MLIR's, floats may be poison, and flags say what does "
                    + "not matter; say addf(x, y, nsz) or addf(x, y, reassoc)");
        }
        if (upTo.have(Tolerance.ROUNDING)) {
            checkReals(fixesOne(rule), accepted);
        }
    }

    /** Whether the rule computes with floats, so that differences between them can matter. */
    private static boolean concerns(TypedParts rule, Set<ElementType> claimed) {
        return fixesOne(rule) || claimed.stream().anyMatch(Tolerances::isFloat);
    }

    private static boolean fixesOne(TypedParts rule) {
        return rule.types().stream().anyMatch(Tolerances::isFloat);
    }

    private void checkReals(boolean fixed, Set<ElementType> accepted) {
        if (upTo.all().size() > 1) {
            throw new IllFormedException("upTo: real numbers have neither NaN nor zeros with signs, and sums of them "
                    + "no order; say upTo(rounding) alone");
        }
        if (fixed) {
            throw new IllFormedException("upTo(rounding): the rule fixes a float type, and is to be read over the "
                    + "reals; leave the element type open, and say elements(f32) to claim it for f32");
        }
        if (!accepted.contains(ElementType.REAL)) {
            throw new IllFormedException("upTo(rounding): the rule is to be read over the reals, and an operator or a "
                    + "number of it is not one of reals");
        }
    }
}
