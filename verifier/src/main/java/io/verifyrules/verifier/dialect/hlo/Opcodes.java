package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.report.NearNames;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The opcodes of HLO that StableHLO's operations say: one table from names to how they are lowered. */
public final class Opcodes {

    /** The prefix of an opcode in the name of an operation. */
    static final String PREFIX = "hlo.";

    private static final Map<String, Opcode> TABLE = table();

    private Opcodes() {
    }

    private static Map<String, Opcode> table() {
        Map<String, Opcode> all = new HashMap<>();
        all.putAll(Elementwise.opcodes());
        all.putAll(Movements.opcodes());
        all.putAll(Structure.opcodes());
        all.putAll(Control.opcodes());
        all.putAll(Combining.opcodes());
        all.putAll(Windows.opcodes());
        all.putAll(Lookups.opcodes());
        return Map.copyOf(all);
    }

    /** The opcodes with a meaning, by name. */
    public static SortedSet<String> names() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(TABLE.keySet()));
    }

    /** Whether instructions of an operation's opcode may have a meaning. */
    static boolean isKnown(Operation operation) {
        return TABLE.containsKey(operation.name().substring(PREFIX.length()));
    }

    private static String unknown(String name) {
        Set<String> all = new TreeSet<>(TABLE.keySet());
        all.addAll(Unsaid.REASONS.keySet());
        return "it is no opcode that is known here" + NearNames.operation(name, all);
    }

    /** The values that the result of an instruction consists of, made by operations of StableHLO. */
    static List<Value> lowered(Instruction instruction) {
        Operation operation = instruction.operation();
        String name = operation.name().substring(PREFIX.length());
        Opcode known = Optional.ofNullable(TABLE.get(name))
                .orElseThrow(() -> instruction
                        .refused(Optional.ofNullable(Unsaid.REASONS.get(name)).orElseGet(() -> unknown(name))));
        if (Stream.concat(operation.operands().stream(), operation.results().stream())
                .map(Value::type)
                .anyMatch(Shape::isDynamic)) {
            throw instruction.refused("a size is known at run time only");
        }
        return known.lowered(instruction);
    }
}
