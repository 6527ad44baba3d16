package io.verifyrules.verifier.ground;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.List;

/** All values of variables with which conditions hold, one after the other in lexicographic order. */
final class Assignments {

    private final List<LaneAtom.Variable> variables;
    private final List<LaneBool> conditions;
    private final boolean exact;
    private final Numbers numbers;
    private final Steps steps;
    private final Ranges ranges;

    /**
     * The values of variables.
     *
     * @param exact whether a condition without value ends it; otherwise such a one excludes nothing
     * @throws NotGround where the conditions do not bound a variable
     */
    Assignments(List<LaneAtom.Variable> variables, List<LaneBool> conditions, boolean exact, Numbers numbers,
            Steps steps) {
        this.variables = variables;
        this.conditions = new ArrayList<>(
                conditions.stream().flatMap(each -> LaneBool.conjuncts(each).stream()).toList());
        this.exact = exact;
        this.numbers = numbers;
        this.steps = steps;
        this.ranges = Ranges.of(variables, this.conditions, numbers);
    }

    /** The action at each; variables have their values meanwhile. */
    interface Each {

        /** Whether the next one is looked at. */
        boolean at();
    }

    /** Whether all were looked at. */
    boolean forEach(Each each) {
        boolean all = from(0, each);
        variables.forEach(numbers::forget);
        return all;
    }

    /** No fewer than there are. */
    double most() {
        double places = 1;
        for (LaneAtom.Variable variable : variables) {
            places *= Math.max(0, ranges.greatest(variable) - ranges.least(variable) + 1);
        }
        return places;
    }

    private boolean from(int next, Each each) {
        if (next == variables.size()) {
            return !allowed() || each.at();
        }
        LaneAtom.Variable variable = variables.get(next);
        for (long value = ranges.least(variable); value <= ranges.greatest(variable); value++) {
            steps.take(1);
            numbers.set(variable, value);
            if (!from(next + 1, each)) {
                return false;
            }
        }
        return true;
    }

    private boolean allowed() {
        for (LaneBool condition : conditions) {
            try {
                if (!numbers.holds(condition)) {
                    return false;
                }
            } catch (NotGround unknown) {
                if (exact) {
                    throw unknown;
                }
            }
        }
        return true;
    }
}
