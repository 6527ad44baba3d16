package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.program.Block;
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
     * @param cut   where to stop
     * @param depth how many steps from the value nothing is cut; 0 where the value itself may be
     */
    static Optional<Cone> of(Value value, Definitions program, Predicate<Value> cut, int depth, int most) {
        Set<Operation> found = new HashSet<>();
        Set<Value> inputs = new LinkedHashSet<>();
        Set<Value> level = new LinkedHashSet<>(List.of(value));
        for (int step = 0; !level.isEmpty(); step++) {
            Set<Value> next = new LinkedHashSet<>();
            for (Value each : level) {
                Optional<Operation> definition = Optional.ofNullable(program.byValue().get(each));
                if (definition.isEmpty() || (step >= depth && cut.test(each))) {
                    inputs.add(each);
                } else if (found.add(definition.get())) {
                    if (found.size() > most) {
                        return Optional.empty();
                    }
                    next.addAll(Sharing.uses(definition.get()));
                }
            }
            level = next;
        }
        // A value may be met once more where it is computed all the same.
        inputs.removeIf(input -> Optional.ofNullable(program.byValue().get(input)).filter(found::contains).isPresent());
        return Optional.of(new Cone(found.stream()
                .sorted((some, other) -> Integer.compare(program.place(some), program.place(other)))
                .toList(), inputs));
    }

    /** The operations that a result of a block depends on, in their order. */
    static List<Operation> read(Block block) {
        Set<Value> needed = new HashSet<>(block.operations().getLast().operands());
        List<Operation> read = new ArrayList<>();
        for (Operation operation : block.operations().subList(0, block.operations().size() - 1).reversed()) {
            if (operation.results().stream().anyMatch(needed::contains)) {
                needed.addAll(Sharing.uses(operation));
                read.addFirst(operation);
            }
        }
        return read;
    }
}
