package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The values that both programs compute in the same way, in the bodies of their functions. A value that was proved to
 * be the same although it is computed otherwise is not among them.
 *
 * @param before those of the first program
 * @param after  those of the second one
 */
public record SharedValues(Set<Value> before, Set<Value> after) {

    public SharedValues {
        before = Set.copyOf(before);
        after = Set.copyOf(after);
    }

    /** The shared values of a pair; none where the functions take different types, or have no body of one block. */
    public static SharedValues of(ProgramPair pair) {
        Optional<Block> first = block(pair.before().function());
        Optional<Block> second = block(pair.after().function());
        return first.isPresent() && second.isPresent() && types(first.get()).equals(types(second.get()))
                && isInOrder(first.get()) && isInOrder(second.get())
                        ? of(pair, first.get(), second.get())
                        : new SharedValues(Set.of(), Set.of());
    }

    /** The operands of an operation, with all values that its regions take from outside. */
    public static Set<Value> uses(Operation operation) {
        return Sharing.uses(operation);
    }

    private static SharedValues of(ProgramPair pair, Block first, Block second) {
        Sharing sharing = new Sharing(PureOperations.KNOWN);
        for (int i = 0; i < first.arguments().size(); i++) {
            sharing.same(first.arguments().get(i), second.arguments().get(i));
        }
        Set<Value> before = values(first);
        Set<Value> after = values(second);
        enter(first, sharing, new Callees(pair.before().module()));
        enter(second, sharing, new Callees(pair.after().module()));
        Set<Integer> ofBefore = classes(before, sharing);
        Set<Integer> ofAfter = classes(after, sharing);
        before.removeIf(value -> !ofAfter.contains(sharing.of(value)));
        after.removeIf(value -> !ofBefore.contains(sharing.of(value)));
        return new SharedValues(before, after);
    }

    private static Optional<Block> block(Function function) {
        return function.body().filter(body -> body.blocks().size() == 1).map(body -> body.blocks().getFirst());
    }

    private static List<Type> types(Block block) {
        return block.arguments().stream().map(Value::type).toList();
    }

    /** Whether each value is defined before it is used. */
    private static boolean isInOrder(Block block) {
        Set<Value> known = new HashSet<>(block.arguments());
        for (Operation operation : block.operations()) {
            if (!known.containsAll(Sharing.uses(operation))) {
                return false;
            }
            known.addAll(operation.results());
        }
        return true;
    }

    private static Set<Value> values(Block block) {
        Set<Value> values = Collections.newSetFromMap(new IdentityHashMap<>());
        values.addAll(block.arguments());
        block.operations().forEach(operation -> values.addAll(operation.results()));
        return values;
    }

    private static void enter(Block block, Sharing sharing, Callees program) {
        block.operations().forEach(operation -> sharing.enter(operation, program));
    }

    private static Set<Integer> classes(Set<Value> values, Sharing sharing) {
        Set<Integer> classes = new HashSet<>();
        values.forEach(value -> classes.add(sharing.of(value)));
        return classes;
    }
}
