package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.AssumptionEvaluation;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Exchange;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Instances whose tensors are as symmetric as the rule assumes. Of the places that exchanges of indices lead to from one
 * another, all get the element of the first one.
 */
public final class SymmetricTensors {

    private SymmetricTensors() {
    }

    /**
     * The instance with such tensors; the very one where they are so already. A tensor that an assumption compares with a
     * symmetric one is made symmetric, too. So the comparison holds at the other access if it does at one.
     */
    public static RuleInstance of(Rule rule, RuleInstance instance) {
        Map<String, List<Symmetric>> byInput = new LinkedHashMap<>();
        rule.assumptions().forEach(assumption -> {
            if (assumption instanceof Symmetric symmetric && symmetric.operand() instanceof Input input) {
                byInput.computeIfAbsent(input.name(), name -> new ArrayList<>()).add(symmetric);
            }
        });
        RuleInstance all = mirrored(instance, byInput);
        return all.equals(instance) ? instance : mirrored(instance, tied(rule, byInput));
    }

    private static Map<String, List<Symmetric>> tied(Rule rule, Map<String, List<Symmetric>> byInput) {
        Map<String, List<Symmetric>> all = new LinkedHashMap<>(byInput);
        int before = 0;
        while (before < all.size()) {
            before = all.size();
            for (TensorExpr assumption : rule.assumptions()) {
                Set<Input> inputs = AssumptionEvaluation.inputs(assumption);
                List<Symmetric> theirs = inputs.stream()
                        .flatMap(input -> all.getOrDefault(input.name(), List.of()).stream())
                        .distinct()
                        .toList();
                if (!theirs.isEmpty()) {
                    inputs.forEach(input -> all.putIfAbsent(input.name(), theirs));
                }
            }
        }
        return all;
    }

    private static RuleInstance mirrored(RuleInstance instance, Map<String, List<Symmetric>> byInput) {
        RuleInstance all = instance;
        for (Map.Entry<String, List<Symmetric>> entry : byInput.entrySet()) {
            ConcreteTensor tensor = instance.tensors().get(entry.getKey());
            if (tensor != null && tensor.count() > 0) {
                all = all.withTensor(entry.getKey(), mirrored(tensor, entry.getValue()));
            }
        }
        return all;
    }

    private static ConcreteTensor mirrored(ConcreteTensor tensor, List<Symmetric> symmetric) {
        Grid grid = tensor.grid();
        List<Exchange> exchanges = symmetric.stream().map(each -> Exchange.of(each, grid)).toList();
        return ConcreteTensor.tabulate(grid, access -> tensor.at(first(access, exchanges, grid)));
    }

    /** The least ordinal among the places that exchanges lead to. */
    private static int first(int[] access, List<Exchange> exchanges, Grid grid) {
        int least = grid.ordinal(access);
        Set<Integer> met = new HashSet<>(Set.of(least));
        Deque<int[]> open = new ArrayDeque<>(List.of(access.clone()));
        while (!open.isEmpty()) {
            int[] place = open.pop();
            for (Exchange exchange : exchanges) {
                int[] other = exchange.of(place);
                int ordinal = grid.ordinal(other);
                if (met.add(ordinal)) {
                    least = Math.min(least, ordinal);
                    open.push(other);
                }
            }
        }
        return least;
    }
}
