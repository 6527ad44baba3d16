package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The lowering of the instructions of one opcode.
 *
 * @param operands   how many there are, if there cannot be others
 * @param attributes those that are understood; any other one may change the meaning, so an instruction that has one is not lowered
 */
record Opcode(OptionalInt operands, Set<String> attributes, Lowering lowering) {

    /**
     * The opcodes that change no value of any instruction: its origin, where and when it runs, and how it is compiled.
     * The result of a library may depend on them, so its calls keep them.
     */
    static final SortedSet<String> WITHOUT_MEANING = new TreeSet<>(
            Set.of("backend_config", "control-predecessors", "execution_thread", "frontend_attributes", "metadata",
                    "origin", "original_value", "parameter_replication", "sharding", "statistics"));

    Opcode {
        attributes = Set.copyOf(attributes);
    }

    /** The lowering of an instruction. */
    @FunctionalInterface
    interface Lowering {

        /** The values that its result consists of, whose operations are added to the computation in the making. */
        List<Value> of(Instruction instruction);
    }

    /** An opcode with so many operands. */
    static Opcode of(int operands, Lowering lowering, String... attributes) {
        return new Opcode(OptionalInt.of(operands), Set.of(attributes), lowering);
    }

    /** An opcode with any number of operands. */
    static Opcode any(Lowering lowering, String... attributes) {
        return new Opcode(OptionalInt.empty(), Set.of(attributes), lowering);
    }

    /** The values that the result of an instruction consists of. */
    List<Value> lowered(Instruction instruction) {
        if (operands.isPresent() && operands.getAsInt() != instruction.count()) {
            throw instruction.refused("it has " + instruction.count() + " operands, not " + operands.getAsInt());
        }
        instruction.attributes()
                .byName()
                .keySet()
                .stream()
                .filter(name -> !attributes.contains(name) && !WITHOUT_MEANING.contains(name))
                .sorted()
                .findFirst()
                .ifPresent(name -> {
                    throw instruction.refused("what its attribute '" + name + "' means is not known here");
                });
        return lowering.of(instruction);
    }
}
