package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The meaning of maps and lane conditions on one lane. A part that a term uses in several places is denoted once. */
public final class LaneDenotation {

    private final IdentityHashMap<AxisMap, LaneInt> maps = new IdentityHashMap<>();
    private final IdentityHashMap<LaneCondition, LaneBool> conditions = new IdentityHashMap<>();

    private LaneDenotation() {
    }

    /** The map on a lane. */
    public static LaneInt of(AxisMap map) {
        return new LaneDenotation().map(map);
    }

    static LaneBool of(LaneCondition condition) {
        return new LaneDenotation().condition(condition);
    }

    private LaneInt map(AxisMap map) {
        LaneInt known = maps.get(map);
        if (known == null) {
            known = denote(map);
            maps.put(map, known);
        }
        return known;
    }

    private LaneInt denote(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> LaneInt.of(new LaneAtom.Declared(variable));
            case AxisMap.Scalar scalar -> LaneInt.of(new LaneAtom.Shared(scalar));
            case AxisMap.Constant constant -> LaneInt.of(constant.value());
            case AxisMap.Arithmetic arithmetic -> arithmetic(arithmetic);
            case AxisMap.Permuted permuted -> new PermutedTerms(permuted.by()).of(map(permuted.map()));
            case AxisMap.Choice choice ->
                LaneInt.choice(condition(choice.condition()), map(choice.then()), map(choice.otherwise()));
        };
    }

    private LaneInt arithmetic(AxisMap.Arithmetic arithmetic) {
        LaneInt left = map(arithmetic.left());
        LaneInt right = map(arithmetic.right());
        return switch (arithmetic.operator()) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> left.times(right);
            case FLOOR_DIV -> LaneInt.quotient(left, right);
            case FLOOR_MOD -> left.minus(right.times(LaneInt.quotient(left, right)));
            case MIN -> LaneInt.min(left, right);
            case MAX -> LaneInt.max(left, right);
        };
    }

    private LaneBool condition(LaneCondition condition) {
        LaneBool known = conditions.get(condition);
        if (known == null) {
            known = denote(condition);
            conditions.put(condition, known);
        }
        return known;
    }

    private LaneBool denote(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison ->
                LaneBool.compare(comparison.relation(), map(comparison.left()), map(comparison.right()));
            case LaneCondition.Not not -> LaneBool.not(condition(not.operand()));
            case LaneCondition.AllOf all -> LaneBool.allOf(all.operands().stream().map(this::condition).toList());
            case LaneCondition.AnyOf any -> LaneBool.anyOf(any.operands().stream().map(this::condition).toList());
        };
    }

    static SortedMap<AggregatedAxis, LaneInt> of(Shape shape) {
        TreeMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>();
        shape.sizes().forEach((axis, size) -> sizes.put(axis, of(size)));
        return sizes;
    }

    /** The map that an attribute gives to an axis, or its neutral value. */
    static LaneInt attribute(SortedMap<AggregatedAxis, AxisMap> attribute, AggregatedAxis axis, LaneInt neutral) {
        return Optional.ofNullable(attribute.get(axis)).map(LaneDenotation::of).orElse(neutral);
    }
}
