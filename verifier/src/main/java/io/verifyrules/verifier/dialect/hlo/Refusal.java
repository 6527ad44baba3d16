package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Instructions that no operation of StableHLO says. They stay what they are, with all that their results may depend on: attributes, layouts,
 * and the computations that they name, by what these are. Two of them are the same value only if all of that is the same.
 */
final class Refusal {

    /**
     * The operations that give the same results whenever they have the same operands and attributes, although nothing
     * here says which.
     */
    private static final Set<String> REPEATABLE = Set.of("acos", "acosh", "all-gather", "all-reduce", "all-to-all",
            "asin", "asinh", "atanh", "cholesky", "collective-broadcast", "collective-permute", "cosh", "custom-call",
            "dynamic-reshape", "fft", "partition-id", "ragged-all-to-all", "ragged-dot", "reduce-scatter", "replica-id",
            "rng-bit-generator", "scan", "select-and-scatter", "set-dimension-size", "sinh", "stochastic-convert",
            "topk", "triangular-solve");

    private static final String SIDE_EFFECT = "has_side_effect";

    private Refusal() {
    }

    /** The results of an instruction that stays one of HLO. */
    static List<Value> of(Instruction instruction, String why) {
        Operation operation = instruction.operation();
        SortedMap<String, Attribute> attributes = Written.refusal(why);
        List<Region> regions = new ArrayList<>();
        operation.attributes()
                .forEach((name, value) -> attributes.put(name, withoutNames(instruction, name, value, regions)));
        attributes.put("layouts",
                Written.text(Stream.concat(operation.operands().stream(), operation.results().stream())
                        .map(Value::type)
                        .map(Type::toString)
                        .collect(Collectors.joining(", "))));
        if (!isRepeatable(operation)) {
            attributes.put(SIDE_EFFECT, Written.truth(true));
        }
        return instruction.at(operation.name(), instruction.operands(), attributes, regions.toArray(Region[]::new));
    }

    /** A computation becomes a region, whose name does not matter. */
    private static Attribute withoutNames(Instruction instruction, String name, Attribute value, List<Region> regions) {
        return switch (value) {
            case Attribute.Symbol symbol -> {
                regions.add(instruction.scope().region(instruction.computation(name, symbol)));
                yield new Attribute.Flag();
            }
            case Attribute.Several(List<Attribute> all) -> new Attribute.Several(
                    all.stream().map(each -> withoutNames(instruction, name, each, regions)).toList());
            default -> value;
        };
    }

    private static boolean isRepeatable(Operation operation) {
        String opcode = operation.name().substring(Opcodes.PREFIX.length());
        boolean effect = operation.attributes()
                .getOrDefault("custom_call_has_side_effect", Written.truth(false))
                .equals(Written.truth(true));
        return !effect && (Opcodes.isKnown(operation) || REPEATABLE.contains(opcode));
    }
}
