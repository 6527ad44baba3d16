package io.verifyrules.verifier.pair.witness;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.instantiate.Literals;
import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.SymbolReferences;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A function of MLIR with constants in the place of its arguments. */
final class MlirWitness {

    private MlirWitness() {
    }

    /** The text of the function, and of those that it calls. */
    static String of(ProgramPair.Part part, List<Elements> inputs, Constants constants) {
        List<Function> all = new ArrayList<>(List.of(closed(part.function(), inputs, constants)));
        all.addAll(called(part));
        return MlirWriter.write(new Module(Optional.empty(), all, new TreeMap<>(), part.function().place()));
    }

    private static Function closed(Function function, List<Elements> inputs, Constants constants) {
        Block block = function.body().orElseThrow().blocks().getFirst();
        List<Operation> operations = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            operations.addAll(given(block.arguments().get(i), inputs.get(i), constants));
        }
        operations.addAll(block.operations());
        return new Function(function.name(), false, new Type.Function(List.of(), function.type().results()),
                Optional.of(new Region(List.of(new Block(List.of(), operations, block.place())))), new TreeMap<>(),
                function.place());
    }

    /** The operations that give an argument its value; where its type leaves sizes open, a cast forgets them. */
    private static List<Operation> given(Value argument, Elements input, Constants constants) {
        SourcePosition place = argument.place();
        if (!(argument.type() instanceof Type.Tensor tensor)) {
            Attribute element = new Attribute.Of(Literals.of(input.elements().getFirst(), argument.type()),
                    Optional.of(argument.type()));
            return List
                    .of(operation(Constants.ARITH.operation(), List.of(), argument, Map.of("value", element), place));
        }
        Type closed = new Type.Tensor(input.sizes().stream().map(Type.Dimension::of).toList(), tensor.element(),
                tensor.encoding());
        Data data = Literals.of(input.sizes(), input.elements(), tensor.element());
        Map<String, Attribute> value = Map.of("value", new Attribute.Dense(data, closed));
        if (closed.equals(tensor)) {
            return List.of(operation(constants.operation(), List.of(), argument, value, place));
        }
        Value stated = new Value(argument.name() + "_given", closed, place);
        return List.of(operation(constants.operation(), List.of(), stated, value, place),
                operation("tensor.cast", List.of(stated), argument, Map.of(), place));
    }

    private static Operation operation(String name, List<Value> operands, Value result,
            Map<String, Attribute> attributes, SourcePosition place) {
        return new Operation(name, operands, List.of(result), new TreeMap<>(attributes), List.of(), place);
    }

    /** The functions that a function calls, and those that these call. */
    private static List<Function> called(ProgramPair.Part part) {
        Map<String, Function> called = new LinkedHashMap<>();
        Deque<Function> open = new ArrayDeque<>(List.of(part.function()));
        while (!open.isEmpty()) {
            open.remove()
                    .body()
                    .stream()
                    .flatMap(SymbolReferences::nested)
                    .flatMap(SymbolReferences::called)
                    .filter(name -> !called.containsKey(name))
                    .flatMap(name -> Stream.ofNullable(part.module().get(name)))
                    .toList()
                    .forEach(function -> {
                        if (called.putIfAbsent(function.name(), function) == null) {
                            open.add(function);
                        }
                    });
        }
        return List.copyOf(called.values());
    }
}
