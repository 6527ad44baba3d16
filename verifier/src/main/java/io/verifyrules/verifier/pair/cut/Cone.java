package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The operations that a value is computed by, back to values where the computation is cut.
 *
 * @param operations in the order of the program
 * @param inputs     the values at which it is cut
 */
record Cone(List<Operation> operations, Set<Value> inputs) {

    Cone {
        operations = List.copyOf(operations);
        inputs = new LinkedHashSet<>(inputs);
    }

    /** The operation that defines each value of a program. */
    record Definitions(IdentityHashMap<Value, Operation> byValue, IdentityHashMap<Operation, Integer> places) {

        static Definitions of(List<Operation> operations) {
            IdentityHashMap<Value, Operation> byValue = new IdentityHashMap<>();
            IdentityHashMap<Operation, Integer> places = new IdentityHashMap<>();
            for (Operation operation : operations) {
                places.put(operation, places.size());
                operation.results().forEach(result -> byValue.put(result, operation));
            }
            return new Definitions(byValue, places);
        }

        private int place(Operation operation) {
            return Optional.ofNullable(places.get(operation)).orElseThrow();
        }
    }

    /**
     * The cone of a value; empty where it has more operations than so many.
     *
     * @param cut where to stop; the value itself is never cut
     */
    static Optional<Cone> of(Value value, Definitions program, Predicate<Value> cut, int most) {
        Set<Operation> found = new HashSet<>();
        Set<Value> inputs = new LinkedHashSet<>();
        List<Value> open = new ArrayList<>(List.of(value));
        while (!open.isEmpty()) {
            Value next = open.removeLast();
            Optional<Operation> definition = Optional.ofNullable(program.byValue().get(next));
            if (definition.isEmpty() || (next != value && cut.test(next))) {
                inputs.add(next);
            } else if (found.add(definition.get())) {
                if (found.size() > most) {
                    return Optional.empty();
                }
                open.addAll(Sharing.uses(definition.get()));
            }
        }
        return Optional.of(new Cone(found.stream()
                .sorted((some, other) -> Integer.compare(program.place(some), program.place(other)))
                .toList(), inputs));
    }
}
