package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sort along x: the shape of the operand. The element at A is e[A with o[A] on x], where o[A] in 0 .. n-1 is the place
 * from which the element comes. Of this order nothing else is said: it is like an input of integers that the rule does
 * not know. A claim that holds for every order holds for the one by which elements ascend.
 *
 * <p>Two facts tie orders together. Lines that are the same, of one length and with the same element at each place,
 * have one order, whichever tensors they are lines of. Of tuples the first components are such a line. And what is
 * sorted stays as it is when it is sorted once more along the same axis.
 */
final class SortDenotation {

    /** An order that has a number, with one expression that is sorted by it and what that has at an index variable for each axis. */
    private record Order(Origin origin, Sort sort, TensorMeaning operand, ValueTerm element) {

        /** Where lines of the operand may be those with the given element: an index of the operand wherever one is read there. */
        SortedMap<AggregatedAxis, LaneInt> guessed(ValueTerm line, SortedMap<AggregatedAxis, LaneInt> access) {
            SortedMap<AggregatedAxis, LaneInt> guessed = new TreeMap<>();
            List<ValueTerm.Read> mine = List.copyOf(Reads.of(element));
            List<ValueTerm.Read> others = List.copyOf(Reads.of(line));
            for (int i = 0; i < Math.min(mine.size(), others.size()); i++) {
                SortedMap<AggregatedAxis, LaneInt> there = others.get(i).index();
                mine.get(i).index().forEach((axis, index) -> {
                    for (AggregatedAxis own : operand.sizes().keySet()) {
                        if (own.rankClass().equals(axis.rankClass()) && there.containsKey(axis)
                                && index.equals(LaneInt.of(new LaneAtom.AccessIndex(own)))) {
                            guessed.putIfAbsent(own, there.get(axis));
                        }
                    }
                });
            }
            operand.sizes()
                    .keySet()
                    .forEach(axis -> guessed.putIfAbsent(axis, access.getOrDefault(axis, LaneInt.ZERO)));
            return guessed;
        }
    }

    private final ValueTerms terms;
    private final List<Order> orders = new ArrayList<>();
    private final Map<RankClass, List<LaneInt>> places = new HashMap<>();

    SortDenotation(ValueTerms terms) {
        this.terms = terms;
    }

    TensorMeaning of(Sort sort, TensorMeaning operand) {
        AggregatedAxis along = sort.along();
        if (sort.operand() instanceof Sort inner && inner.along().equals(along)) {
            return operand;
        }
        return new TensorMeaning(operand.sizes(), operand.validity(), access -> {
            LaneInt from = LaneInt.of(order(sort, operand, access));
            return operand.at(with(access, along,
                    DynamicStart.of(StartRule.CLAMPED, from, LaneInt.ONE, operand.size(along)).effective()));
        });
    }

    /** Where the element at the access comes from: the entry of the order of its line. */
    private CompoundAtom.Entry order(Sort sort, TensorMeaning operand, SortedMap<AggregatedAxis, LaneInt> access) {
        for (Order order : orders) {
            if (Graph.same(order.sort(), sort)) {
                return new CompoundAtom.Entry(order.origin(), access);
            }
        }
        LaneInt place = place(sort.along().rankClass(), access);
        ValueTerm line = key(operand.at(with(access, sort.along(), place)));
        return orders.stream()
                .flatMap(order -> sameLine(order, sort, operand, line, place, access).stream())
                .findFirst()
                .orElseGet(() -> new CompoundAtom.Entry(numbered(sort, operand).origin(), access));
    }

    /**
     * The entry of another order, if some line that is sorted by it is this one.
     *
     * @param line  the element at a place of the line of which nothing else is known
     * @param place that place
     */
    private Optional<CompoundAtom.Entry> sameLine(Order order, Sort sort, TensorMeaning operand, ValueTerm line,
            LaneInt place, SortedMap<AggregatedAxis, LaneInt> access) {
        AggregatedAxis along = order.sort().along();
        if (!along.rankClass().equals(sort.along().rankClass())
                || !order.operand().size(along).equals(operand.size(sort.along()))) {
            return Optional.empty();
        }
        SortedMap<AggregatedAxis, LaneInt> there = new TreeMap<>(order.guessed(line, access));
        there.remove(along);
        // Where another index depends on the place, the elements are on many lines, as those of a diagonal are.
        boolean isOneLine = Collections.disjoint(Atoms.in(there.values()), Atoms.in(place));
        return isOneLine && key(order.operand().at(with(there, along, place))).equals(line)
                ? Optional.of(new CompoundAtom.Entry(order.origin(),
                        with(there, along, Accesses.index(access, sort.along()))))
                : Optional.empty();
    }

    /** The key by which an element is put in order: of a tuple the first component. */
    private ValueTerm key(ValueTerm element) {
        return element.type() instanceof ElementType.Tuple ? terms.component(element, 0) : element;
    }

    /** @throws OrderUnknown if what is sorted chooses elements */
    private Order numbered(Sort sort, TensorMeaning operand) {
        if (Graph.of(List.of(sort)).nodes().stream().anyMatch(SortDenotation::chooses)) {
            throw new OrderUnknown();
        }
        SortedMap<AggregatedAxis, LaneInt> anywhere = new TreeMap<>();
        operand.sizes().keySet().forEach(axis -> anywhere.put(axis, LaneInt.of(new LaneAtom.AccessIndex(axis))));
        orders.add(new Order(new Origin.Order(orders.size(), sort.along()), sort, operand, key(operand.at(anywhere))));
        return orders.getLast();
    }

    /** A choice is made to fit an order, which must not depend on it then. */
    private static boolean chooses(Node part) {
        return part instanceof Freeze || (part instanceof Arith arith && arith.choosesSign());
    }

    /** A place on a line that no index of the access speaks of, the same for each access where possible. */
    private LaneInt place(RankClass along, SortedMap<AggregatedAxis, LaneInt> access) {
        Set<LaneAtom> spokenOf = Atoms.in(access.values());
        List<LaneInt> known = places.computeIfAbsent(along, key -> new ArrayList<>());
        for (LaneInt place : known) {
            if (Atoms.in(place).stream().noneMatch(spokenOf::contains)) {
                return place;
            }
        }
        known.add(LaneInt.of(terms.fresh().bound(along, "place")));
        return known.getLast();
    }

    private static SortedMap<AggregatedAxis, LaneInt> with(SortedMap<AggregatedAxis, LaneInt> access,
            AggregatedAxis axis, LaneInt index) {
        SortedMap<AggregatedAxis, LaneInt> changed = new TreeMap<>(access);
        changed.put(axis, index);
        return changed;
    }
}
