package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Tensors sorted together by keys, the least or the greatest first. One tensor that is its own key is put in order: equal numbers cannot be
 * told apart, so stability does not matter. In any other case tuples of a key and an element of each tensor are, which is stable.
 */
final class Sorts {

    private static final ElementType BYTE = new ElementType.Machine(false, 8);

    private Sorts() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.sort", Sorts::sort);
    }

    private static List<Denoted> sort(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted first = operands.getFirst();
        for (Denoted operand : operands) {
            if (!operand.dimensions().equals(first.dimensions())) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C2)",
                        "the operands have the sizes " + first.dimensions() + " and " + operand.dimensions());
            }
        }
        long stated = Attributes.of(operation).number("dimension", -1);
        int along = Math.toIntExact(stated < 0 ? stated + first.rank() : stated);
        if (along < 0 || along >= first.rank()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C4)",
                    "dimension is " + stated + ", but the tensor has " + first.rank() + " dimensions");
        }
        Comparator comparator = Comparator.of(operation, operands, in);
        boolean itself = operands.size() == 1 && comparator.isItself();
        if (first.size(along) < 2) {
            return operands;
        }
        if (itself && !(comparator.keys().element() instanceof ElementType.Floating)
                && !(comparator.keys().element() instanceof ElementType.Bool)) {
            var axis = in.positions().axis(along);
            Sort sorted = Sort.of(first.tensor(), axis);
            return List.of(first.with(comparator.greatestFirst() ? Reverse.of(sorted, List.of(axis)) : sorted));
        }
        if (!itself && !isStable(operation)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "elements with equal keys may come in any order, as is_stable is false");
        }
        Denoted keys = comparator.greatestFirst()
                ? turned(numbers(operation, comparator, in))
                : numbers(operation, comparator, in);
        List<TensorExpr> together = new ArrayList<>(List.of(keys.tensor()));
        operands.forEach(operand -> together.add(operand.tensor()));
        Sort sorted = Sort.of(Zip.of(together), in.positions().axis(along));
        return IntStream.range(0, operands.size())
                .mapToObj(i -> operands.get(i).with(Component.of(sorted, i + 1)))
                .toList();
    }

    private static boolean isStable(Operation operation) {
        return Attributes.of(operation)
                .find("is_stable")
                .filter(said -> said instanceof Attribute.Of(Literal.Truth(boolean value), var type) && value)
                .isPresent();
    }

    /** The keys as integers or reals that are in the same order. */
    private static Denoted numbers(Operation operation, Comparator comparator, Denotations in) {
        Denoted keys = comparator.isTotal() ? TotalOrder.keys(comparator.keys(), in) : comparator.keys();
        return switch (keys.element()) {
            case ElementType.Machine ignored -> keys;
            case ElementType.Real ignored -> keys;
            case ElementType.Bool ignored -> Computed.converted(keys, BYTE);
            default -> throw new NotDenoted(operation.place(), operation.name(),
                    "elements of type " + keys.element() + " have no order here");
        };
    }

    /** Keys in the opposite order: of integers the opposite bits, so that none wraps. */
    private static Denoted turned(Denoted keys) {
        return Computed.unary(keys.element() instanceof ElementType.Real ? UnaryOperator.NEG : UnaryOperator.NOT, keys);
    }
}
