package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * The attributes of one operator, as short as they can be said. A map alone stands for the one axis of its class. A
 * number alone stands for every axis that the attributes name, or for all where none names any.
 */
final class AttributeCode {

    private final Terms terms;
    private final Collection<AggregatedAxis> axes;
    private final Map<String, SortedMap<AggregatedAxis, AxisMap>> said = new LinkedHashMap<>();

    /** Attributes of something with these axes. */
    AttributeCode(Terms terms, Collection<AggregatedAxis> axes) {
        this.terms = terms;
        this.axes = axes;
    }

    /** One more attribute; it is left out where it says nothing. */
    AttributeCode attribute(String name, SortedMap<AggregatedAxis, AxisMap> maps) {
        if (!maps.isEmpty()) {
            said.put(name, maps);
        }
        return this;
    }

    /** All that say something, in their order. */
    List<Code.Argument> arguments() {
        Set<String> numbers = numbersAlone();
        List<Code.Argument> arguments = new ArrayList<>();
        said.forEach((name, maps) -> arguments.add(Code.Argument.named(name,
                numbers.contains(name) ? number(maps.values().iterator().next()) : maps(maps))));
        return arguments;
    }

    private Code number(AxisMap map) {
        // In this place alone a number may have 64 bits.
        return map instanceof AxisMap.Constant constant ? Code.number(constant.value()) : terms.of(map);
    }

    /** The attributes that one number says: those that speak of all axes of which one is spoken at all. */
    private Set<String> numbersAlone() {
        Set<String> alone = new TreeSet<>();
        said.forEach((name, maps) -> {
            if (isOneNumber(maps)) {
                alone.add(name);
            }
        });
        while (true) {
            Set<AggregatedAxis> named = new TreeSet<>();
            said.forEach((name, maps) -> {
                if (!alone.contains(name)) {
                    named.addAll(maps.keySet());
                }
            });
            Set<AggregatedAxis> spread = named.isEmpty() ? new TreeSet<>(axes) : named;
            Optional<String> other = alone.stream().filter(name -> !maps(name).keySet().equals(spread)).findFirst();
            if (other.isEmpty()) {
                return alone;
            }
            alone.remove(other.get());
        }
    }

    private SortedMap<AggregatedAxis, AxisMap> maps(String name) {
        return Optional.ofNullable(said.get(name)).orElseThrow();
    }

    private static boolean isOneNumber(SortedMap<AggregatedAxis, AxisMap> maps) {
        AxisMap first = maps.values().iterator().next();
        return first.rankClass().isEmpty() && maps.values().stream().allMatch(first::equals);
    }

    private Code maps(SortedMap<AggregatedAxis, AxisMap> maps) {
        boolean bare = maps.entrySet().stream().allMatch(entry -> isOfOneAxis(entry.getKey(), entry.getValue()));
        List<Code> entries = maps.entrySet()
                .stream()
                .map(entry -> bare ? terms.of(entry.getValue()) : terms.axes().to(entry.getKey(), entry.getValue()))
                .toList();
        return entries.size() == 1 ? entries.getFirst() : Code.call(terms.names().function("axes"), entries);
    }

    /** Whether the map alone says which axis it is for. */
    private boolean isOfOneAxis(AggregatedAxis axis, AxisMap map) {
        return map.rankClass().isPresent() && axis.rankClass().equals(map.rankClass().get())
                && axes.stream().filter(each -> each.rankClass().equals(axis.rankClass())).count() == 1;
    }
}
