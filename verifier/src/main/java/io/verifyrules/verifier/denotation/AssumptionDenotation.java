package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * Assumptions on tensor values, made at each access at which a tensor they name is read. They are guarded by that
 * access being in bounds of the shape that all tensors and constants of an assumption have. An assumption reads tensors
 * too, so this goes on until no new access appears. It ends, as it reads at accesses only that were there before.
 */
final class AssumptionDenotation {

    private AssumptionDenotation() {
    }

    static List<Truth> instantiate(List<TensorExpr> assumptions, Denotation denotation, List<ValueTerm> elements) {
        Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> accesses = new HashMap<>();
        elements.forEach(element -> Reads.places(element)
                .forEach((tensor, places) -> accesses.computeIfAbsent(tensor, key -> new LinkedHashSet<>())
                        .addAll(places)));
        Set<Truth> instances = new LinkedHashSet<>();
        boolean grown = true;
        while (grown && !assumptions.isEmpty()) {
            grown = false;
            for (TensorExpr assumption : assumptions) {
                List<Input> inputs = inputs(assumption);
                Set<SortedMap<AggregatedAxis, LaneInt>> places = new LinkedHashSet<>();
                inputs.forEach(input -> places.addAll(accesses.getOrDefault(new Origin.Input(input.name()), Set.of())));
                for (SortedMap<AggregatedAxis, LaneInt> place : places) {
                    instances.add(at(place, assumption, denotation).truth());
                    for (Input input : inputs) {
                        grown |= accesses.computeIfAbsent(new Origin.Input(input.name()), key -> new LinkedHashSet<>())
                                .add(place);
                    }
                }
            }
        }
        return List.copyOf(instances);
    }

    /** An assumption at one access: that this is in bounds of the tensors it names, and that it holds there. */
    record Instance(Truth inBounds, Truth holds) {

        /** The assumption at the access. */
        Truth truth() {
            return Truth.anyOf(List.of(Truth.not(inBounds), holds));
        }
    }

    /** All that the assumption mentions has one shape, so an access is in bounds of all of it or of nothing. */
    static Instance at(SortedMap<AggregatedAxis, LaneInt> access, TensorExpr assumption, Denotation denotation) {
        TensorMeaning property = denotation.property(assumption);
        return new Instance(Accesses.inBounds(access, property.sizes()), new Truth.OnElement(property.at(access)));
    }

    static List<Input> inputs(TensorExpr property) {
        return Graph.of(List.of(property))
                .nodes()
                .stream()
                .filter(Input.class::isInstance)
                .map(Input.class::cast)
                .distinct()
                .toList();
    }
}
