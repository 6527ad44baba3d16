package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Contracted;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The operations that combine several elements to one.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Reductions {

    private Reductions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.reduce", Reductions::reduce, "stablehlo.reduce_window", ReduceWindows::reduceWindow,
                "stablehlo.dot_general", OperationMeaning.one(Reductions::dotGeneral), "stablehlo.dot",
                OperationMeaning.one(Reductions::dot));
    }

    /** Each of several operands is reduced by itself, so the body must treat them so; a place of an extreme is one more body. */
    private static List<Denoted> reduce(Operation operation, List<Denoted> operands, Denotations in) {
        int count = count(operation, operands);
        List<Integer> over = Shapes.requireDistinct(operation, "dimensions",
                Attributes.of(operation).dimensions("dimensions"), operands.getFirst().rank(), "C4");
        Optional<List<Denoted>> extreme = count == 2
                ? Extremes.reduced(operation, operands, over, in)
                : Optional.empty();
        return extreme.orElseGet(
                () -> IntStream.range(0, count).mapToObj(i -> reduced(operation, i, operands, over, in)).toList());
    }

    /** The number of operands, each with an initial value. */
    static int count(Operation operation, List<Denoted> operands) {
        int count = operands.size() / 2;
        if (count == 0 || operands.size() != 2 * count || operation.results().size() != count) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C3)",
                    "it has " + operands.size() + " operands and " + operation.results().size() + " results");
        }
        for (int i = 0; i < count; i++) {
            if (!operands.get(i).dimensions().agreesWith(operands.getFirst().dimensions())
                    || operands.get(count + i).rank() != 0) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C1, C2)",
                        "operand " + i + " has another shape than the first one, or its initial value has dimensions");
            }
        }
        return count;
    }

    private static Denoted reduced(Operation operation, int index, List<Denoted> operands, List<Integer> over,
            Denotations in) {
        Denoted operand = converted(operation, index, operands.get(index), in);
        Denoted initial = converted(operation, index, operands.get(operands.size() / 2 + index), in);
        Monoid monoid = Bodies.monoid(operation, index, operand.element());
        return Folded.of(monoid, operand, over, initial, in);
    }

    private static Denoted converted(Operation operation, int index, Denoted operand, Denotations in) {
        return Computed.converted(Conversion.CONVERT, operand,
                in.stated().element(operation.results().get(index).type(), operation.place()));
    }

    /** The elements of the accumulator may be of a wider type. */
    private static Denoted converted(Operation operation, Denoted operand, Denotations in) {
        return Computed.converted(Conversion.CONVERT, operand, in.stated().resultElement(operation));
    }

    private static Denoted dotGeneral(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes dimensions = Attributes.of(operation).fields("dot_dimension_numbers");
        return dot(operation, operands, new Contracted.Pairs(dimensions.dimensions("lhs_batching_dimensions"),
                dimensions.dimensions("rhs_batching_dimensions"), dimensions.dimensions("lhs_contracting_dimensions"),
                dimensions.dimensions("rhs_contracting_dimensions")), in);
    }

    /** The last dimension of the left operand is contracted with the first of the right one. */
    private static Denoted dot(Operation operation, List<Denoted> operands, Denotations in) {
        return dot(operation, operands,
                new Contracted.Pairs(List.of(), List.of(), List.of(operands.get(0).rank() - 1), List.of(0)), in);
    }

    private static Denoted dot(Operation operation, List<Denoted> operands, Contracted.Pairs pairs, Denotations in) {
        Denoted left = converted(operation, operands.get(0), in);
        Denoted right = converted(operation, operands.get(1), in);
        Shapes.requireDistinct(operation, "lhs dimensions", pairs.left(), left.rank(), "C3");
        Shapes.requireDistinct(operation, "rhs dimensions", pairs.right(), right.rank(), "C4");
        requireSameSizes(operation, left, pairs.left(), right, pairs.right());
        return Contracted.of(left, right, pairs, in);
    }

    private static void requireSameSizes(Operation operation, Denoted left, List<Integer> ofLeft, Denoted right,
            List<Integer> ofRight) {
        Dimensions some = left.dimensions().at(ofLeft);
        Dimensions others = right.dimensions().at(ofRight);
        if (!some.agreesWith(others)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C9, C10)",
                    "batching and contracting dimensions have the sizes " + some + " and " + others);
        }
    }
}
