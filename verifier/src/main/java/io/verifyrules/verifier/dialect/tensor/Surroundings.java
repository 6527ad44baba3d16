package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Padding;
import io.verifyrules.verifier.dialect.Places;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Tensors whose elements a region computes of their indices: all of them, or those around another tensor. */
final class Surroundings {

    private static final ElementType INDEX = new ElementType.Machine(true, 64);

    private Surroundings() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tensor.generate", OperationMeaning.one(Surroundings::generate), "tensor.pad",
                OperationMeaning.one(Surroundings::pad));
    }

    private static Denoted body(Operation operation, Dimensions sizes, Denotations in) {
        List<Denoted> indices = IntStream.range(0, sizes.rank())
                .mapToObj(i -> Places.index(i, sizes, INDEX, in))
                .toList();
        List<Denoted> yielded = IndexBodies.applied(operation, indices, sizes, in);
        if (yielded.size() != 1 || !yielded.getFirst().element().equals(in.stated().resultElement(operation))) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its body has to yield one element of the result's type");
        }
        return yielded.getFirst();
    }

    /** Where the type of the result states another size, the program is undefined. */
    private static void requireStated(Operation operation, Dimensions sizes, Denotations in) {
        List<Type.Dimension> stated = Leaves.tensor(operation.results().getFirst().type())
                .map(Type.Tensor::dimensions)
                .orElse(List.of());
        for (int i = 0; i < Math.min(sizes.rank(), stated.size()); i++) {
            if (stated.get(i).size().isPresent() && sizes.all().get(i) instanceof Size.Open open) {
                in.undefined()
                        .unlessSame(open, new Size.Known(Math.toIntExact(stated.get(i).size().getAsLong())), operation);
            }
        }
    }

    private static Denoted generate(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        return body(operation, Makings.sizes(operation, operands, in), in);
    }

    /** At the places inside of it nothing is computed, so nothing that may be undefined is. */
    private static Denoted pad(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<String> names = List.of("static_low", "static_high");
        Attributes.of(operation).only("static_low", "static_high", "operandSegmentSizes", "nofold");
        MixedNumbers mixed = MixedNumbers.of(operation, operands, 1, names);
        List<Long> low = mixed.known("static_low", in);
        List<Long> high = mixed.known("static_high", in);
        List<Size> all = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            if (low.get(i) < 0 || high.get(i) < 0) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "it pads by " + low + " and " + high + ", of which some are negative");
            }
            all.add(operand.dimensions()
                    .all()
                    .get(i)
                    .plus(new Size.Known(Math.toIntExact(Math.addExact(low.get(i), high.get(i))))));
        }
        Dimensions sizes = new Dimensions(all);
        requireStated(operation, sizes, in);
        Denoted around = body(operation, sizes, in.perhaps());
        if (around.gaps().isPresent()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it pads with elements that may be poison, or that nothing specifies");
        }
        Padding padding = new Padding(low, high, Movement.longs(operand.rank(), i -> 0));
        if (Denotations.written(around).isPresent()) {
            return padding.around(operand, around, sizes, in);
        }
        Denoted inside = padding.around(in.number(1, ElementType.BOOL, operand.dimensions()),
                in.number(0, ElementType.BOOL, List.of()), sizes, in);
        Denoted placed = padding.around(operand, in.number(0, operand.element(), List.of()), sizes, in);
        return Computed.chosen(inside, placed, around);
    }
}
