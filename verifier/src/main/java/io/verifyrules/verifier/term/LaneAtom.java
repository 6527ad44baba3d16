package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * What a lane polynomial is made of. Atoms are equal where they have the same form over the same variables, and variables
 * where they have the same identity; what they print is for people, and decides nothing.
 */
public sealed interface LaneAtom {

    /** An atom that is made of other terms. Traversals and substitutions ask it for these, and not for its kind. */
    sealed interface Compound extends LaneAtom {

        /** The terms that it is made of, in a fixed order. */
        List<LaneChild> children();

        /** The same operation on changed children, simplified as its factory does. */
        LaneInt with(LaneChild.Change change);

        /** Visits the integers on the lane of the atom, those inside of conditions included, in their order. */
        default void forEachOnLane(Consumer<LaneInt> visit) {
            for (LaneChild child : children()) {
                switch (child) {
                    case LaneChild.OnLane(LaneInt term) -> visit.accept(term);
                    case LaneChild.Condition(LaneBool condition) -> LaneBool.forEachTerm(condition, visit);
                    case LaneChild.OnAllLanes ignored -> {
                    }
                }
            }
        }
    }

    /** An integer on a lane that nothing is known of but what is said about it. Two variables may print alike. */
    sealed interface Variable extends LaneAtom {

        /** Where its value comes from. */
        Kind kind();

        /** The class whose lanes each have a value of their own; empty where all lanes of all classes share one. */
        Optional<RankClass> rankClass();

        /** The name that people know it by. */
        String name();

        /**
         * Whether it is one number, which all lanes of all classes share: a class of one lane has one value of each of its
         * variables, which may stand in terms on the lanes of any other class.
         */
        default boolean isNumber() { return rankClass().filter(many -> !many.isSingleton()).isEmpty(); }

        /** Whether what stands for it on the lanes of its class may mention the other one. */
        default boolean mayEqual(Variable other) {
            return other.isNumber() || (rankClass().isPresent() && rankClass().equals(other.rankClass()));
        }
    }

    /** Where the value of a variable comes from. */
    enum Kind {
        /** A map of the rule: one integer per lane. */
        MAP,
        /** An integer scalar of the rule, shared by all lanes of all classes. */
        SCALAR,
        /** The index of an axis of the result at the lane, or of a reduction that was opened. */
        INDEX,
        /** An index that a reduction binds; it has a value inside of that reduction only, one per lane. */
        BOUND,
        /** A variable that the normal form introduces: a quotient, a remainder, or a step. One integer per lane. */
        PRIMITIVE
    }

    /** A map of the rule. It is told from others by its declaration. */
    record Declared(AxisMap.Variable map) implements Variable {
        @Override
        public Kind kind() {
            return Kind.MAP;
        }

        @Override
        public Optional<RankClass> rankClass() {
            return Optional.of(map.of());
        }

        @Override
        public String name() {
            return map.name();
        }

        @Override
        public int hashCode() {
            return map.name().hashCode();
        }

        @Override
        public String toString() {
            return name();
        }
    }

    /** An integer scalar of the rule. It is told from others by its declaration. */
    record Shared(AxisMap.Scalar scalar) implements Variable {
        @Override
        public Kind kind() {
            return Kind.SCALAR;
        }

        @Override
        public Optional<RankClass> rankClass() {
            return Optional.empty();
        }

        @Override
        public String name() {
            return scalar.name();
        }

        @Override
        public int hashCode() {
            return 31 * scalar.name().hashCode() + 1;
        }

        @Override
        public String toString() {
            return "$" + name();
        }
    }

    /** The index of an access of the result on an axis. It is told from others by the axis. */
    record AccessIndex(AggregatedAxis axis) implements Variable {
        @Override
        public Kind kind() {
            return Kind.INDEX;
        }

        @Override
        public Optional<RankClass> rankClass() {
            return Optional.of(axis.rankClass());
        }

        @Override
        public String name() {
            return axis.label();
        }

        @Override
        public int hashCode() {
            return 31 * axis.label().hashCode() + 2;
        }

        @Override
        public String toString() {
            return "@" + name();
        }
    }

    /**
     * A variable with its lanes in another order: on lane {@code l} what it is on lane {@code by(l)}. Whoever takes each variable for an
     * unknown of its own on each lane takes this for another unknown, of which less is known than is true of it.
     *
     * @param of a variable that has a value on each lane, and is not permuted itself
     * @param by not the identity
     */
    record Permuted(Variable of, Permutation by) implements Variable {

        public Permuted {
            if (of instanceof Permuted || by.isIdentity() || !of.rankClass().equals(Optional.of(by.of()))) {
                throw new IllegalArgumentException("the variable " + of + " is not permuted by " + by);
            }
        }

        @Override
        public Kind kind() {
            return of.kind();
        }

        @Override
        public Optional<RankClass> rankClass() {
            return of.rankClass();
        }

        @Override
        public String name() {
            return of.name() + "[" + by + "]";
        }

        @Override
        public String toString() {
            return of + "[" + by + "]";
        }
    }

