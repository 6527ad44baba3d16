package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** An atom that is made of other terms. Traversals and substitutions ask it for these, and not for its kind. */
public sealed interface CompoundAtom extends LaneAtom {

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

    /**
     * The integer that a tensor has at an index: a number that all lanes of all classes share, as they do a scalar. The
     * index has a term for each axis of the tensor, each on all lanes of the class of its axis. These are other lanes
     * than the one at hand: a walk over the terms of a lane does not enter here.
     */
    record Entry(Origin origin, SortedMap<AggregatedAxis, LaneInt> at) implements CompoundAtom {

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
     * The index that has a place in row-major order, on a lane of its class ({@link RowMajor}). The sizes are those of
     * all lanes of the class. A walk over the terms of a lane enters the number, which all lanes share, and not them.
     */
    record Place(RankClass rankClass, LaneInt number, LaneInt size) implements CompoundAtom {

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
    record Quotient(LaneInt dividend, LaneInt divisor) implements CompoundAtom {
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
    record PositivePart(LaneInt of) implements CompoundAtom {
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
    record Choice(LaneBool condition, LaneInt then, LaneInt otherwise) implements CompoundAtom {
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
