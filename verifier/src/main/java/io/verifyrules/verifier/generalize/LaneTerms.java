package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The integers on a lane of one rank class, or of the rule's scalars alone, that a condition may compare. They are
 * those that the rule mentions, and sums of two of its maps.
 *
 * @param rankClass the class; empty for scalars
 * @param simple maps and scalars
 * @param own the integers that the rule itself computes of them
 * @param far numbers beyond small ones at which something happens, with which maps and scalars are compared
 */
record LaneTerms(Optional<RankClass> rankClass, List<AxisMap> simple, List<AxisMap> own, List<AxisMap> far) {

    private static final int LARGEST = 15;
    private static final int MOST = 26;
    private static final List<AxisMap> NUMBERS = List.of(AxisMap.of(0), AxisMap.of(1), AxisMap.of(2));

    LaneTerms {
        simple = List.copyOf(simple);
        own = List.copyOf(own);
        far = List.copyOf(far);
    }

    /**
     * The terms of each class of the rule that has maps, and of its scalars if it has some.
     *
     * @param beyond numbers beyond small ones at which something happens
     */
    static List<LaneTerms> of(Rule rule, Collection<Long> beyond) {
        List<AxisMap> far = beyond.stream().<AxisMap>map(AxisMap::of).toList();
        RuleNames names = RuleNames.of(rule);
        Set<AxisMap> mentioned = mentioned(rule, names);
        List<LaneTerms> all = new ArrayList<>();
        List<AxisMap> scalars = List.copyOf(Mentioned.of(rule).scalars().values());
        for (RankClass rankClass : names.rankClasses()) {
            List<AxisMap> simple = Stream
                    .concat(names.maps().values().stream().filter(map -> map.of().equals(rankClass)).map(map -> map),
                            scalars.stream())
                    .toList();
            if (simple.size() > scalars.size()) {
                all.add(new LaneTerms(Optional.of(rankClass), simple, own(mentioned, Optional.of(rankClass)), far));
            }
        }
        if (!scalars.isEmpty()) {
            all.add(new LaneTerms(Optional.empty(), scalars, own(mentioned, Optional.empty()), far));
        }
        return all;
    }

    private static Set<AxisMap> mentioned(Rule rule, RuleNames names) {
        Set<AxisMap> terms = new LinkedHashSet<>();
        List<Node> roots = new ArrayList<>(rule.preconditions());
        roots.add(rule.lhs());
        roots.add(rule.rhs());
        ShapeTerms shapes = new ShapeTerms();
        for (Node node : Graph.of(roots).nodes()) {
            if (node instanceof AxisMap map) {
                terms.add(map);
            } else if (node instanceof TensorExpr tensor) {
                terms.addAll(remainders(tensor));
                Shape shape = shapes.of(tensor);
                Graph.of(shape.sizes().values()).nodes().forEach(part -> {
                    if (part instanceof AxisMap map) {
                        terms.add(map);
                    }
                });
            }
        }
        terms.removeIf(term -> Graph.of(List.of(term))
                .nodes()
                .stream()
                .anyMatch(part -> part instanceof AxisMap.Variable variable
                        && names.indices().containsKey(variable.name())));
        return terms;
    }

    /** The rest at the end of a slice beside whole strides: where it is 0 another slice goes on in step. */
    private static List<AxisMap> remainders(TensorExpr tensor) {
        return tensor instanceof Slice slice
                ? slice.operand().type().axes().stream().flatMap(axis -> remainder(slice, axis).stream()).toList()
                : List.of();
    }

    private static Optional<AxisMap> remainder(Slice slice, AggregatedAxis axis) {
        return Optional.ofNullable(slice.end().get(axis))
                .flatMap(end -> Optional.ofNullable(slice.start().get(axis)).map(end::minus))
                .flatMap(length -> Optional.ofNullable(slice.stride().get(axis)).map(length::floorMod));
    }

    private static List<AxisMap> own(Set<AxisMap> mentioned, Optional<RankClass> rankClass) {
        return mentioned.stream()
                .filter(term -> term instanceof SharedNode node && node.writtenOut() <= LARGEST
                        && term.rankClass().equals(rankClass))
                .limit(MOST)
                .toList();
    }

    /** A comparison of two terms is made for each of these pairs, in both directions. One of the two at least is of the class. */
    List<Pair> pairs() {
        List<Pair> pairs = allPairs();
        pairs.removeIf(pair -> rankClass.isPresent() && pair.left().rankClass().isEmpty()
                && pair.right().rankClass().isEmpty());
        return pairs;
    }

    private List<Pair> allPairs() {
        List<Pair> pairs = new ArrayList<>();
        List<AxisMap> sums = sums();
        between(pairs, simple, NUMBERS, 1);
        between(pairs, simple, simple, 1.2);
        between(pairs, simple, far, 1.3);
        between(pairs, own, NUMBERS, 2);
        between(pairs, own, simple, 2);
        between(pairs, sums, NUMBERS, 2.2);
        between(pairs, sums, simple, 2.4);
        between(pairs, own, own, 3);
        between(pairs, plusOne(), simple, 2.5);
        if (simple.size() <= 9) {
            between(pairs, sums, sums, 4);
        }
        return pairs;
    }

    /** Two terms to compare, and how much it takes to read that. */
    record Pair(AxisMap left, AxisMap right, double cost) {}

    @SuppressWarnings("ReferenceEquality")
    private static void between(List<Pair> pairs, List<AxisMap> left, List<AxisMap> right, double cost) {
        for (int i = 0; i < left.size(); i++) {
            for (int j = left == right ? i + 1 : 0; j < right.size(); j++) {
                pairs.add(new Pair(left.get(i), right.get(j), cost));
            }
        }
    }

    private List<AxisMap> sums() {
        List<AxisMap> sums = new ArrayList<>();
        for (int i = 0; i < simple.size(); i++) {
            for (int j = i; j < simple.size(); j++) {
                sums.add(simple.get(i).plus(simple.get(j)));
            }
        }
        return sums;
    }

    private List<AxisMap> plusOne() {
        return simple.stream().map(map -> map.plus(1)).toList();
    }
}
