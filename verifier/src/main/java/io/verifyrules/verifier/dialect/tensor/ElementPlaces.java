package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Places;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Single elements read and written. */
final class ElementPlaces {

    private ElementPlaces() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tensor.extract", OperationMeaning.withGaps(OperationMeaning.one(ElementPlaces::extract)),
                "tensor.insert", OperationMeaning.withGaps(OperationMeaning.one(ElementPlaces::insert)));
    }

    private static void requireScalars(Operation operation, List<Denoted> indices) {
        if (indices.stream().anyMatch(each -> each.rank() > 0)) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected single indices");
        }
    }

    private static Denoted extract(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<Denoted> indices = operands.subList(1, operands.size());
        requireScalars(operation, indices);
        return at(operation, operand, indices, new Dimensions(List.of()), in);
    }

    /** The elements at indices of the sizes of the result. */
    static Denoted at(Operation operation, Denoted operand, List<Denoted> indices, Dimensions sizes, Denotations in) {
        Attributes.of(operation).only();
        Places.requireWithin(operation, operand, indices, in);
        return Movement.withGaps(operand, each -> Places.read(each, indices, sizes, in));
    }

    private static Denoted insert(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        Denoted value = operands.get(0);
        Denoted operand = operands.get(1);
        List<Denoted> indices = operands.subList(2, operands.size());
        requireScalars(operation, indices);
        if (value.rank() > 0 || !value.element().equals(operand.element())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected one element of type " + operand.element());
        }
        Places.requireWithin(operation, operand, indices, in);
        if (operand.dimensions().all().contains(new Size.Known(0))) {
            return operand;
        }
        Denoted result = Places.written(operand, value, indices, in);
        return result.with(gaps(operand, value, indices, in));
    }

    private static Optional<Gaps> gaps(Denoted operand, Denoted value, List<Denoted> indices, Denotations in) {
        if (operand.gaps().isEmpty() && value.gaps().isEmpty()) {
            return Optional.empty();
        }
        boolean unspecified = operand.gaps().filter(Gaps::unspecified).isPresent()
                || value.gaps().filter(Gaps::unspecified).isPresent();
        Denoted where = Places.written(where(operand, in), where(value, in), indices, in);
        return in.poison(where).map(gaps -> new Gaps(gaps.where(), unspecified));
    }

    /** Whether there is no element at each place. */
    static Denoted where(Denoted value, Denotations in) {
        return value.gaps()
                .map(gaps -> value.with(gaps.where()))
                .orElseGet(() -> in.number(0, ElementType.BOOL, value.dimensions()));
    }
}
