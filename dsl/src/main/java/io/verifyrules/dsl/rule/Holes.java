package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The holes of a rule's right side, to be found. */
final class Holes {

    private final Map<String, Node> byName = new LinkedHashMap<>();

    /** The hole of that name; empty where there is none yet. */
    <N extends Node> Optional<N> known(String name, Class<N> kind) {
        return Optional.ofNullable(byName.get(name)).filter(kind::isInstance).map(kind::cast);
    }

    <N extends Node> N add(String name, N hole) {
        byName.put(name, hole);
        return hole;
    }

    /** The rule as one with holes, if it has some, each of which stands in its right side and nowhere else. */
    Optional<Sketch> sketch(Rule rule) {
        if (byName.isEmpty()) {
            return Optional.empty();
        }
        List<Node> conditions = new ArrayList<>(rule.preconditions());
        conditions.addAll(rule.assumptions());
        mentioned(conditions).stream().findFirst().ifPresent(name -> {
            throw new IllFormedException(
                    "hole: '" + name + "' is in a condition; a hole stands for an attribute or an element of "
                            + "the right side, and what it is follows from the conditions");
        });
        mentioned(List.of(rule.lhs())).stream().findFirst().ifPresent(name -> {
            throw new IllFormedException("hole: '" + name
                    + "' is in the left side, which says what the compiler finds; only the right side may have holes");
        });
        List<String> used = mentioned(List.of(rule.rhs()));
        byName.keySet().stream().filter(name -> !used.contains(name)).findFirst().ifPresent(name -> {
            throw new IllFormedException("hole: the right side does not use '" + name + "'");
        });
        return Optional.of(new Sketch(rule, of(rule, AxisMap.Scalar.class), of(rule, Element.Parameter.class)));
    }

    private List<String> mentioned(List<Node> roots) {
        return Graph.of(roots)
                .nodes()
                .stream()
                .flatMap(node -> name(node).stream())
                .filter(byName::containsKey)
                .distinct()
                .toList();
    }

    private static Optional<String> name(Node node) {
        return switch (node) {
            case AxisMap.Scalar scalar -> Optional.of(scalar.name());
            case Element.Parameter parameter -> Optional.of(parameter.name());
            default -> Optional.empty();
        };
    }

    private <N extends Node> List<N> of(Rule rule, Class<N> kind) {
        return Graph.of(List.of(rule.rhs()))
                .nodes()
                .stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(node -> name(node).filter(byName::containsKey).isPresent())
                .distinct()
                .toList();
    }

    @Override
    public String toString() {
        return byName.keySet().stream().map(name -> "'" + name + "'").collect(Collectors.joining(", "));
    }
}
