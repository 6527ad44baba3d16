package io.verifyrules.verifier.ground;

import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/** The values that variables have at the moment, and what lane terms come to with these. */
final class Numbers {

    private final Map<LaneAtom.Variable, Long> values = new HashMap<>();
    private final Steps steps;

    Numbers(Steps steps) {
        this.steps = steps;
    }

    void set(LaneAtom.Variable variable, long value) {
        values.put(variable, value);
    }

    void forget(LaneAtom.Variable variable) {
        values.remove(variable);
    }

    boolean has(LaneAtom.Variable variable) {
        return values.containsKey(variable);
    }

    /** @throws NotGround if it has none, or a term needs more than 64 bits */
    long of(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable -> {
                Long value = values.get(variable);
                if (value == null) {
                    throw new NotGround();
                }
                yield value;
            }
            case CompoundAtom.Quotient(LaneInt dividend, LaneInt divisor) -> {
                long by = of(divisor);
                yield by == 0 ? 0 : Math.floorDiv(of(dividend), by);
            }
            case CompoundAtom.PositivePart(LaneInt term) -> Math.max(0, of(term));
            case CompoundAtom.Choice(LaneBool condition, LaneInt then, LaneInt otherwise) ->
                of(holds(condition) ? then : otherwise);
            case CompoundAtom.Entry ignored -> throw new NotGround();
            case CompoundAtom.Place ignored -> throw new NotGround();
        };
    }

    long of(LaneInt term) {
        try {
            long sum = 0;
            for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
                long product = part.getValue().longValueExact();
                for (LaneAtom atom : part.getKey().atoms()) {
                    product = Math.multiplyExact(product, of(atom));
                }
                sum = Math.addExact(sum, product);
            }
            steps.take(1);
            return sum;
        } catch (ArithmeticException large) {
            throw new NotGround();
        }
    }

    boolean holds(LaneBool condition) {
        return switch (condition) {
            case LaneBool.Constant constant -> constant.value();
            case LaneBool.NonNegative atLeast -> of(atLeast.term()) >= 0;
            case LaneBool.Zero zero -> of(zero.term()) == 0;
            case LaneBool.NonZero nonZero -> of(nonZero.term()) != 0;
            case LaneBool.AllOf all -> all.parts().stream().allMatch(this::holds);
            case LaneBool.AnyOf any -> any.parts().stream().anyMatch(this::holds);
        };
    }
}
