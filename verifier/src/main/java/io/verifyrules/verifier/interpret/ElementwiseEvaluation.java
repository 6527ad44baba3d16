package io.verifyrules.verifier.interpret;

import java.util.ArrayList;
import java.util.List;

/** The operators that combine corresponding elements. */
final class ElementwiseEvaluation {

    private ElementwiseEvaluation() {
    }

    /** An operation on one element of each operand. */
    @FunctionalInterface
    interface OnTwo<T> {
        T apply(T left, T right);
    }

    /** An operation on one element of each operand. */
    @FunctionalInterface
    interface OnThree<T> {
        T apply(T first, T second, T third);
    }

    static <T> Tensor<T> combine(String operator, Tensor<T> left, Tensor<T> right, OnTwo<T> operation) {
        requireSameSizes(operator, left.grid(), right.grid());
        return Tensor.ofOrdinals(left.grid(), i -> operation.apply(left.at(i), right.at(i)));
    }

    static <T> Tensor<T> combine(String operator, Tensor<T> first, Tensor<T> second, Tensor<T> third,
            OnThree<T> operation) {
        requireSameSizes(operator, first.grid(), second.grid());
        requireSameSizes(operator, first.grid(), third.grid());
        return Tensor.ofOrdinals(first.grid(), i -> operation.apply(first.at(i), second.at(i), third.at(i)));
    }

    /** An operation on one element of each operand, at a place of the row-major order. */
    @FunctionalInterface
    interface OnAll<T> {
        T apply(List<T> elements, int ordinal);
    }

    static <T> Tensor<T> combine(String operator, List<Tensor<T>> operands, OnAll<T> operation) {
        Grid grid = operands.getFirst().grid();
        operands.forEach(operand -> requireSameSizes(operator, grid, operand.grid()));
        return Tensor.ofOrdinals(grid, i -> {
            List<T> elements = new ArrayList<>(operands.size());
            for (Tensor<T> operand : operands) {
                elements.add(operand.at(i));
            }
            return operation.apply(elements, i);
        });
    }

    private static void requireSameSizes(String operator, Grid first, Grid other) {
        if (!first.sameAs(other)) {
            throw new InvalidTensor(
                    operator + ": the operands' sizes differ, " + first.toSizes() + " and " + other.toSizes());
        }
    }
}
