package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Terms evaluated on concrete lanes, independently of the encoder that solvers see.
 *
 * @param lanes    the value of each variable on each lane of each class
 * @param scalars  the value of each scalar
 * @param elements the number behind each tensor cell and parameter; an entry is chosen when it is first asked for
 */
record FiniteEvaluation(Map<RankClass, List<Map<String, Long>>> lanes, Map<String, Long> scalars, Cells elements) {

    /** Elements chosen by the digits of a number, cell by cell, so that counting it up lists all tensors. */
    static final class Cells {

        private final int values;
        private final Map<Object, Integer> chosen = new LinkedHashMap<>();
        private long digits;

        Cells(long code, int values) {
            this.digits = code;
            this.values = values;
        }

        int at(Object cell) {
            Integer known = chosen.get(cell);
            if (known != null) {
                return known;
            }
            int fresh = (int) (digits % values);
            digits /= values;
            chosen.put(cell, fresh);
            return fresh;
        }

        /** Whether the code has more digits than there are cells, so that a smaller one gave the same elements. */
        boolean exhausted() {
            return digits > 0;
        }
    }

    /** Whether the instance satisfies the hypotheses and not the conclusion. Every cell is asked for. */
    boolean refutes(Claim claim) {
        boolean applies = true;
        for (Truth hypothesis : claim.hypotheses()) {
            applies &= holds(hypothesis);
        }
        boolean concluded = switch (claim.conclusion()) {
            case Claim.Holds(Truth truth) -> holds(truth);
            case Claim.OfElements both -> element(both.left()) == element(both.right());
        };
        return applies && !concluded;
    }

    boolean holds(Truth truth) {
        return switch (truth) {
            case Truth.Constant(boolean value) -> value;
            case Truth.Fold(RankClass rankClass, LaneBool predicate) -> onEvery(of(rankClass), predicate);
            case Truth.OnScalars(LaneBool condition) -> holds(condition, Map.of());
            case Truth.OnElement(ValueTerm element) -> element(element) == 1;
            case Truth.Not(Truth operand) -> !holds(operand);
            case Truth.AllOf(List<Truth> parts) -> holding(parts) == parts.size();
            case Truth.AnyOf(List<Truth> parts) -> holding(parts) > 0;
        };
    }

    private boolean onEvery(List<Map<String, Long>> all, LaneBool predicate) {
        for (Map<String, Long> lane : all) {
            if (!holds(predicate, lane)) {
                return false;
            }
        }
        return true;
    }

    private int holding(List<Truth> parts) {
        int holding = 0;
        for (Truth part : parts) {
            holding += holds(part) ? 1 : 0;
        }
        return holding;
    }

    private List<Map<String, Long>> of(RankClass rankClass) {
        return Objects.requireNonNull(lanes.get(rankClass), rankClass.name());
    }

    private int element(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Parameter parameter -> elements.at(parameter.origin());
            case ValueTerm.Read read -> elements.at(List.of(read.origin(), cell(read.index())));
            case ValueTerm.If choice -> {
                int then = element(choice.then());
                int otherwise = element(choice.otherwise());
                yield holds(choice.condition()) ? then : otherwise;
            }
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.OfRelation(Relation relation) ->
                related(relation, element(apply.operands().get(0)), element(apply.operands().get(1))) ? 1 : 0;
            default -> throw new AssertionError("not in these structures: " + term);
        };
    }

    private List<List<Long>> cell(SortedMap<AggregatedAxis, LaneInt> at) {
        List<List<Long>> cell = new ArrayList<>();
        for (Map.Entry<AggregatedAxis, LaneInt> index : at.entrySet()) {
            List<Long> along = new ArrayList<>();
            for (Map<String, Long> lane : of(index.getKey().rankClass())) {
                along.add(value(index.getValue(), lane));
            }
            cell.add(along);
        }
        return cell;
    }

    private static boolean related(Relation relation, int left, int right) {
        return switch (relation) {
            case EQ -> left == right;
            case LT -> left < right;
            default -> throw new AssertionError("not in these structures: " + relation);
        };
    }

    boolean holds(LaneBool condition, Map<String, Long> lane) {
        return switch (condition) {
            case LaneBool.Constant(boolean value) -> value;
            case LaneBool.NonNegative(LaneInt term) -> value(term, lane) >= 0;
            case LaneBool.Zero(LaneInt term) -> value(term, lane) == 0;
            case LaneBool.NonZero(LaneInt term) -> value(term, lane) != 0;
            case LaneBool.AllOf(List<LaneBool> parts) -> !hasOne(parts, lane, false);
            case LaneBool.AnyOf(List<LaneBool> parts) -> hasOne(parts, lane, true);
        };
    }

    /** Whether one of the parts is as wanted. */
    private boolean hasOne(List<LaneBool> parts, Map<String, Long> lane, boolean wanted) {
        for (LaneBool part : parts) {
            if (holds(part, lane) == wanted) {
                return true;
            }
        }
        return false;
    }

    private long value(LaneInt term, Map<String, Long> lane) {
        long sum = 0;
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            long product = part.getValue().longValueExact();
            for (LaneAtom atom : part.getKey().atoms()) {
                product *= value(atom, lane);
            }
            sum += product;
        }
        return sum;
    }

    /** What a variable of a singleton is on any lane of another class, it is on the one lane of its own. */
    private Map<String, Long> whereItStands(LaneAtom.Variable variable, Map<String, Long> lane) {
        if (variable.kind() == LaneAtom.Kind.SCALAR) {
            return scalars;
        }
        Optional<RankClass> home = variable.rankClass();
        return home.isPresent() && home.get().isSingleton() && !lane.containsKey(variable.name())
                ? of(home.get()).getFirst()
                : lane;
    }

    private long value(LaneAtom atom, Map<String, Long> lane) {
        return switch (atom) {
            case LaneAtom.Variable variable ->
                Objects.requireNonNull(whereItStands(variable, lane).get(variable.name()), variable.name());
            case CompoundAtom.Entry(Origin tensor, var at) -> elements.at(List.of(tensor, cell(at)));
            case CompoundAtom.Place(RankClass rankClass, LaneInt number, LaneInt size) -> elements
                    .at(List.of("place", rankClass, value(number, lane), cell(RowMajor.sizes(rankClass, size)), lane));
            case CompoundAtom.PositivePart(LaneInt of) -> Math.max(0, value(of, lane));
            case CompoundAtom.Quotient(LaneInt dividend, LaneInt divisor) -> {
                long by = value(divisor, lane);
                yield by == 0 ? 0 : Math.floorDiv(value(dividend, lane), by);
            }
            case CompoundAtom.Choice(LaneBool condition, LaneInt then, LaneInt otherwise) ->
                value(holds(condition, lane) ? then : otherwise, lane);
        };
    }
}
