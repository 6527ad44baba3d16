package io.verifyrules.verifier.hlo;

import io.verifyrules.verifier.instantiate.Instantiation;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.hlo.HloReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A program of StableHLO as one of HLO: a module that takes nothing, as its inputs are constants in it. Each operation is one instruction,
 * regions are computations, and several results are a tuple that is taken apart.
 */
final class HloTranslation {

    private final Map<String, Function> computations = new LinkedHashMap<>();

    private HloTranslation() {
    }

    /**
     * The module of the given name that computes a function at its inputs.
     *
     * @throws NotExpressible where HLO has no such operation
     */
    static Module of(String name, Instantiation.Applied applied) {
        HloTranslation module = new HloTranslation();
        Function entry = module.entry(name, applied);
        List<Function> all = new ArrayList<>(module.computations.values());
        all.add(entry);
        return new Module(Optional.of(name), all, new TreeMap<>(), entry.place());
    }

    private Function entry(String name, Instantiation.Applied applied) {
        Block block = block(applied.function().body().orElseThrow());
        HloInstructions instructions = new HloInstructions(this);
        for (int i = 0; i < block.arguments().size(); i++) {
            instructions.constant(block.arguments().get(i), applied.inputs().get(i));
        }
        Value result = instructions.translated(block).getFirst();
        SortedMap<String, Attribute> attributes = new TreeMap<>(Map.of(HloReader.ENTRY, new Attribute.Flag()));
        return function(name, List.of(), instructions.operations(), result, attributes);
    }

    private static Block block(Region region) {
        return region.blocks().getFirst();
    }

    private static Function function(String name, List<Value> parameters, List<Operation> operations, Value result,
            SortedMap<String, Attribute> attributes) {
        List<Operation> all = new ArrayList<>(operations);
        all.add(new Operation("func.return", List.of(result), List.of(), new TreeMap<>(), List.of(), result.place()));
        return new Function(name, false,
                new Type.Function(parameters.stream().map(Value::type).toList(), List.of(result.type())),
                Optional.of(new Region(List.of(new Block(parameters, all, result.place())))), attributes,
                result.place());
    }

    /** The name of the computation that a region of an operation is; those that are alike are one. */
    Attribute computation(String opcode, Region region) {
        Block block = block(region);
        HloInstructions instructions = new HloInstructions(this);
        List<Value> parameters = block.arguments()
                .stream()
                .map(argument -> instructions.parameter(argument, argument.name().substring(1)))
                .toList();
        List<Value> returned = instructions.translated(block);
        Value result = returned.size() == 1 ? returned.getFirst() : instructions.tuple(returned);
        String wanted = HloNames.ofComputation(opcode, instructions.operations(), parameters);
        String name = wanted;
        for (int i = 2;; i++) {
            Function made = function(name, parameters, instructions.operations(), result, new TreeMap<>());
            Function known = computations.putIfAbsent(name, made);
            if (known == null || HloNames.text(known).equals(HloNames.text(made))) {
                return new Attribute.Symbol(List.of(name));
            }
            name = wanted + "." + i;
        }
    }
}
