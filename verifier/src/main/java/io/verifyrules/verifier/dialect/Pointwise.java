package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Bodies on single elements, applied to all elements of tensors at once.
 *
 * @param steps the operations that compute an element of elements
 * @param constants the operations that give one element
 * @param terminators the operations that a body ends with
 * @param further the other things that may be in a body
 */
public record Pointwise(Set<String> steps, Set<String> constants, Set<String> terminators, Further further) {

    /** Operations in a body that are told apart from steps. */
    @FunctionalInterface
    public interface Further {

        /** No such operation. */
        Further NONE = (step, inside) -> Optional.empty();

        /** The result of an operation at each place; empty of one that is none of these. */
        Optional<Denoted> of(Operation step, Inside inside);
    }

    /** The facts that are known inside of a body. */
    public interface Inside {

        /** The sizes of the space of places. */
        Dimensions sizes();

        /** A value at each place; one from outside is the same at all places. */
        Denoted at(Value value);

        /** A value from outside of the body; empty where it is one of the body. */
        Optional<Denoted> around(Value value);

        /** The values around the body. */
        Denotations in();
    }

    public Pointwise {
        steps = Set.copyOf(steps);
        constants = Set.copyOf(constants);
        terminators = Set.copyOf(terminators);
    }

    private record Body(Map<Value, Denoted> known, Dimensions sizes, Denotations in) implements Inside {

        @Override
        public Denoted at(Value value) {
            Denoted inside = known.get(value);
            return inside != null ? inside : in.movement().repeatedWithGaps(outside(value), sizes);
        }

        @Override
        public Optional<Denoted> around(Value value) {
            return known.containsKey(value) ? Optional.empty() : Optional.of(outside(value));
        }

        private Denoted outside(Value value) {
            return in.of(value).getFirst();
        }
    }

    /** The block of the one region of an operation. */
    public static Block block(Operation operation) {
        if (operation.regions().size() != 1 || operation.regions().getFirst().blocks().size() != 1) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected a region with one block");
        }
        return operation.regions().getFirst().blocks().getFirst();
    }

    /**
     * The results of the one region of an operation at each place of its arguments, each with an element everywhere.
     *
     * @throws NotDenoted where an operation inside does more than compute elements from elements, or an element may be missing
     */
    public List<Denoted> applied(Operation operation, List<Denoted> arguments, Dimensions sizes, Denotations in) {
        List<Denoted> results = appliedWithGaps(operation, arguments, sizes, in);
        if (results.stream().anyMatch(result -> result.gaps().isPresent())) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "its body gives elements that may be poison, or that nothing specifies");
        }
        return results;
    }

    /** The same, for meanings that pass on where elements are missing. */
    public List<Denoted> appliedWithGaps(Operation operation, List<Denoted> arguments, Dimensions sizes,
            Denotations in) {
        Block block = block(operation);
        if (block.arguments().size() != arguments.size()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its body takes " + block.arguments().size() + " arguments, and is given " + arguments.size());
        }
        Body body = new Body(new HashMap<>(), sizes, in);
        for (int i = 0; i < arguments.size(); i++) {
            body.known.put(block.arguments().get(i), arguments.get(i));
        }
        for (Operation step : block.operations()) {
            if (terminators.contains(step.name())) {
                return step.operands().stream().map(body::at).toList();
            }
            List<Denoted> results = results(operation, step, body);
            for (int i = 0; i < results.size(); i++) {
                body.known.put(step.results().get(i), results.get(i));
            }
        }
        throw new InvalidProgram(operation.place(), operation.name(), "its body does not end with a return");
    }

    private List<Denoted> results(Operation operation, Operation step, Body body) {
        Optional<Denoted> other = further.of(step, body);
        if (other.isPresent()) {
            return List.of(other.get());
        }
        if (constants.contains(step.name())) {
            return List.of(body.in.movement().repeated(body.in.applied(step, List.of()).getFirst(), body.sizes));
        }
        if (!steps.contains(step.name())) {
            throw new NotDenoted(operation.place(), operation.name(), "its body has the operation " + step.name());
        }
        return body.in.applied(step, step.operands().stream().map(body::at).toList());
    }
}
