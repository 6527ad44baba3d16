package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/** The terms that may fill the holes of a sketch, short terms first. */
record HoleTerms(Sketch sketch) {

    private static final int MOST = 160;
    private static final List<AxisMap> NUMBERS = List.of(AxisMap.of(0), AxisMap.of(1), AxisMap.of(2));

    /**
     * Terms for an attribute, no two of which are the same in all cases.
     *
     * @param rule  a rule without the holes, whose terms these are made of
     * @param cases on which terms are told apart
     */
    List<Node> maps(AxisMap.Scalar hole, Rule rule, List<Case> cases) {
        Optional<RankClass> rankClass = rankClass(hole);
        Cells cells = new Cells(cases, rankClass);
        Set<List<Long>> known = new HashSet<>();
        List<Node> terms = new ArrayList<>();
        for (AxisMap term : bySize(rule, rankClass)) {
            if (terms.size() < MOST && values(cells, term).filter(known::add).isPresent()) {
                terms.add(term);
            }
        }
        return terms;
    }

    private static Optional<List<Long>> values(Cells cells, AxisMap term) {
        try {
            return Optional.of(Arrays.stream(cells.values(term, 0)).boxed().toList());
        } catch (RefusedInstance tooLarge) {
            return Optional.empty();
        }
    }

    /** The class of all axes whose attribute the hole is in; empty where these are of several, or none. */
    private Optional<RankClass> rankClass(AxisMap.Scalar hole) {
        Set<RankClass> classes = new LinkedHashSet<>();
        for (Node node : Graph.of(List.of(sketch.rule().rhs())).nodes()) {
            if (node instanceof TensorExpr tensor) {
                tensor.form().parts().forEach(part -> classes.addAll(classes(part, hole)));
            }
        }
        return classes.size() == 1 ? classes.stream().findFirst() : Optional.empty();
    }

    private static List<RankClass> classes(Part part, AxisMap.Scalar hole) {
        return switch (part) {
            case Part.Maps maps -> classes(maps.byAxis().entrySet().stream(), hole);
            case Part.Sizes sizes -> classes(sizes.shape().sizes().entrySet().stream(), hole);
            default -> List.of();
        };
    }

    private static List<RankClass> classes(Stream<Map.Entry<AggregatedAxis, AxisMap>> maps, AxisMap.Scalar hole) {
        return maps.filter(map -> Graph.of(List.of(map.getValue())).nodes().contains(hole))
                .map(map -> map.getKey().rankClass())
                .toList();
    }

    private static List<AxisMap> bySize(Rule rule, Optional<RankClass> rankClass) {
        Optional<LaneTerms> own = LaneTerms.of(rule, List.of())
                .stream()
                .filter(of -> of.rankClass().equals(rankClass))
                .findFirst();
        List<AxisMap> simple = new ArrayList<>(own.map(LaneTerms::simple).orElse(List.of()));
        List<AxisMap> mentioned = own.map(LaneTerms::own).orElse(List.of());
        List<AxisMap> terms = new ArrayList<>(NUMBERS);
        terms.addAll(simple);
        terms.addAll(pairs(simple, simple, List.of(AxisMap::plus)));
        terms.addAll(pairs(simple, simple, List.of(AxisMap::minus)));
        terms.addAll(mentioned);
        simple.forEach(map -> terms.addAll(List.of(map.plus(1), map.minus(1))));
        terms.addAll(pairs(simple, simple, List.of(AxisMap::times, AxisMap::min, AxisMap::max)));
        simple.forEach(map -> terms.add(AxisMap.max(AxisMap.of(0), map)));
        terms.addAll(pairs(mentioned, simple, List.of(AxisMap::plus, AxisMap::minus)));
        terms.addAll(pairs(pairs(simple, simple, List.of(AxisMap::times, AxisMap::plus)), simple,
                List.of(AxisMap::plus, AxisMap::minus)));
        return terms;
    }

    private static List<AxisMap> pairs(List<AxisMap> left, List<AxisMap> right, List<BinaryOperator<AxisMap>> made) {
        return made.stream()
                .flatMap(by -> left.stream().flatMap(one -> right.stream().map(other -> by.apply(one, other))))
                .toList();
    }

    /** Elements: parameters of the type, what its left side writes down, and 0 and 1. */
    List<Node> elements(Element.Parameter hole) {
        List<Node> elements = new ArrayList<>();
        Mentioned.of(sketch.rule())
                .parameters()
                .values()
                .stream()
                .filter(other -> !sketch.elements().contains(other) && other.type().equals(hole.type()))
                .forEach(elements::add);
        for (Node node : Graph.of(List.of(sketch.rule().lhs())).nodes()) {
            if (node instanceof Element.Written written && written.type().equals(hole.type())) {
                elements.add(written);
            }
        }
        if (hole.type() instanceof ElementType.Bool) {
            elements.addAll(List.of(Element.of(false), Element.of(true)));
        } else {
            elements.addAll(List.of(Element.of(0), Element.of(1)));
        }
        return elements;
    }
}
