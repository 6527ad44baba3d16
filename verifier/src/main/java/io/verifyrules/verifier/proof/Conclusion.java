package io.verifyrules.verifier.proof;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The statement that a step of a proof ends in. */
public sealed interface Conclusion {

    /** A truth value is true. */
    record Holds(Truth truth) implements Conclusion {
        @Override
        public String toString() {
            return truth.toString();
        }
    }

    /** Two elements are equal; of a rewriting, the one before and the one after. */
    record SameElement(ValueTerm left, ValueTerm right) implements Conclusion {
        @Override
        public String toString() {
            return left + " = " + right;
        }
    }

    /** The right element may take the place of the left one: they are equal, or the left one is poison. */
    record RefinedElement(ValueTerm left, ValueTerm right) implements Conclusion {
        @Override
        public String toString() {
            return left + " refined by " + right;
        }
    }

    /** Two truth values are equal: the one before a rewriting, and the one after. */
    record SameTruth(Truth before, Truth after) implements Conclusion {
        @Override
        public String toString() {
            return before + " = " + after;
        }
    }

    /** Two combinations are equal. */
    record SameCombination(ElementReducer reducer, List<Summand> left, List<Summand> right) implements Conclusion {
        public SameCombination {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        @Override
        public String toString() {
            return side(left) + " = " + side(right);
        }

        private String side(List<Summand> side) {
            return reducer + side.stream().map(Object::toString).collect(Collectors.joining("; ", "{", "}"));
        }
    }

    /**
     * A region of the left summand has the values of a region of the right one, by functions between their indices.
     *
     * @param toRight    each index of the right summand, by those of the left one
     * @param toLeft     the opposite; empty where one summand may serve several
     * @param onLeft     the region of the left summand, beside its guard
     * @param onRight    the region of the right summand, beside its guard
     * @param openLeft   the part of {@code onLeft} that does not follow from the guard
     * @param openRight  the part of {@code onRight} that does not follow from the guard
     * @param rightOrder the factors of the right summand, in the order in which they meet those of the left one
     */
    record Paired(ElementReducer reducer, Summand left, Summand right, Map<LaneAtom.Variable, LaneInt> toRight,
            Map<LaneAtom.Variable, LaneInt> toLeft, Truth onLeft, Truth onRight, Truth openLeft, Truth openRight,
            List<ValueTerm> rightOrder) implements Conclusion {
        public Paired {
            toRight = Collections.unmodifiableMap(new LinkedHashMap<>(toRight));
            toLeft = Collections.unmodifiableMap(new LinkedHashMap<>(toLeft));
            rightOrder = List.copyOf(rightOrder);
        }

        @Override
        public String toString() {
            return left + " = " + right
                    + toRight.entrySet()
                            .stream()
                            .map(index -> index.getKey() + " := " + index.getValue())
                            .sorted()
                            .collect(Collectors.joining(", ", " at ", ""));
        }
    }
}
