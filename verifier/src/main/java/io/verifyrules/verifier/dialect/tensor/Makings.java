package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.ShapeTensors;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tensors that are made of single elements, or of none. */
final class Makings {

    private Makings() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tensor.empty", OperationMeaning.one(Makings::empty), "tensor.from_elements",
                OperationMeaning.withGaps(OperationMeaning.one(Makings::fromElements)), "tensor.splat",
                OperationMeaning.one(Makings::splat), "tensor.dim",
                OperationMeaning.withGaps(OperationMeaning.one(Makings::dim)));
    }

    /** Sizes alone: nothing specifies the elements. */
    private static Denoted empty(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        Dimensions sizes = sizes(operation, operands, in);
        Denoted zeros = in.number(0, in.stated().resultElement(operation), sizes);
        return sizes.all().contains(new Size.Known(0))
                ? zeros
                : zeros.with(Optional.of(new Gaps(in.number(1, ElementType.BOOL, sizes).tensor(), true)));
    }

    /** The sizes that the type states, and those that operands are. */
    static Dimensions sizes(Operation operation, List<Denoted> operands, Denotations in) {
        return in.stated()
                .resultDimensions(operation,
                        operands.stream().map(each -> ShapeTensors.size(each, operation, in)).toList());
    }

    private static Denoted fromElements(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        List<Integer> sizes = in.stated().resultSizes(operation);
        ElementType element = in.stated().resultElement(operation);
        long count = sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
        if (count != operands.size()
                || operands.stream().anyMatch(each -> each.rank() > 0 || !each.element().equals(element))) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it has " + operands.size() + " operands for " + count + " elements, or not of their type");
        }
        if (count == 0) {
            return in.number(0, element, sizes);
        }
        Denoted joined = in.constant(operands, element, sizes).orElseGet(() -> joined(operands, sizes, in));
        if (Computed.gaps(operation, operands).isEmpty()) {
            return joined.with(Optional.<Gaps>empty());
        }
        List<Denoted> where = operands.stream()
                .map(each -> each.gaps()
                        .map(gaps -> each.with(gaps.where()))
                        .orElseGet(() -> in.number(0, ElementType.BOOL, List.of())))
                .toList();
        return joined.with(in.poison(joined(where, sizes, in)));
    }

    private static Denoted joined(List<Denoted> elements, List<Integer> sizes, Denotations in) {
        List<TensorExpr> lines = elements.stream()
                .map(each -> in.movement().repeated(new Denoted(each.tensor(), List.of()), List.of(1)).tensor())
                .toList();
        Denoted line = new Denoted(lines.size() == 1 ? lines.getFirst() : Concat.of(lines, in.positions().axis(0)),
                List.of(lines.size()));
        return in.movement().reshaped(line, sizes);
    }

    private static Denoted splat(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        if (operands.isEmpty() || operands.getFirst().rank() > 0) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected one element");
        }
        return in.movement().repeated(operands.getFirst(), sizes(operation, operands.subList(1, operands.size()), in));
    }

    private static Denoted dim(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        Denoted operand = operands.get(0);
        long dimension = in.integer(operands.get(1))
                .filter(known -> operands.get(1).gaps().isEmpty() && known >= 0 && known < operand.rank())
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "which dimension it asks for is computed, or there is none"));
        return in.size(operand.dimensions().all().get(Math.toIntExact(dimension)),
                in.stated().resultElement(operation));
    }
}
