package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import java.util.List;
import java.util.Optional;

/**
 * An integer for each lane of one rank class: a size, a start, a stride, a padding. Maps are combined lane by lane
 * only, so an expression over maps speaks of one lane at a time. Integer scalars of the rule are shared by all lanes,
 * and so is a map of a singleton. The class of a singleton has one lane, so its map is one number, which may stand in a
 * map over any other class.
 */
public sealed interface AxisMap extends Node {

    /** A map of the rule, universally quantified. */
    record Variable(String name, RankClass of) implements AxisMap {}

    /** An integer scalar of the rule: one value, the same on every lane and usable as a tensor element too. */
    record Scalar(String name) implements AxisMap {}

    /** The same integer on every lane. */
    record Constant(long value) implements AxisMap {}

    /** Two maps combined lane by lane. */
    final class Arithmetic extends SharedNode implements AxisMap {

        private final MapOperator operator;
        private final AxisMap left;
        private final AxisMap right;
        final LaneClasses classes;

        public Arithmetic(MapOperator operator, AxisMap left, AxisMap right) {
            super(operator, List.of(left, right));
            this.operator = operator;
            this.left = left;
            this.right = right;
            this.classes = LaneClasses.of(left).and("'" + operator.symbol() + "'", LaneClasses.of(right));
        }

        /** The operator that combines the two. */
        public MapOperator operator() {
            return operator;
        }

        /** The first map. */
        public AxisMap left() {
            return left;
        }

        /** The second map. */
        public AxisMap right() {
            return right;
        }
    }

    /** On each lane one of two maps. */
    final class Choice extends SharedNode implements AxisMap {

        private final LaneCondition condition;
        private final AxisMap then;
        private final AxisMap otherwise;
        final LaneClasses classes;

        public Choice(LaneCondition condition, AxisMap then, AxisMap otherwise) {
            super("choose", List.of(condition, then, otherwise));
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
            String what = "a choice between maps";
            this.classes = LaneClasses.of(condition)
                    .and(what, LaneClasses.of(then).and(what, LaneClasses.of(otherwise)));
        }

        /** The condition that decides on each lane. */
        public LaneCondition condition() {
            return condition;
        }

        /** The map where the condition holds. */
        public AxisMap then() {
            return then;
        }

        /** The map where it does not. */
        public AxisMap otherwise() {
            return otherwise;
        }
    }

    /** Another order of the lanes: on lane {@code l} what the map is on lane {@code by(l)}. */
    final class Permuted extends SharedNode implements AxisMap {

        private final AxisMap map;
        private final Permutation by;

        /**
         * The map permuted.
         *
         * @throws IllFormedException if it is not one of the lanes that are permuted
         */
        public Permuted(AxisMap map, Permutation by) {
            super(by, List.of(map));
            Optional<RankClass> found = map.rankClass();
            if (!map.isNumber() && !found.equals(Optional.of(by.of()))) {
                RankClass other = found.orElseThrow();
                throw new IllFormedException("permuted: the permutation is of rank class " + by.of()
                        + ", and the map is one over rank class " + other + Namesakes.hint(by.of(), other));
            }
            if (map.isNumber() || by.isIdentity()) {
                throw new IllFormedException("permuted: it is the same in every order; leave the permutation out");
            }
            this.map = map;
            this.by = by;
        }

        /** The map whose lanes are put into another order. */
        public AxisMap map() {
            return map;
        }

        /** On each lane the lane of the map that stands there. */
        public Permutation by() {
            return by;
        }
    }

    /**
     * The class whose lanes the map ranges over. It is empty when the map mentions constants and scalars only, or
     * several singletons, of which none is ranged over more than another.
     */
    default Optional<RankClass> rankClass() {
        return LaneClasses.of(this).ranged();
    }

    /** Whether it is one integer, the same for all lanes of all classes: it mentions no class but singletons. */
    default boolean isNumber() {
        return LaneClasses.of(this).isNumber();
    }

    /** Whether it has an integer on each lane of the class: it ranges over that class, or is a number. */
    default boolean fits(RankClass rankClass) {
        return isNumber() || rankClass().filter(rankClass::equals).isPresent();
    }

    @Override
    default List<? extends Node> parts() {
        return List.of();
    }

    @Override
    default Object own() {
        return this;
    }

    /** The map that is {@code value} on every lane. */
    static AxisMap of(long value) {
        return new Constant(value);
    }

    /** Lane-wise sum. */
    default AxisMap plus(AxisMap other) {
        return new Arithmetic(MapOperator.PLUS, this, other);
    }

    /** Lane-wise sum with a constant. */
    default AxisMap plus(int other) {
        return plus(of(other));
    }

    /** Lane-wise difference. */
    default AxisMap minus(AxisMap other) {
        return new Arithmetic(MapOperator.MINUS, this, other);
    }

    /** Lane-wise difference with a constant. */
    default AxisMap minus(int other) {
        return minus(of(other));
    }

    /** Lane-wise product. */
    default AxisMap times(AxisMap other) {
        return new Arithmetic(MapOperator.TIMES, this, other);
    }

    /** Lane-wise product with a constant. */
    default AxisMap times(int other) {
        return times(of(other));
    }

    /** Lane-wise negation. */
    default AxisMap unaryMinus() {
        return of(0).minus(this);
    }

    /** Lane-wise quotient rounded down; 0 where the divisor is 0. */
    default AxisMap floorDiv(AxisMap divisor) {
        return new Arithmetic(MapOperator.FLOOR_DIV, this, divisor);
    }

    /** Lane-wise quotient by a constant, rounded down. */
    default AxisMap floorDiv(int divisor) {
        return floorDiv(of(divisor));
    }

    /** Lane-wise remainder {@code this - divisor * floorDiv(this, divisor)}; the dividend where the divisor is 0. */
    default AxisMap floorMod(AxisMap divisor) {
        return new Arithmetic(MapOperator.FLOOR_MOD, this, divisor);
    }

    /** Lane-wise remainder by a constant. */
    default AxisMap floorMod(int divisor) {
        return floorMod(of(divisor));
    }

    /** The smaller of two maps, lane by lane. */
    static AxisMap min(AxisMap left, AxisMap right) {
        return new Arithmetic(MapOperator.MIN, left, right);
    }

    /** The larger of two maps, lane by lane. */
    static AxisMap max(AxisMap left, AxisMap right) {
        return new Arithmetic(MapOperator.MAX, left, right);
    }

    /** On lane {@code l} what this is on lane {@code by(l)}; a number is the same on every lane. */
    default AxisMap permuted(Permutation by) {
        if (isNumber()) {
            return this;
        }
        if (this instanceof Permuted inner && inner.by().of().equals(by.of())) {
            return inner.map().permuted(inner.by().times(by));
        }
        return by.isIdentity() && fits(by.of()) ? this : new Permuted(this, by);
    }

    /** The absolute value, lane by lane. */
    default AxisMap absolute() {
        return max(this, unaryMinus());
    }

    /** {@code this relation other}, lane by lane. */
    default LaneCondition compare(Relation relation, AxisMap other) {
        return new LaneCondition.Comparison(relation, this, other);
    }
}
