package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import java.util.Optional;

/**
 * An atom of a lane polynomial. Atoms are equal where they have the same form over the same variables, and variables
 * where they have the same identity. Their printed form is for people, and decides nothing.
 */
public sealed interface LaneAtom permits LaneAtom.Variable, CompoundAtom {

    /** An integer on a lane that nothing is known of but what is said about it. Two variables may print alike. */
    sealed interface Variable extends LaneAtom {

        /** Where its value comes from. */
        Kind kind();

        /** The class whose lanes each have a value of their own; empty where all lanes of all classes share one. */
        Optional<RankClass> rankClass();

        /** The name that people know it by. */
        String name();

        /**
         * Whether it is one number, which all lanes of all classes share. A class of one lane has one value of each of
         * its variables, which may stand in terms on the lanes of any other class.
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
     * A variable with its lanes in another order: on lane {@code l} what it is on lane {@code by(l)}. A reader that
     * takes each variable for an unknown of its own on each lane takes this for another unknown. Less is known of that
     * than is true of it.
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
}
