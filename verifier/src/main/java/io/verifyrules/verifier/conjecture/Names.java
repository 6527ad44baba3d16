package io.verifyrules.verifier.conjecture;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The names that an instance gives values to, in the order of first mention.
 *
 * @param rankClasses each has a rank
 * @param perLane     each has an integer on each lane of its class
 * @param integers    each is an integer
 * @param parameters  each is an element of its type
 * @param tensors     each is a tensor
 */
public record Names(Set<RankClass> rankClasses, Map<String, AxisMap.Variable> perLane, Set<String> integers,
        Map<String, ElementType> parameters, Map<String, Input> tensors) {

    public Names {
        rankClasses = Collections.unmodifiableSet(new LinkedHashSet<>(rankClasses));
        perLane = Collections.unmodifiableMap(new LinkedHashMap<>(perLane));
        integers = Collections.unmodifiableSet(new LinkedHashSet<>(integers));
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        tensors = Collections.unmodifiableMap(new LinkedHashMap<>(tensors));
    }

    /** The element type of each tensor and each parameter. */
    public Map<String, ElementType> types() {
        Map<String, ElementType> types = new LinkedHashMap<>(parameters);
        tensors.forEach((name, tensor) -> types.put(name, tensor.type().element()));
        return types;
    }

    /** The names of a rule. */
    public static Names of(Rule rule) {
        RuleNames names = RuleNames.of(rule);
        return new Names(names.rankClasses(), names.perLane(), names.integers(), names.parameters(), names.tensors());
    }
}
