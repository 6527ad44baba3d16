package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
            return TermText.of(this);
        }
    }

    /** An arbitrary finite element: a scalar of the rule, or one that stands for a term of which nothing else is known. */
    record Parameter(int id, ElementType type, Origin origin) implements ValueTerm {
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
            return TermText.of(this);
        }
    }

    /** The element of a tensor at an index per axis. */
    record Read(int id, ElementType type, Origin origin,
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
            return TermText.of(this);
        }
    }

    /** An integer as an element: a term on the one lane of a singleton class, or over scalars where there is no class. */
    record Counted(int id, Optional<RankClass> rankClass, LaneInt number) implements ValueTerm {

        /** The class on whose lane both can be compared: their own, or that of either where all lanes share both numbers. */
        public Optional<RankClass> comparedOn(Counted other) {
            boolean shared = Stream.of(rankClass, other.rankClass)
                    .flatMap(Optional::stream)
                    .allMatch(RankClass::isSingleton);
            return rankClass.equals(other.rankClass) || shared ? rankClass.or(other::rankClass) : Optional.empty();
        }

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
            return TermText.of(this);
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
            return TermText.of(this);
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
            return TermText.of(this);
        }
    }

    /**
     * Elements combined over all values of index variables that satisfy a guard. It is the identity of the monoid where
     * none does (for {@code min} and {@code max}, one that is adjoined: no element equals it).
     *
     * <p>The guard bounds every variable on every lane, so it is satisfied finitely often. The variables mean nothing
     * outside of guard and body. The conditions of {@link BoundIndex#check} are checked wherever a reduction is made.
     */
    record Reduction(int id, ElementType type, ElementReducer monoid, List<BoundIndex> indices, Truth guard,
            ValueTerm body) implements ValueTerm {
        public Reduction {
            indices = List.copyOf(indices);
            BoundIndex.check(indices, guard);
            if (indices.stream().anyMatch(index -> index.variable().kind() != LaneAtom.Kind.BOUND)) {
                throw new IllegalStateException("a reduction would bind an index that is free elsewhere: " + indices);
            }
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
            return TermText.of(this);
        }
    }

    /**
     * An index that is run over: one integer per lane of its class.
     *
     * @param hinted the declaration that hints know it by
     */
    record BoundIndex(LaneAtom.Fresh variable, Optional<AxisMap.Variable> hinted) {

        /** The class on whose lanes it has a value each. */
        public RankClass rankClass() {
            return variable.rankClass().orElseThrow();
        }

        /**
         * Checks that the indices are pairwise different variables, and that the guard bounds each as far as {@link #unbounded}
         * can tell.
         *
         * @throws IllegalStateException if that is not so, which is a mistake of the verifier
         */
        public static void check(List<BoundIndex> indices, Truth guard) {
            Set<LaneAtom.Variable> variables = new HashSet<>();
            for (BoundIndex index : indices) {
                if (!variables.add(index.variable())) {
                    throw new IllegalStateException("the index " + index + " is bound twice");
                }
            }
            Set<LaneAtom.Variable> unbounded = unbounded(indices, guard);
            if (!unbounded.isEmpty()) {
                throw new IllegalStateException(
                        "the index " + unbounded.iterator().next() + " is not bounded by " + guard);
            }
        }

        /**
         * The indices that the guard does not bound for certain. It bounds all where it is false. It bounds one where a
         * conjunct of it is a fold over the index's class that mentions the index, or that no lane satisfies. (There is
         * no index then, unless the class has rank 0.) Such a fold need not bound from both sides, as a normal form may
         * have written the bounds on quotients; this is not looked into. The denotation, where all reductions come
         * from, makes none without its bounds, and rewritings of guards keep their meaning.
         */
        public static Set<LaneAtom.Variable> unbounded(List<BoundIndex> indices, Truth guard) {
            Set<LaneAtom.Variable> open = new LinkedHashSet<>();
            indices.forEach(index -> open.add(index.variable()));
            for (Truth conjunct : Truth.conjuncts(guard)) {
                if (open.isEmpty() || conjunct.equals(Truth.FALSE)) {
                    return Set.of();
                }
                if (conjunct instanceof Truth.Fold fold) {
                    open.removeAll(bounded(fold, open));
                }
            }
            return open;
        }

        private static Set<LaneAtom.Variable> bounded(Truth.Fold fold, Set<LaneAtom.Variable> variables) {
            Set<LaneAtom.Variable> ofClass = variables.stream()
                    .filter(variable -> variable.rankClass().filter(fold.rankClass()::equals).isPresent())
                    .collect(Collectors.toSet());
            if (!ofClass.isEmpty() && !fold.predicate().equals(LaneBool.FALSE)) {
                ofClass.retainAll(Atoms.onLane(fold.predicate()));
            }
            return ofClass;
        }

        @Override
        public String toString() {
            return variable + ": " + rankClass();
        }
    }
}
