package io.verifyrules.verifier.pair.witness;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.instantiate.Literals;
import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.text.hlo.HloWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A computation of HLO with constants in the place of its parameters, as the entry of its module. */
final class HloWitness {

    private final Deque<Elements> inputs;
    private final List<Operation> operations = new ArrayList<>();

    private HloWitness(List<Elements> inputs) {
        this.inputs = new ArrayDeque<>(inputs);
    }

    /** The text of the module. */
    static String of(Function computation, Module module, List<Elements> inputs) {
        HloWitness witness = new HloWitness(inputs);
        Block block = computation.body().orElseThrow().blocks().getFirst();
        block.arguments().forEach(witness::give);
        witness.operations.addAll(block.operations());
        SortedMap<String, Attribute> attributes = new TreeMap<>(computation.attributes());
        attributes.put(HloReader.ENTRY, new Attribute.Flag());
        Function entry = new Function(computation.name(), false,
                new Type.Function(List.of(), computation.type().results()),
                Optional.of(new Region(List.of(new Block(List.of(), witness.operations, block.place())))), attributes,
                computation.place());
        List<Function> all = new ArrayList<>();
        module.functions()
                .stream()
                .filter(each -> !each.name().equals(computation.name()))
                .filter(each -> !each.attributes().containsKey(HloReader.ENTRY))
                .forEach(all::add);
        all.add(entry);
        return HloWriter.write(new Module(module.name(), all, new TreeMap<>(), module.place()));
    }

    /** Tuples are made of what they consist of. */
    private void give(Value parameter) {
        SourcePosition place = parameter.place();
        if (parameter.type() instanceof Type.Tuple(List<Type> components)) {
            List<Value> parts = new ArrayList<>();
            for (int i = 0; i < components.size(); i++) {
                parts.add(new Value(parameter.name() + ".part" + i, components.get(i), place));
            }
            parts.forEach(this::give);
            operations.add(new Operation("hlo.tuple", parts, List.of(parameter), new TreeMap<>(), List.of(), place));
            return;
        }
        Elements input = inputs.remove();
        if (!(parameter.type() instanceof Type.Tensor tensor)) {
            throw new IllegalArgumentException("no constant is of type " + parameter.type());
        }
        Attribute value = new Attribute.Dense(Literals.of(input.sizes(), input.elements(), tensor.element()), tensor);
        operations.add(new Operation("hlo.constant", List.of(), List.of(parameter),
                new TreeMap<>(Map.of("value", value)), List.of(), place));
    }
}
