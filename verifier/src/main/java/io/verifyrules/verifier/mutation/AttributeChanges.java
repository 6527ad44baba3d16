package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The changes of an operator's attributes: each map changed, an attribute dropped, two attributes exchanged. */
final class AttributeChanges {

    private record Pair(String first, String second) {}

    private static final List<Pair> EXCHANGED = List.of(new Pair("low", "high"), new Pair("start", "end"),
            new Pair("start", "size"), new Pair("stride", "base dilation"), new Pair("stride", "window dilation"),
            new Pair("base dilation", "window dilation"));
    private final Attributes attributes;
    private final SortedSet<AggregatedAxis> named = new TreeSet<>();

    private AttributeChanges(Attributes attributes) {
        this.attributes = attributes;
        attributes.byName().keySet().forEach(name -> named.addAll(attributes.get(name).keySet()));
    }

    static Stream<Change<TensorExpr>> of(TensorExpr operator) {
        AttributeChanges changes = new AttributeChanges(Attributes.of(operator));
        return Stream.concat(changes.attributes.byName().keySet().stream().flatMap(changes::changed),
                changes.exchanged());
    }

    private Stream<Change<TensorExpr>> changed(String name) {
        SortedMap<AggregatedAxis, AxisMap> maps = attributes.get(name);
        Stream<Change<TensorExpr>> each = named.stream()
                .filter(axis -> maps.containsKey(axis) || attributes.neutral(name).isPresent())
                .flatMap(axis -> MapChanges.of(map(name, axis))
                        .map(change -> change.in(map -> attributes.with(name, axis, map).applied())
                                .of(title(name, axis))));
        return Stream.concat(each, dropped(name));
    }

    private AxisMap map(String name, AggregatedAxis axis) {
        return attributes.get(name).getOrDefault(axis, AxisMap.of(attributes.neutral(name).orElse(0)));
    }

    private String title(String name, AggregatedAxis axis) {
        return named.size() > 1 ? name + " of " + axis : name;
    }

    private Stream<Change<TensorExpr>> dropped(String name) {
        SortedMap<AggregatedAxis, AxisMap> maps = attributes.get(name);
        if (!attributes.neutral(name).isPresent()) {
            return Stream.empty();
        }
        AxisMap neutral = AxisMap.of(attributes.neutral(name).orElse(0));
        return maps.entrySet()
                .stream()
                .filter(entry -> !entry.getValue().equals(neutral))
                .map(entry -> new Change<>("dropped", () -> attributes.with(name, entry.getKey(), neutral).applied())
                        .of(title(name, entry.getKey())));
    }

    private Stream<Change<TensorExpr>> exchanged() {
        return EXCHANGED.stream()
                .filter(pair -> attributes.byName().containsKey(pair.first())
                        && attributes.byName().containsKey(pair.second()))
                .map(pair -> new Change<>("swapped",
                        () -> attributes.with(pair.first(), exchangeable(pair.second()))
                                .with(pair.second(), exchangeable(pair.first()))
                                .applied())
                        .of(pair.first() + " and " + pair.second()));
    }

    /** The attribute under another name: where it is left out and known, the neutral value. */
    private SortedMap<AggregatedAxis, AxisMap> exchangeable(String name) {
        SortedMap<AggregatedAxis, AxisMap> maps = new TreeMap<>(attributes.get(name));
        if (attributes.neutral(name).isPresent()) {
            named.forEach(axis -> maps.putIfAbsent(axis, map(name, axis)));
        }
        return maps;
    }
}
