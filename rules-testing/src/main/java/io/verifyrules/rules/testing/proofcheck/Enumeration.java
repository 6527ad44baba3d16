package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values of bound indices, lane by lane, between the bounds that the guard gives them. */
final class Enumeration {

    private static final long WINDOW = 8;

    private final Assignment in;
    private final LaneValues values;
    private final Runnable counted;
    private final List<Map.Entry<RankClass, LaneBool>> conjuncts = new ArrayList<>();
    private final Set<LaneAtom.Variable> open = new HashSet<>();

    private record Slot(LaneAtom.Variable variable, RankClass rankClass, int lane) {}

    Enumeration(Assignment in, LaneValues values, Truth guard, Runnable counted) {
        this.in = in;
        this.values = values;
        this.counted = counted;
        for (Truth part : Truth.conjuncts(guard)) {
            if (part instanceof Truth.Fold(RankClass rankClass, LaneBool predicate)) {
                LaneBool.conjuncts(predicate).forEach(conjunct -> conjuncts.add(Map.entry(rankClass, conjunct)));
            }
        }
    }

    void run(List<ValueTerm.BoundIndex> indices, Runnable each) {
        List<Slot> slots = new ArrayList<>();
        for (ValueTerm.BoundIndex index : indices) {
            open.add(index.variable());
            for (int lane = 0; lane < in.rank(index.rankClass()); lane++) {
                slots.add(new Slot(index.variable(), index.rankClass(), lane));
            }
        }
        run(slots, 0, each);
    }

    /** Whether the index, or the one whose lanes it has in another order, has no value on some lane. */
    private boolean isOpen(LaneAtom atom) {
        return atom instanceof LaneAtom.Permuted permuted ? open.contains(permuted.of()) : open.contains(atom);
    }

    private void run(List<Slot> slots, int next, Runnable each) {
        counted.run();
        if (next == slots.size()) {
            each.run();
            return;
        }
        Slot slot = slots.get(next);
        boolean last = next + 1 == slots.size() || !slots.get(next + 1).variable().equals(slot.variable());
        long low = Long.MIN_VALUE;
        long high = Long.MAX_VALUE;
        for (Map.Entry<RankClass, LaneBool> conjunct : conjuncts) {
            if (!conjunct.getKey().equals(slot.rankClass())
                    && !(slot.rankClass().isSingleton() && conjunct.getKey().isSingleton())) {
                continue;
            }
            LaneInt term;
            boolean both;
            switch (conjunct.getValue()) {
                case LaneBool.NonNegative(LaneInt bound) -> {
                    term = bound;
                    both = false;
                }
                case LaneBool.Zero(LaneInt zero) -> {
                    term = zero;
                    both = true;
                }
                default -> {
                    continue;
                }
            }
            BigInteger coefficient = term.terms()
                    .getOrDefault(new LaneInt.Monomial(List.of(slot.variable())), BigInteger.ZERO);
            LaneInt rest = term.minus(LaneInt.of(slot.variable()).times(coefficient));
            if (coefficient.signum() == 0 || Atoms.in(rest).stream().anyMatch(this::isOpen)) {
                continue;
            }
            long constant = values.of(rest, slot.lane());
            long factor = coefficient.longValue();
            // factor * v + constant >= 0
            if (factor > 0) {
                low = Math.max(low, Math.ceilDiv(-constant, factor));
                high = both ? Math.min(high, Math.floorDiv(-constant, factor)) : high;
            } else {
                high = Math.min(high, Math.floorDiv(constant, -factor));
                low = both ? Math.max(low, Math.ceilDiv(constant, -factor)) : low;
            }
        }
        if (low == Long.MIN_VALUE && high == Long.MAX_VALUE) {
            low = -1;
            high = WINDOW;
        } else if (low == Long.MIN_VALUE) {
            low = Math.min(-1, high - WINDOW);
        } else if (high == Long.MAX_VALUE) {
            high = Math.max(WINDOW, low + WINDOW);
        }
        for (long value = low; value <= high; value++) {
            in.set(slot.variable(), slot.lane(), value);
            if (last) {
                open.remove(slot.variable());
            }
            run(slots, next + 1, each);
            if (last) {
                open.add(slot.variable());
            }
        }
    }
}
