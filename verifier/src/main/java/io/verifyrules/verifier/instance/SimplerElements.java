package io.verifyrules.verifier.instance;

import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Instances with simpler elements: whole tensors made uniform, single elements, parameters, and what is taken for undefined applications. */
final class SimplerElements {

    private SimplerElements() {
    }

    /** The candidates, boldest first; some are no simpler. */
    static Stream<RuleInstance> candidates(RuleInstance instance) {
        return Stream.<Supplier<Stream<RuleInstance>>>of(() -> undefined(instance), () -> parameters(instance),
                () -> oneKept(instance), () -> uniform(instance), () -> blocks(instance), () -> single(instance))
                .flatMap(Supplier::get);
    }

    private static Stream<RuleInstance> undefined(RuleInstance instance) {
        UndefinedValues now = instance.undefined();
        Stream<UndefinedValues> none = Stream.of(UndefinedValues.NONE, UndefinedValues.NONE.withModels(now.models()));
        Stream<UndefinedValues> oneLess = now.values().keySet().stream().map(now::without);
        Stream<UndefinedValues> simpler = now.values()
                .entrySet()
                .stream()
                .flatMap(entry -> SmallElements.like(entry.getValue())
                        .stream()
                        .map(value -> now.with(entry.getKey(), value)));
        return Stream.of(none, oneLess, simpler).flatMap(values -> values).map(instance::withUndefined);
    }

    private static Stream<RuleInstance> parameters(RuleInstance instance) {
        return instance.parameters()
                .entrySet()
                .stream()
                .flatMap(entry -> SmallElements.like(entry.getValue())
                        .stream()
                        .map(value -> InstanceEdit.withParameter(instance, entry.getKey(), value)));
    }

    private static Stream<RuleInstance> uniform(RuleInstance instance) {
        return instance.tensors().entrySet().stream().flatMap(entry -> {
            ConcreteTensor tensor = entry.getValue();
            return tensor.count() == 0
                    ? Stream.of()
                    : SmallElements.like(tensor.at(0))
                            .stream()
                            .limit(2)
                            .map(value -> InstanceEdit.withTensor(instance, entry.getKey(),
                                    ConcreteTensor.ofOrdinals(tensor.grid(), i -> value)));
        });
    }

    /** Large tensors made uniform but for one element. */
    private static Stream<RuleInstance> oneKept(RuleInstance instance) {
        return instance.tensors().entrySet().stream().filter(SimplerElements::isLarge).flatMap(entry -> {
            ConcreteTensor tensor = entry.getValue();
            ElementValue simplest = SmallElements.like(tensor.at(0)).get(0);
            int[] others = IntStream.range(0, tensor.count()).filter(i -> !tensor.at(i).equals(simplest)).toArray();
            return others.length < 2
                    ? Stream.of()
                    : IntStream.of(others[0], others[others.length - 1])
                            .mapToObj(kept -> InstanceEdit.withTensor(instance, entry.getKey(), ConcreteTensor
                                    .ofOrdinals(tensor.grid(), i -> i == kept ? tensor.at(i) : simplest)));
        });
    }

    private static boolean isLarge(Map.Entry<String, ConcreteTensor> tensor) {
        return tensor.getValue().count() > AccessPattern.FEW;
    }

    /** Parts of a large tensor that follow each other in row-major order made uniform, halves first. */
    private static Stream<RuleInstance> blocks(RuleInstance instance) {
        return instance.tensors().entrySet().stream().filter(SimplerElements::isLarge).flatMap(entry -> {
            ConcreteTensor tensor = entry.getValue();
            int count = tensor.count();
            return IntStream.of(2, 4, 8, 16, 32)
                    .boxed()
                    .flatMap(parts -> IntStream.range(0, parts).boxed().flatMap(part -> {
                        int from = (int) ((long) count * part / parts);
                        int to = (int) ((long) count * (part + 1) / parts);
                        ElementValue simplest = SmallElements.like(tensor.at(from)).get(0);
                        boolean simple = IntStream.range(from, to).allMatch(i -> tensor.at(i).equals(simplest));
                        return simple
                                ? Stream.<RuleInstance>of()
                                : Stream.of(InstanceEdit.withTensor(instance, entry.getKey(), ConcreteTensor.ofOrdinals(
                                        tensor.grid(), i -> from <= i && i < to ? simplest : tensor.at(i))));
                    }));
        });
    }

    private static Stream<RuleInstance> single(RuleInstance instance) {
        return instance.tensors().entrySet().stream().flatMap(entry -> {
            ConcreteTensor tensor = entry.getValue();
            return IntStream.range(0, tensor.count())
                    .boxed()
                    .flatMap(place -> simplerThan(tensor.at(place))
                            .map(value -> InstanceEdit.withTensor(instance, entry.getKey(),
                                    ConcreteTensor.ofOrdinals(tensor.grid(), i -> i == place ? value : tensor.at(i)))));
        });
    }

    private static Stream<ElementValue> simplerThan(ElementValue element) {
        return SmallElements.like(element)
                .stream()
                .filter(value -> InstanceWeight.of(value).compareTo(InstanceWeight.of(element)) < 0);
    }
}
