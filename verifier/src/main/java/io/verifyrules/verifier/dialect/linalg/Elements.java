package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Operations that overwrite all that was there: of it only the sizes matter. */
final class Elements {

    private Elements() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("linalg.fill", overwriting(1, Elements::fill));
        all.put("linalg.copy", overwriting(1, (operation, operands, in) -> operands.getFirst()));
        all.put("linalg.transpose", overwriting(1, Elements::transpose));
        all.put("linalg.broadcast", overwriting(1, Elements::broadcast));
        all.put("linalg.abs", unary(UnaryOperator.ABS));
        all.put("linalg.ceil", unary(UnaryOperator.CEIL));
        all.put("linalg.exp", unary(UnaryOperator.EXP));
        all.put("linalg.floor", unary(UnaryOperator.FLOOR));
        all.put("linalg.log", unary(UnaryOperator.LOG));
        all.put("linalg.negf", unary(UnaryOperator.NEG));
        all.put("linalg.add", binary(BinaryOperator.ADD));
        all.put("linalg.sub", binary(BinaryOperator.SUB));
        all.put("linalg.mul", binary(BinaryOperator.MUL));
        all.put("linalg.max", binary(BinaryOperator.MAX));
        all.put("linalg.min", binary(BinaryOperator.MIN));
        all.put("linalg.div", binary(BinaryOperator.DIV));
        return all;
    }

    /** The result has the sizes and the element type of the output, whose elements are not read. */
    private static OperationMeaning overwriting(int inputs, OperationMeaning.OfOne meaning) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Segments.require(operation, operands.size(), inputs);
            if (operands.subList(0, inputs).stream().anyMatch(each -> each.gaps().isPresent())) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "it is given elements that may be poison, or that nothing specifies");
            }
            Denoted result = meaning.of(operation, operands, in);
            Denoted like = operands.getLast();
            if (!result.element().equals(like.element())) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "it makes " + like.element() + " of " + result.element());
            }
            if (!result.dimensions().agreesWith(like.dimensions())) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "it gives " + result.element() + " with the sizes " + result.dimensions()
                                + ", and the output has " + like.element() + " with the sizes " + like.dimensions());
            }
            in.undefined().unlessSame(result.dimensions(), like.dimensions(), operation);
            return result;
        }));
    }

    private static Denoted fill(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("operandSegmentSizes");
        if (operands.getFirst().rank() > 0) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected one element");
        }
        return in.movement().repeated(operands.getFirst(), operands.getLast().dimensions());
    }

    private static Denoted transpose(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Integer> order = Attributes.of(operation)
                .only("operandSegmentSizes", "permutation")
                .dimensions("permutation");
        if (!order.stream().sorted().toList().equals(IntStream.range(0, operand.rank()).boxed().toList())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "permutation is " + order + " for " + operand.rank() + " dimensions");
        }
        return in.movement().transposed(operand, order);
    }

    /** Repeated along dimensions that are added. */
    private static Denoted broadcast(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Dimensions sizes = operands.getLast().dimensions();
        List<Integer> added = Attributes.of(operation)
                .only("operandSegmentSizes", "dimensions")
                .dimensions("dimensions");
        List<Integer> kept = IntStream.range(0, sizes.rank()).boxed().filter(i -> !added.contains(i)).toList();
        boolean distinct = new HashSet<>(added).size() == added.size() && added.size() + kept.size() == sizes.rank();
        if (!distinct || !sizes.at(kept).agreesWith(operand.dimensions())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "a tensor with the sizes " + operand.dimensions() + " becomes one with " + sizes + " by " + added);
        }
        in.undefined().unlessSame(operand.dimensions(), sizes.at(kept), operation);
        return in.movement().broadcast(new Denoted(operand.tensor(), sizes.at(kept)), kept, sizes);
    }

    private static OperationMeaning unary(UnaryOperator operator) {
        return overwriting(1, (operation, operands, in) -> {
            Attributes.of(operation).only("operandSegmentSizes");
            requireFloats(operation, operands.getFirst());
            return Computed.unary(operator, operands.getFirst());
        });
    }

    /** Of integers a quotient may be undefined, and extremes are named by their sign elsewhere. */
    private static OperationMeaning binary(BinaryOperator operator) {
        return overwriting(2, (operation, operands, in) -> {
            Attributes.of(operation).only("operandSegmentSizes");
            Denoted left = operands.get(0);
            Denoted right = operands.get(1);
            Computed.requireSameSizes(operation, left, right, in);
            if (operator == BinaryOperator.DIV || left.element() instanceof ElementType.Bool) {
                requireFloats(operation, left);
            }
            return Computed.binary(operator, left, right);
        });
    }

    private static void requireFloats(Operation operation, Denoted operand) {
        if (!(operand.element() instanceof ElementType.Floating) && !(operand.element() instanceof ElementType.Real)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "of " + operand.element() + " it has no meaning here");
        }
    }
}
