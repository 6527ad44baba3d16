package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.interpret.ElementValue.Uncertain;

/** The operators that combine corresponding elements. */
final class ElementwiseEvaluation {

    private ElementwiseEvaluation() {
    }

    /** An operation on one element of each operand. */
    @FunctionalInterface
    interface OnTwo {
        ElementValue apply(ElementValue left, ElementValue right);
    }

    /** An operation on one element of each operand. */
    @FunctionalInterface
    interface OnThree {
        ElementValue apply(ElementValue first, ElementValue second, ElementValue third);
    }

    static DenseTensor combine(String operator, DenseTensor left, DenseTensor right, OnTwo operation) {
        requireSameSizes(operator, left.grid(), right.grid());
        return DenseTensor.ofOrdinals(left.grid(), i -> operation.apply(left.at(i), right.at(i)));
    }

    static DenseTensor combine(String operator, DenseTensor first, DenseTensor second, DenseTensor third,
            OnThree operation) {
        requireSameSizes(operator, first.grid(), second.grid());
        requireSameSizes(operator, first.grid(), third.grid());
        return DenseTensor.ofOrdinals(first.grid(), i -> operation.apply(first.at(i), second.at(i), third.at(i)));
    }

    private static void requireSameSizes(String operator, Grid first, Grid other) {
        if (!first.sameAs(other)) {
            throw new InvalidTensor(operator + ": the operands' sizes differ, " + first.toSizes() + " and "
                    + other.toSizes());
        }
    }

    /** One of the two, as the predicate says; uncertain with the predicate, unless both are the same. */
    static ElementValue select(ElementValue predicate, ElementValue then, ElementValue otherwise) {
        if (predicate instanceof Uncertain) {
            return then.equals(otherwise) ? then : predicate;
        }
        return ElementArithmetic.isTrue(predicate) ? then : otherwise;
    }
}
