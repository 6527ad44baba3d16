package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The opcodes of HLO that StableHLO's operations say: one table from names to how they are lowered. */
public final class Opcodes {

    /** What stands before an opcode in the name of an operation. */
    static final String PREFIX = "hlo.";

    private static final Opcode NO_MEANING = Opcode.any(instruction -> {
        throw instruction.refused("it has no meaning here");
    });

    private static final Opcode DYNAMIC = Opcode.any(instruction -> {
        throw instruction.refused("a size is known at run time only");
    });

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

    /** How an instruction is lowered. */
    static Opcode of(Operation operation) {
        Optional<Opcode> known = Optional.ofNullable(TABLE.get(operation.name().substring(PREFIX.length())));
        boolean dynamic = Stream.concat(operation.operands().stream(), operation.results().stream())
                .map(Value::type)
                .anyMatch(Shape::isDynamic);
        return known.filter(each -> dynamic).isPresent() ? DYNAMIC : known.orElse(withReason(operation));
    }

    private static Opcode withReason(Operation operation) {
        return Optional.ofNullable(Unsaid.REASONS.get(operation.name().substring(PREFIX.length())))
                .map(reason -> Opcode.any(instruction -> {
                    throw instruction.refused(reason);
                }))
                .orElse(NO_MEANING);
    }
}
