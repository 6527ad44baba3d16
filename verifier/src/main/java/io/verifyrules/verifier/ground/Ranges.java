package io.verifyrules.verifier.ground;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.math.BigInteger;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Bounds of variables that follow from conditions which are linear in them, where all other variables have values. */
final class Ranges {

    /** Bounds that depend on each other in longer chains are not found. */
    private static final int ROUNDS = 8;

    /** Where the search for bounds begins. */
    private static final long MOST = 1L << 30;

    /** Bounds beyond may come from where the search begins, and there are too many numbers between them. */
    private static final long LARGE = 1L << 24;

    private final Map<LaneAtom.Variable, long[]> bounds = new HashMap<>();
    private final Numbers numbers;
    private boolean changed;

    private Ranges(Collection<LaneAtom.Variable> variables, Numbers numbers) {
        variables.forEach(variable -> bounds.put(variable, new long[]{-MOST, MOST}));
        this.numbers = numbers;
    }

    /** @throws NotGround where some variable is not bounded by them */
    static Ranges of(Collection<LaneAtom.Variable> variables, List<LaneBool> conditions, Numbers numbers) {
        Ranges ranges = new Ranges(variables, numbers);
        ranges.changed = true;
        for (int round = 0; round < ROUNDS && ranges.changed; round++) {
            ranges.changed = false;
            conditions.forEach(ranges::narrow);
        }
        if (ranges.bounds.values()
                .stream()
                .anyMatch(range -> Math.abs(range[0]) > LARGE || Math.abs(range[1]) > LARGE)) {
            throw new NotGround();
        }
        return ranges;
    }

    long least(LaneAtom.Variable variable) {
        return range(variable)[0];
    }

    long greatest(LaneAtom.Variable variable) {
        return range(variable)[1];
    }

    private long[] range(LaneAtom.Variable variable) {
        return bounds.getOrDefault(variable, new long[]{0, -1});
    }

    private void narrow(LaneBool condition) {
        switch (condition) {
            case LaneBool.NonNegative(LaneInt term) -> atLeastZero(term);
            case LaneBool.Zero(LaneInt term) -> {
                atLeastZero(term);
                atLeastZero(term.negate());
            }
            case LaneBool.AllOf(List<LaneBool> parts) -> parts.forEach(this::narrow);
            case LaneBool.Constant ignored -> {
            }
            case LaneBool.NonZero ignored -> {
            }
            case LaneBool.AnyOf ignored -> {
            }
        }
    }

    private void atLeastZero(LaneInt term) {
        Map<LaneAtom.Variable, Long> factors = new HashMap<>();
        long constant = 0;
        try {
            for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
                long factor = part.getValue().longValueExact();
                List<LaneAtom> atoms = part.getKey().atoms();
                if (atoms.size() == 1 && atoms.getFirst() instanceof LaneAtom.Variable variable
                        && bounds.containsKey(variable)) {
                    factors.put(variable, factor);
                } else {
                    for (LaneAtom atom : atoms) {
                        factor = Math.multiplyExact(factor, numbers.of(atom));
                    }
                    constant = Math.addExact(constant, factor);
                }
            }
            bound(factors, constant);
        } catch (ArithmeticException | NotGround unused) {
            // A condition that says nothing of ranges narrows none.
            return;
        }
    }

    private void bound(Map<LaneAtom.Variable, Long> factors, long constant) {
        for (Map.Entry<LaneAtom.Variable, Long> each : factors.entrySet()) {
            long most = constant;
            for (Map.Entry<LaneAtom.Variable, Long> other : factors.entrySet()) {
                if (!other.getKey().equals(each.getKey())) {
                    long[] range = range(other.getKey());
                    most = Math.addExact(most,
                            Math.multiplyExact(other.getValue(), other.getValue() > 0 ? range[1] : range[0]));
                }
            }
            long[] range = range(each.getKey());
            long factor = each.getValue();
            if (factor > 0) {
                raise(range, Math.negateExact(Math.floorDiv(most, factor)));
            } else {
                lower(range, Math.floorDiv(most, -factor));
            }
        }
    }

    private void raise(long[] range, long least) {
        if (least > range[0]) {
            range[0] = Math.min(least, MOST);
            changed = true;
        }
    }

    private void lower(long[] range, long greatest) {
        if (greatest < range[1]) {
            range[1] = Math.max(greatest, -MOST);
            changed = true;
        }
    }
}
