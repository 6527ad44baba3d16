package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The values of lane terms in an assignment. */
record LaneValues(Assignment in) {

    /** The value on a lane; the lane does not matter where all share the number. */
    long of(LaneInt term, int lane) {
        try {
            long sum = 0;
            for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
                long product = part.getValue().longValueExact();
                for (LaneAtom atom : part.getKey().atoms()) {
                    product = Math.multiplyExact(product, of(atom, lane));
                }
                sum = Math.addExact(sum, product);
            }
            return sum;
        } catch (ArithmeticException large) {
            throw new Discarded("large numbers");
        }
    }

    private long of(LaneAtom atom, int lane) {
        return switch (atom) {
            case LaneAtom.Variable variable -> in.number(variable, lane);
            case CompoundAtom.Quotient(LaneInt dividend, LaneInt divisor) -> {
                long by = of(divisor, lane);
                yield by == 0 ? 0 : Math.floorDiv(of(dividend, lane), by);
            }
            case CompoundAtom.PositivePart(LaneInt of) -> Math.max(0, of(of, lane));
            case CompoundAtom.Choice(LaneBool condition, LaneInt then, LaneInt otherwise) ->
                of(of(condition, lane) ? then : otherwise, lane);
            case CompoundAtom.Entry entry -> entry(entry);
            case CompoundAtom.Place(RankClass rankClass, LaneInt number, LaneInt size) ->
                in.placed(of(number, lane), lanes(rankClass, size), lane);
        };
    }

    private long entry(CompoundAtom.Entry entry) {
        return switch (entry.origin()) {
            case Origin.Count(RankClass of) -> Assignment.count(lanes(of, entry.at().firstEntry().getValue()));
            // The axes of a number are its index and its sizes, in the order of their labels.
            case Origin.Numbered(RankClass of) -> in.numbered(lanes(of, entry.at().firstEntry().getValue()),
                    lanes(of, entry.at().lastEntry().getValue()));
            case Origin.Order ignored -> throw new Discarded("the order of a sort");
            default -> in.entry(entry.origin(), index(entry.at()));
        };
    }

    /** The values on all lanes of a class. */
    List<Long> lanes(RankClass rankClass, LaneInt term) {
        List<Long> all = new ArrayList<>();
        for (int lane = 0; lane < in.rank(rankClass); lane++) {
            all.add(of(term, lane));
        }
        return all;
    }

    /** An index with its values on all lanes. */
    SortedMap<AggregatedAxis, List<Long>> index(SortedMap<AggregatedAxis, LaneInt> at) {
        SortedMap<AggregatedAxis, List<Long>> index = new TreeMap<>();
        at.forEach((axis, term) -> index.put(axis, lanes(axis.rankClass(), term)));
        return index;
    }

    boolean of(LaneBool condition, int lane) {
        return switch (condition) {
            case LaneBool.Constant(boolean value) -> value;
            case LaneBool.NonNegative(LaneInt term) -> of(term, lane) >= 0;
            case LaneBool.Zero(LaneInt term) -> of(term, lane) == 0;
            case LaneBool.NonZero(LaneInt term) -> of(term, lane) != 0;
            case LaneBool.AllOf(List<LaneBool> parts) -> parts.stream().allMatch(part -> of(part, lane));
            case LaneBool.AnyOf(List<LaneBool> parts) -> parts.stream().anyMatch(part -> of(part, lane));
        };
    }

    /** Whether the predicate holds on every lane of the class. */
    boolean everywhere(RankClass rankClass, LaneBool predicate) {
        for (int lane = 0; lane < in.rank(rankClass); lane++) {
            if (!of(predicate, lane)) {
                return false;
            }
        }
        return true;
    }
}
