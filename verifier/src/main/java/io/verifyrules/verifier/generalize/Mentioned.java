package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers and elements that a rule mentions, by name. They are the very objects that it declares, as one of the
 * same name that another made is none of the rule.
 */
record Mentioned(Map<String, AxisMap.Scalar> scalars, Map<String, Element.Parameter> parameters) {

    static Mentioned of(Rule rule) {
        List<Node> roots = new ArrayList<>(rule.preconditions());
        roots.addAll(rule.assumptions());
        roots.addAll(List.of(rule.lhs(), rule.rhs()));
        Map<String, AxisMap.Scalar> scalars = new LinkedHashMap<>();
        Map<String, Element.Parameter> parameters = new LinkedHashMap<>();
        for (Node node : Graph.of(roots).nodes()) {
            switch (node) {
                case AxisMap.Scalar scalar -> scalars.put(scalar.name(), scalar);
                case Element.Parameter parameter -> parameters.put(parameter.name(), parameter);
                default -> {
                }
            }
        }
        return new Mentioned(scalars, parameters);
    }
}
