package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Contracted;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Elements combined along a dimension, which stays with size 1, and sums of products. */
final class Reductions {

    private Reductions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tosa.reduce_sum", reduction(Monoid.SUM), "tosa.reduce_prod", reduction(Monoid.PRODUCT),
                "tosa.reduce_product", reduction(Monoid.PRODUCT), "tosa.reduce_max", reduction(Monoid.MAX),
                "tosa.reduce_min", reduction(Monoid.MIN), "tosa.reduce_all", reduction(Monoid.AND), "tosa.reduce_any",
                reduction(Monoid.OR), "tosa.matmul", OperationMeaning.one(Reductions::matmul), "tosa.fully_connected",
                OperationMeaning.one(Reductions::fullyConnected));
    }

    private static OperationMeaning reduction(Monoid monoid) {
        return OperationMeaning.one((operation, operands, in) -> {
            Operands.count(operation, operands, 1);
            Attributes.of(operation).only("axis");
            Denoted operand = operands.getFirst();
            int axis = Operands.axis(operation, operand);
            boolean truths = monoid == Monoid.AND || monoid == Monoid.OR;
            if (truths != operand.element() instanceof ElementType.Bool) {
                throw new InvalidProgram(operation.place(), operation.name(), "it is not one of " + operand.element());
            }
            if (operand.size(axis) == 0) {
                throw new NotDenoted(operation.place(), operation.name(), "there are no elements to combine");
            }
            Denoted folded = Folded.of(monoid, operand, List.of(axis), in);
            List<Integer> sizes = new ArrayList<>(operand.sizes());
            sizes.set(axis, 1);
            return folded.count() == 0 ? in.number(0, operand.element(), sizes) : in.movement().reshaped(folded, sizes);
        });
    }

    private static InvalidProgram sizes(Operation operation, List<Denoted> operands) {
        return new InvalidProgram(operation.place(), operation.name(),
                "the operands have the sizes " + operands.stream().map(Denoted::sizes).toList());
    }

    private static Denoted matmul(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        List<Denoted> both = Operands.widened(operation, Operands.withoutZeroPoints(operation, operands, 2, 2, in), in);
        Denoted left = both.get(0);
        Denoted right = both.get(1);
        if (left.rank() != 3 || right.rank() != 3 || left.size(0) != right.size(0) || left.size(2) != right.size(1)) {
            throw sizes(operation, both);
        }
        return Contracted.of(left, right, new Contracted.Pairs(List.of(0), List.of(0), List.of(2), List.of(1)), in);
    }

    /** The sum of products is complete before the bias is added. */
    private static Denoted fullyConnected(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        List<Denoted> all = Operands.widened(operation, Operands.withoutZeroPoints(operation, operands, 3, 2, in), in);
        Denoted input = all.get(0);
        Denoted weight = all.get(1);
        if (input.rank() != 2 || weight.rank() != 2 || input.size(1) != weight.size(1)) {
            throw sizes(operation, all);
        }
        Denoted sum = Contracted.of(input, weight, new Contracted.Pairs(List.of(), List.of(), List.of(1), List.of(1)),
                in);
        return biased(operation, sum, all.get(2), in);
    }

    /** A number added to each channel, which is the last dimension. */
    static Denoted biased(Operation operation, Denoted sum, Denoted bias, Denotations in) {
        int last = sum.rank() - 1;
        if (bias.rank() != 1 || (bias.size(0) != sum.size(last) && bias.size(0) != 1)) {
            throw sizes(operation, List.of(sum, bias));
        }
        return Computed.binary(BinaryOperator.ADD, sum, in.movement().broadcast(bias, List.of(last), sum.sizes()));
    }
}
