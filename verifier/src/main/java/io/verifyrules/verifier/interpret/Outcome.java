package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.verifier.value.ElementValue;
import java.util.Optional;
import java.util.stream.IntStream;

/** The interpreter's result for a rule on an instance. */
public sealed interface Outcome {

    /** The instance is none of the rule's: a precondition, an assumption or the validity of the left side fails. */
    record NotApplicable(String reason) implements Outcome {}

    /** Both sides are valid, of one shape, and equal at every access as far as the interpreter can tell. */
    record Agree(ConcreteTensor left, ConcreteTensor right) implements Outcome {

        /** The first access at which it cannot tell: an element is uncertain, or two that are known within bounds may be the same. */
        public Optional<Access> undecided() {
            return IntStream.range(0, left.count())
                    .filter(i -> isUndecided(left.at(i), right.at(i)))
                    .mapToObj(i -> left.grid().accessAt(i))
                    .findFirst();
        }

        /** Whether there is such an access. */
        public boolean isUndecided() {
            for (int i = 0; i < left.count(); i++) {
                if (isUndecided(left.at(i), right.at(i))) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isUndecided(ElementValue left, ElementValue right) {
            return !(left instanceof ElementValue.Poison)
                    && (left instanceof ElementValue.Uncertain || !left.equals(right));
        }
    }

    /** The left side is valid and the right side is not. */
    record RightInvalid(ConcreteTensor left, String reason) implements Outcome {}

    /** The right side has undefined behaviour, and the left side has none. */
    record RightUndefined(ConcreteTensor left, String reason) implements Outcome {}

    /** The sides differ in shape. */
    record ShapesDiffer(ConcreteTensor left, ConcreteTensor right) implements Outcome {}

    /** The sides differ in an element. */
    record ElementsDiffer(ConcreteTensor left, ConcreteTensor right, Access access, ElementValue leftValue,
            ElementValue rightValue) implements Outcome {}

    /** Whether the rule applies, and its left side has an element to compare. */
    default boolean comparesElements() {
        return switch (this) {
            case NotApplicable ignored -> false;
            case Agree agree -> agree.left().count() > 0;
            case RightInvalid invalid -> invalid.left().count() > 0;
            case RightUndefined undefined -> undefined.left().count() > 0;
            case ShapesDiffer differ -> differ.left().count() > 0;
            case ElementsDiffer ignored -> true;
        };
    }

    /** Whether the instance refutes the rule. */
    default boolean refutes() {
        return mismatch().isPresent();
    }

    /** In what the sides differ where the instance refutes the rule. */
    default Optional<Mismatch> mismatch() {
        return switch (this) {
            case NotApplicable ignored -> Optional.empty();
            case Agree ignored -> Optional.empty();
            case RightInvalid ignored -> Optional.of(Mismatch.VALIDITY);
            case RightUndefined ignored -> Optional.of(Mismatch.VALIDITY);
            case ShapesDiffer ignored -> Optional.of(Mismatch.SHAPE);
            case ElementsDiffer ignored -> Optional.of(Mismatch.ELEMENTS);
        };
    }
}
