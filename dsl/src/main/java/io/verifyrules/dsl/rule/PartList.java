package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Input;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A list of operands of any length from 1 on, as a rule declares it. Each of its parts has its own values of what belongs
 * to the list.
 *
 * @param name     the name of the list
 * @param sizes    the sizes of each part, which are added up where parts stand one after the other
 * @param maps     the other integers of each part
 * @param elements the elements of each part
 * @param tensors  the tensors of each part
 * @param starts   the sum of a size over the parts before each one, by its name
 * @param totals   the sum of a size over all parts, by its name; it is one number of the rule
 */
public record PartList(String name, List<AxisMap.Variable> sizes, List<AxisMap.Variable> maps,
        List<Element.Parameter> elements, List<Input> tensors, Map<AxisMap.Variable, AxisMap.Variable> starts,
        Map<AxisMap.Variable, AxisMap.Variable> totals) {

    public PartList {
        sizes = List.copyOf(sizes);
        maps = List.copyOf(maps);
        elements = List.copyOf(elements);
        tensors = List.copyOf(tensors);
        starts = Collections.unmodifiableMap(new LinkedHashMap<>(starts));
        totals = Collections.unmodifiableMap(new LinkedHashMap<>(totals));
    }

    /** The names of all that each part has. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        Stream.of(sizes, maps, starts.keySet()).forEach(each -> each.forEach(map -> names.add(map.name())));
        elements.forEach(element -> names.add(element.name()));
        tensors.forEach(tensor -> names.add(tensor.name()));
        return names;
    }

    @Override
    public String toString() {
        return name;
    }
}
