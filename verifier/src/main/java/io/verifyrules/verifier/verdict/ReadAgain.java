package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The result on a rule, told of another one of the same content, such as the same text read once more. The classes of
 * each rule are its own, so the tensors of an instance have axes that the other rule does not know.
 *
 * @param rule the other one
 */
record ReadAgain(Rule rule) {

    /** The verdict with its evidence about this rule; what both sides of it are is computed when somebody asks. */
    Verdict of(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refuted refuted -> {
                Verdict.Refuted again = Verdict.Refuted.before(() -> {
                    RuleInstance instance = of(refuted.instance());
                    return new Verdict.Refuted(instance, Replay.replay(rule, instance));
                });
                yield refuted.isInvalidEverywhere() ? again.provedInvalid() : again;
            }
            case Verdict.Unknown unknown -> unknown.beside(ofThisRule(unknown.looked()));
            case Verdict.Verified verified -> verified;
            case Verdict.Vacuous vacuous -> vacuous;
            case Verdict.IllFormed illFormed -> illFormed;
        };
    }

    private SmallInstances ofThisRule(SmallInstances looked) {
        return new SmallInstances(looked.looked(), looked.rank(), looked.size(), looked.undecided().map(this::of));
    }

    private RuleInstance of(RuleInstance instance) {
        Map<String, Input> inputs = RuleNames.of(rule).tensors();
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        instance.tensors().forEach((name, tensor) -> {
            Input input = inputs.get(name);
            tensors.put(name, input == null ? tensor : withAxes(tensor, input));
        });
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                instance.parameters(), tensors, instance.undefined());
    }

    /** The labels of the axes of a tensor are distinct. */
    private static ConcreteTensor withAxes(ConcreteTensor tensor, Input input) {
        Map<String, AggregatedAxis> byLabel = input.type()
                .axes()
                .stream()
                .collect(Collectors.toMap(AggregatedAxis::label, Function.identity()));
        Map<Access, ElementValue> elements = new HashMap<>();
        tensor.elements()
                .forEach((access, element) -> elements.put(new Access(renamed(access.indices(), byLabel)), element));
        return new ConcreteTensor(renamed(tensor.sizes(), byLabel), elements);
    }

    private static SortedMap<AggregatedAxis, List<Integer>> renamed(SortedMap<AggregatedAxis, List<Integer>> lanes,
            Map<String, AggregatedAxis> byLabel) {
        SortedMap<AggregatedAxis, List<Integer>> renamed = new TreeMap<>();
        lanes.forEach((axis, numbers) -> renamed.put(byLabel.getOrDefault(axis.label(), axis), numbers));
        return renamed;
    }
}
