package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a counterexample convincing that has empty tensors, and shapes that differ or are invalid. Where both sides
 * differ in an element as well, that is shown. A reader who sees no element asks whether one matters.
 */
public final class DifferingElements {

    /** Sizes that all axes have: with 2 on each axis most orders of elements show. */
    private static final List<Integer> SIZES = List.of(2, 3, 1);
    private static final int DRAWS = 24;
    private static final int MOST_ELEMENTS = 64;
    private static final long SEED = 1;

    private DifferingElements() {
    }

    /** An instance on which elements differ in place of one with an empty tensor on which shapes do, or the given one. An
     * author who expects what kind of difference there is gets that. */
    public static RuleInstance of(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        boolean empty = instance.tensors().values().stream().anyMatch(tensor -> tensor.count() == 0);
        boolean expected = rule.expectation().by().isPresent();
        return empty && !expected && showsNoElement(Replay.replay(rule, instance))
                ? differing(rule, instance, also).orElse(instance)
                : instance;
    }

    private static boolean showsNoElement(Outcome outcome) {
        return outcome instanceof Outcome.ShapesDiffer || outcome instanceof Outcome.RightInvalid;
    }

    private static Optional<RuleInstance> differing(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        Predicate<RuleInstance> wanted = candidate -> Replay.replay(rule, candidate) instanceof Outcome.ElementsDiffer
                && also.test(candidate);
        return equalSizes(rule, instance).filter(candidate -> !isLarge(candidate))
                .filter(wanted)
                .findFirst()
                .map(found -> oneKept(found).filter(wanted).findFirst().orElse(found))
                .map(found -> InstanceShrinker.withSimplerElements(rule, found, wanted))
                .or(() -> drawn(rule, instance, wanted));
    }

    private static Optional<RuleInstance> drawn(Rule rule, RuleInstance instance, Predicate<RuleInstance> wanted) {
        InstanceGenerator drawn = new InstanceGenerator(rule, instance.elementType(), SEED);
        return IntStream.range(0, DRAWS)
                .mapToObj(i -> drawn.attempt())
                .filter(candidate -> !isLarge(candidate))
                .filter(wanted)
                .findFirst()
                .map(found -> InstanceShrinker.shrink(rule, found, wanted));
    }

    /** Instances with one tensor in which one element stands out, and all others are the same. */
    private static Stream<RuleInstance> oneKept(RuleInstance instance) {
        return instance.tensors().entrySet().stream().filter(entry -> entry.getValue().count() > 1).flatMap(entry -> {
            ConcreteTensor tensor = entry.getValue();
            ElementValue one = tensor.at(1);
            ElementValue others = tensor.at(0);
            return IntStream.range(0, tensor.count())
                    .mapToObj(kept -> InstanceEdit.withTensor(instance, entry.getKey(),
                            ConcreteTensor.ofOrdinals(tensor.grid(), i -> i == kept ? one : others)));
        });
    }

    private static boolean isLarge(RuleInstance instance) {
        return instance.tensors().values().stream().mapToLong(ConcreteTensor::count).sum() > MOST_ELEMENTS;
    }

    /** The same ranks and attributes, with one size on all axes of all tensors. */
    private static Stream<RuleInstance> equalSizes(Rule rule, RuleInstance instance) {
        RuleNames names = RuleNames.of(rule);
        Set<String> sizes = new LinkedHashSet<>();
        for (Input input : names.tensors().values()) {
            input.shape().sizes().values().forEach(size -> {
                if (size instanceof AxisMap.Variable variable) {
                    sizes.add(variable.name());
                }
            });
        }
        List<RuleInstance> candidates = new ArrayList<>();
        for (int size : SIZES) {
            Map<String, List<Integer>> maps = new LinkedHashMap<>(instance.maps());
            maps.replaceAll((name, lanes) -> sizes.contains(name) ? lanes.stream().map(lane -> size).toList() : lanes);
            candidates.add(DistinctElements.in(instance.withMaps(maps), names));
        }
        return candidates.stream();
    }
}