    /**
     * A variable that stands for nothing which the rule declares: the index of a reduction, or what the normal form
     * introduces. Each is equal to itself alone; {@link FreshVariables} makes them, and nobody else can.
     */
    final class Fresh implements Variable {

        private final Kind kind;
        private final RankClass rankClass;
        private final String name;
        private final int number;

        Fresh(Kind kind, RankClass rankClass, String name, int number) {
            this.kind = kind;
            this.rankClass = rankClass;
            this.name = name;
            this.number = number;
        }

        @Override
        public Kind kind() {
            return kind;
        }

        @Override
        public Optional<RankClass> rankClass() {
            return Optional.of(rankClass);
        }

        @Override
        public String name() {
            return name;
        }

        /** Its number among the variables of its source. */
        int number() {
            return number;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return 31 * name.hashCode() + number;
        }

        @Override
        public String toString() {
            String prefix = switch (kind) {
                case BOUND -> "^";
                case INDEX -> "@";
                case MAP, SCALAR, PRIMITIVE -> "";
            };
            return prefix + name + "#" + number;
        }
    }

    /**
     * The integer that a tensor has at an index: a number that all lanes of all classes share, as they do a scalar. The index
     * has a term for each axis of the tensor, each on all lanes of the class of its axis, and these are other lanes than the
     * one that is spoken of: who walks over the terms of a lane does not enter here.
     */
    record Entry(Origin origin, SortedMap<AggregatedAxis, LaneInt> at) implements Compound {

        public Entry {
            at = Collections.unmodifiableSortedMap(new TreeMap<>(at));
        }

        /** The same tensor at another index. */
        public Entry mapped(BiFunction<RankClass, LaneInt, LaneInt> index) {
            TreeMap<AggregatedAxis, LaneInt> mapped = new TreeMap<>();
            at.forEach((axis, term) -> mapped.put(axis, index.apply(axis.rankClass(), term)));
            return new Entry(origin, mapped);
        }

        @Override
        public List<LaneChild> children() {
            return at.entrySet()
                    .stream()
                    .<LaneChild>map(part -> new LaneChild.OnAllLanes(part.getKey().rankClass(), part.getValue()))
                    .toList();
        }

        @Override
        public LaneInt with(LaneChild.Change change) {
            return LaneInt.of(mapped(change::of));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Entry entry && TermOrder.same(this, entry);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * origin.hashCode() + at.hashCode()) + 6;
        }

        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /**
     * The index that has a place in row-major order, on a lane of its class ({@link RowMajor}). The sizes are those of all lanes of the
     * class: who walks over the terms of a lane enters the number, which all lanes share, and not them.
     */
    record Place(RankClass rankClass, LaneInt number, LaneInt size) implements Compound {

        public Place {
            if (!LaneDependence.of(number).isSameOnEveryLane()) {
                throw new IllegalArgumentException("the place of " + number + ", which differs from lane to lane");
            }
        }

        @Override
        public List<LaneChild> children() {
            return List.of(new LaneChild.OnLane(number), new LaneChild.OnAllLanes(rankClass, size));
        }

        @Override
        public LaneInt with(LaneChild.Change change) {
            return RowMajor.place(rankClass, change.of(number), change.of(rankClass, size));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Place place && TermOrder.same(this, place);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * number.hashCode() + size.hashCode()) + 7;
        }

        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** The dividend divided by the divisor, rounded down; 0 where the divisor is 0. */
    record Quotient(LaneInt dividend, LaneInt divisor) implements Compound {
        @Override
        public List<LaneChild> children() {
            return List.of(new LaneChild.OnLane(dividend), new LaneChild.OnLane(divisor));
        }

        @Override
        public LaneInt with(LaneChild.Change change) {
            return LaneInt.quotient(change.of(dividend), change.of(divisor));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Quotient quotient && TermOrder.same(this, quotient);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * dividend.hashCode() + divisor.hashCode()) + 3;
        }

        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** {@code max(0, of)}. */
    record PositivePart(LaneInt of) implements Compound {
        @Override
        public List<LaneChild> children() {
            return List.of(new LaneChild.OnLane(of));
        }

        @Override
        public LaneInt with(LaneChild.Change change) {
            return LaneInt.positivePart(change.of(of));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof PositivePart part && TermOrder.same(this, part);
        }

        @Override
        public int hashCode() {
            return 31 * of.hashCode() + 4;
        }

        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** One of two terms. */
    record Choice(LaneBool condition, LaneInt then, LaneInt otherwise) implements Compound {
        @Override
        public List<LaneChild> children() {
            return List.of(new LaneChild.Condition(condition), new LaneChild.OnLane(then),
                    new LaneChild.OnLane(otherwise));
        }

        @Override
        public LaneInt with(LaneChild.Change change) {
            return LaneInt.choice(change.of(condition), change.of(then), change.of(otherwise));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Choice choice && TermOrder.same(this, choice);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * condition.hashCode() + then.hashCode()) + otherwise.hashCode()) + 5;
        }

        @Override
        public String toString() {
            return TermText.of(this);
        }
    }
}
