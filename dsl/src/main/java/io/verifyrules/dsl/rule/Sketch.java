package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import java.util.List;

/**
 * A rule with holes: it says nothing before its right side has maps and elements in their place.
 *
 * @param rule     the rule, in which each hole is an integer or an element that nothing else mentions
 * @param maps     the holes where an attribute is due
 * @param elements the holes where an element is due
 */
public record Sketch(Rule rule, List<AxisMap.Scalar> maps, List<Element.Parameter> elements) {
    public Sketch {
        maps = List.copyOf(maps);
        elements = List.copyOf(elements);
    }
}
