package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rules that say more than a rule. A number that stands in an attribute, written down or left out as neutral, is a map
 * in both sides. An attribute of one name, with one number, on the axes of one class is the same map wherever it
 * stands.
 *
 * @param stripped the rule
 * @param demands the demands that it is to have
 */
record Lifts(Stripped stripped, List<Condition> demands) {

    private static final int MOST = 6;

    /**
     * A rule with a map in the place of a number.
     *
     * @param what the attribute, the number and the class, to be read
     * @param rule the rule
     */
    record Lift(String what, Rule rule) {}

    private record Place(String attribute, long number, RankClass rankClass) {}

    /** One rule for each number in an attribute. */
    List<Lift> all() {
        Rule rule = stripped.origin();
        Set<Place> places = new LinkedHashSet<>();
        for (Node node : Graph.of(List.of(rule.lhs(), rule.rhs())).nodes()) {
            if (node instanceof TensorExpr tensor) {
                tensor.form().parts().forEach(part -> places.addAll(places(tensor, part)));
            }
        }
        return places.stream().limit(MOST).flatMap(place -> lift(place).stream()).toList();
    }

    private static List<Place> places(TensorExpr tensor, Part part) {
        List<Place> places = new ArrayList<>();
        if (part instanceof Part.Maps maps) {
            complete(tensor, maps).forEach((axis, map) -> {
                if (map instanceof AxisMap.Constant(long number)) {
                    places.add(new Place(maps.slot().label(), number, axis.rankClass()));
                }
            });
        }
        return places;
    }

    /** The attribute on all axes of the operand, where what is left out is a number. */
    private static SortedMap<AggregatedAxis, AxisMap> complete(TensorExpr tensor, Part.Maps maps) {
        SortedMap<AggregatedAxis, AxisMap> complete = new TreeMap<>(maps.byAxis());
        boolean moves = tensor instanceof Slice || tensor instanceof Pad;
        if (moves && maps.slot().neutral().isPresent()) {
            AxisMap neutral = AxisMap.of(maps.slot().neutral().getAsLong());
            tensor.operands().getFirst().type().axes().forEach(axis -> complete.putIfAbsent(axis, neutral));
        }
        return complete;
    }

    private Optional<Lift> lift(Place place) {
        Rule rule = stripped.origin();
        RuleCollector collector = RuleCollector.forData(rule.position().file());
        collector.rule(rule.name(), rule.position(), builder -> declare(builder, place));
        String what = "a map over " + place.rankClass() + " for " + place.attribute() + " " + place.number();
        return collector.toFile().declarations().getFirst() instanceof Rule lifted
                ? Optional.of(new Lift(what, lifted))
                : Optional.empty();
    }

    private void declare(RuleBuilder builder, Place place) {
        Rule rule = stripped.origin();
        builder.declareAsIn(rule);
        AxisMap map = builder.map(free(place.attribute()), place.rankClass());
        stripped.kept().forEach(builder::require);
        demands.forEach(builder::require);
        rule.assumptions().forEach(builder::assume);
        rule.elements().forEach(builder::elementsAtMost);
        builder.upToAsIn(rule);
        builder.rewrite(of(rule.lhs(), place, map), of(rule.rhs(), place, map));
    }

    /** A name that the rule does not use. */
    private String free(String attribute) {
        Rule rule = stripped.origin();
        RuleNames names = RuleNames.of(rule);
        String name = attribute.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        String called = name.isEmpty() ? "k" : name;
        Set<String> taken = new LinkedHashSet<>(names.maps().keySet());
        taken.addAll(names.integers());
        taken.addAll(names.parameters().keySet());
        taken.addAll(names.tensors().keySet());
        rule.rankClasses().forEach(rankClass -> taken.add(rankClass.name()));
        int number = 2;
        String free = called;
        while (taken.contains(free)) {
            free = called + number++;
        }
        return free;
    }

    private static TensorExpr of(TensorExpr tensor, Place place, AxisMap map) {
        return tensor instanceof Input ? tensor : tensor.form().with(part -> of(tensor, part, place, map)).made();
    }

    private static Part of(TensorExpr tensor, Part part, Place place, AxisMap map) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), of(operand.tensor(), place, map));
            case Part.Operands all ->
                new Part.Operands(all.slot(), all.tensors().stream().map(each -> of(each, place, map)).toList());
            case Part.Maps maps when maps.slot().label().equals(place.attribute()) ->
                new Part.Maps(maps.slot(), of(complete(tensor, maps), place, map));
            default -> part;
        };
    }

    private static SortedMap<AggregatedAxis, AxisMap> of(SortedMap<AggregatedAxis, AxisMap> maps, Place place,
            AxisMap map) {
        SortedMap<AggregatedAxis, AxisMap> lifted = new TreeMap<>();
        maps.forEach((axis, attribute) -> lifted.put(axis,
                attribute.equals(AxisMap.of(place.number())) && axis.rankClass().equals(place.rankClass())
                        ? map
                        : attribute));
        return lifted;
    }
}
