package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * A tensor element at a symbolic access, without regard to ranks. Terms are made by {@link ValueTerms} only, which makes
 * equal terms once: within one factory, equality is identity.
 */
public sealed interface ValueTerm {

    /** The number of the term in its factory; its identity. */
    int id();

    /** The element type, which may be open. */
    ElementType type();

    /** A literal. */
    record Literal(int id, ElementType type, io.verifyrules.dsl.element.Literal value) implements ValueTerm {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** A scalar of the rule: an arbitrary finite element. */
    record Parameter(int id, ElementType type, String name) implements ValueTerm {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** The element of an input tensor at an index per axis. */
    record Read(int id, ElementType type, String tensor,
            SortedMap<AggregatedAxis, LaneInt> index) implements ValueTerm {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return tensor + index.entrySet().stream().map((Map.Entry<AggregatedAxis, LaneInt> entry) -> entry.getKey()
                    + ": " + entry.getValue()).collect(Collectors.joining(", ", "[", "]"));
        }
    }

    /** An integer as an element: a term on the one lane of a singleton class, or over scalars where there is no class. */
    record Counted(int id, Optional<RankClass> rankClass, LaneInt number) implements ValueTerm {
        @Override
        public ElementType type() {
            return ElementType.INT;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return "number(" + number + ")";
        }
    }

    /** An operation applied. */
    record Apply(int id, ElementType type, Operation operation, List<ValueTerm> operands) implements ValueTerm {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return operation + operands.stream().map(ValueTerm::toString).collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /** One of two elements, as a truth value over shapes, attributes and the access decides. */
    record If(int id, Truth condition, ValueTerm then, ValueTerm otherwise) implements ValueTerm {
        @Override
        public ElementType type() {
            return then.type();
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return "if " + condition + " then " + then + " else " + otherwise;
        }
    }

    /**
     * Elements combined over all values of index variables that satisfy a guard; the identity of the monoid where none does
     * (for {@code min} and {@code max}, one that is adjoined: no element equals it).
     *
     * <p>The guard bounds every variable on every lane, so it is satisfied finitely often. The variables mean nothing outside
     * of guard and body.
     */
    record Reduction(int id, ElementType type, Monoid monoid, List<BoundIndex> indices, Truth guard,
            ValueTerm body) implements ValueTerm {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return monoid.symbol() + indices + " where " + guard + " of " + body;
        }
    }

    /**
     * An index that a reduction runs over: one integer per lane of its class.
     *
     * @param name the name that hints know it by
     */
    record BoundIndex(LaneAtom.Variable variable, RankClass rankClass, Optional<String> name) {
        @Override
        public String toString() {
            return variable + ": " + rankClass;
        }
    }
}
