package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers of an operation that are written in attributes, or given by operands. The attribute has the least number of
 * 64 bits for each of these.
 *
 * @param computed the operands for each of the attributes
 */
record MixedNumbers(Operation operation, Map<String, List<Denoted>> computed) {

    private static final long DYNAMIC = Long.MIN_VALUE;
    private static final List<String> OF_SLICES = List.of("static_offsets", "static_sizes", "static_strides");

    MixedNumbers {
        computed = Map.copyOf(computed);
    }

    /** A number: written, or computed. */
    record Entry(Optional<Long> written, Optional<Denoted> computed) {

        /** The number, where it depends on no input. */
        Optional<Long> known(Denotations in) {
            return written.or(() -> computed.filter(value -> value.gaps().isEmpty()).flatMap(in::integer));
        }
    }

    /** The numbers of a slice, behind so many tensors. */
    static MixedNumbers of(Operation operation, List<Denoted> operands, int tensors) {
        Attributes.of(operation).only("static_offsets", "static_sizes", "static_strides", "operandSegmentSizes");
        return of(operation, operands, tensors, OF_SLICES);
    }

    /** The numbers in several attributes, whose operands follow each other behind so many tensors. */
    static MixedNumbers of(Operation operation, List<Denoted> operands, int tensors, List<String> names) {
        Attributes attributes = Attributes.of(operation);
        Map<String, List<Denoted>> computed = new HashMap<>();
        int next = tensors;
        for (String name : names) {
            int count = Math.toIntExact(attributes.numbers(name).stream().filter(each -> each == DYNAMIC).count());
            if (next + count > operands.size()) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "an operand of '" + name + "' is missing");
            }
            computed.put(name, operands.subList(next, next + count));
            next += count;
        }
        if (next != operands.size() || operands.subList(tensors, next).stream().anyMatch(each -> each.rank() > 0)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it has " + operands.size() + " operands, and " + next + " are asked for");
        }
        return new MixedNumbers(operation, computed);
    }

    /** The numbers of an attribute. */
    List<Entry> entries(String name) {
        List<Denoted> operands = new ArrayList<>(computed.getOrDefault(name, List.of()));
        return Attributes.of(operation)
                .numbers(name)
                .stream()
                .map(number -> number == DYNAMIC
                        ? new Entry(Optional.empty(), Optional.of(operands.removeFirst()))
                        : new Entry(Optional.of(number), Optional.empty()))
                .toList();
    }

    /** The numbers of an attribute, which depend on no input. */
    List<Long> known(String name, Denotations in) {
        return entries(name).stream()
                .map(entry -> entry.known(in)
                        .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                                "an entry of '" + name + "' is computed")))
                .toList();
    }
}
