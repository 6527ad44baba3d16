package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Computations of HLO as functions made of StableHLO's operations, which have a meaning. Tuples become the tensors that they consist of,
 * computations that are called or fused stand in place of the call, and others are regions. An instruction that no operation says exactly
 * stays one of HLO, with the reason.
 */
public final class HloLowering {

    /** The attribute of a function with the type that the computation has: tuples inside of tuples are told apart. */
    public static final String SIGNATURE = "hlo.signature";

    private static final int MOST_OPERATIONS = 500_000;

    private HloLowering() {
    }

    /**
     * A computation, without anything that it calls left outside.
     *
     * @param module the computations that it may call
     */
    public static Function function(Function computation, Module module) {
        Computations all = Computations.of(module, MOST_OPERATIONS);
        List<Value> arguments = new ArrayList<>();
        List<List<Value>> byParameter = new ArrayList<>();
        for (Value parameter : block(computation).arguments()) {
            byParameter.add(Shape.leaves(parameter.name(), parameter.type(), parameter.place()));
            arguments.addAll(byParameter.getLast());
        }
        List<Operation> operations = new ArrayList<>();
        List<Value> results;
        try {
            results = new Scope(all, operations).inlined(computation, byParameter);
        } catch (Computations.TooMany tooMany) {
            operations.clear();
            Value root = block(computation).operations().getLast().operands().getFirst();
            results = Shape.leaves(root.name(), root.type(), root.place());
            operations.add(new Operation("hlo.call", List.of(), results,
                    Written.refusal("it calls computations with more than " + MOST_OPERATIONS + " instructions"),
                    List.of(), root.place()));
        }
        operations.add(new Operation("func.return", results, List.of(), new TreeMap<>(), List.of(),
                block(computation).operations().getLast().place()));
        SortedMap<String, Attribute> attributes = new TreeMap<>(computation.attributes());
        attributes.put(SIGNATURE, new Attribute.OfType(Shape.plain(computation.type())));
        return new Function(computation.name(), computation.isPrivate(),
                new Type.Function(types(arguments), types(results)),
                Optional.of(new Region(List.of(new Block(arguments, operations, block(computation).place())))),
                attributes, computation.place());
    }

    private static List<Type> types(List<Value> values) {
        return values.stream().map(Value::type).toList();
    }

    /** The one block of a computation. */
    static Block block(Function computation) {
        return computation.body()
                .orElseThrow(() -> new IllegalArgumentException(computation.name() + " has no body"))
                .blocks()
                .getFirst();
    }
}
