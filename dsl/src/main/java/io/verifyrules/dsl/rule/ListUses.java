package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lists of whose parts an expression speaks. It speaks of a part where it mentions what belongs to the list. A
 * concatenation of one operand that speaks of one list joins its parts, and speaks of none any more.
 */
final class ListUses {

    private final Map<String, PartList> owners = new HashMap<>();
    private final IdentityHashMap<Node, Set<PartList>> known = new IdentityHashMap<>();

    ListUses(List<PartList> lists) {
        lists.forEach(list -> list.names().forEach(name -> owners.put(name, list)));
    }

    Set<PartList> of(Node node) {
        Set<PartList> found = known.get(node);
        if (found == null) {
            found = found(node);
            known.put(node, found);
        }
        return found;
    }

    private Set<PartList> found(Node node) {
        Set<PartList> all = new LinkedHashSet<>();
        switch (node) {
            case AxisMap.Variable map -> own(map.name()).ifPresent(all::add);
            case Element.Parameter element -> own(element.name()).ifPresent(all::add);
            case Input input -> own(input.name()).ifPresent(all::add);
            default -> {
            }
        }
        node.parts().forEach(part -> all.addAll(of(part)));
        return node instanceof Concat concat && concat.operands().size() == 1 && all.size() == 1 ? Set.of() : all;
    }

    private Optional<PartList> own(String name) {
        return Optional.ofNullable(owners.get(name));
    }

    /** The list whose parts the concatenation joins. */
    Optional<PartList> spread(Concat concat) {
        Set<PartList> lists = concat.operands().size() == 1 ? of(concat.operands().getFirst()) : Set.of();
        return lists.size() == 1 ? lists.stream().findFirst() : Optional.empty();
    }

    /** Whether something below a concatenation that joins the parts of a list joins them, too. */
    boolean joinsAgain(Concat concat) {
        Optional<PartList> list = spread(concat);
        return list.isPresent() && Graph.of(concat.operands())
                .nodes()
                .stream()
                .anyMatch(node -> node instanceof Concat inner && spread(inner).equals(list));
    }

    /** Checks that a rule about lists says of each of them what can be said. */
    static void check(Rule rule, List<PartList> lists) {
        lists.forEach(list -> requireSizes(rule, list));
        requireOneList(lists);
        ListUses uses = new ListUses(lists);
        List<TensorExpr> tensors = Stream.concat(Stream.of(rule.lhs(), rule.rhs()), rule.assumptions().stream())
                .toList();
        for (Node node : Graph.of(tensors).nodes()) {
            if (node instanceof Input input) {
                uses.requireOneOwner(input);
            }
            if (node instanceof Concat concat && concat.operands().size() == 1
                    && uses.of(concat.operands().getFirst()).size() > 1) {
                throw new IllFormedException("concat: the operand speaks of parts of " + uses.text(concat.operands())
                        + "; join the parts of one list by a concat of their own first");
            }
            if (node instanceof Concat concat && uses.joinsAgain(concat)) {
                PartList list = uses.spread(concat).orElseThrow();
                throw new IllFormedException("concat: the operand joins the parts of " + list
                        + " again: it speaks of one part and of all of them; declare a list for each");
            }
            if (node instanceof Freeze) {
                throw new IllFormedException("freeze: not in a rule about a list of operands");
            }
        }
        uses.requireJoined("the left side", rule.lhs());
        uses.requireJoined("the right side", rule.rhs());
        for (Condition condition : rule.preconditions()) {
            if (uses.of(condition).size() > 1) {
                throw new IllFormedException("requires: a condition speaks of the parts of one list, but this one of "
                        + uses.text(List.of(condition)));
            }
        }
        for (ElementFunction function : RuleNames.of(rule).functions().values()) {
            if (function.laws().identity().filter(identity -> !uses.of(identity).isEmpty()).isPresent()) {
                throw new IllFormedException("function " + function.name()
                        + ": its identity is an element of each part, but it is one function of the rule");
            }
        }
        if (!rule.hints().isEmpty() || !RuleNames.of(rule).indices().isEmpty()) {
            throw new IllFormedException("match: not in a rule about a list of operands");
        }
        if (!rule.widths().declared().isEmpty()) {
            throw new IllFormedException("width: a rule about a list of operands leaves no number of bits open");
        }
        Set<PartList> joined = new HashSet<>();
        Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().forEach(node -> {
            if (node instanceof Concat concat) {
                uses.spread(concat).ifPresent(joined::add);
            }
        });
        for (PartList list : lists) {
            if (!joined.contains(list)) {
                throw new IllFormedException("parts: no side joins the parts of " + list
                        + "; say concat(X, along = s) of what each part has, or leave " + list + " out");
            }
        }
    }

    /** Checks that no size is taken of joined parts: it is the sum over all of them, and would be read as that of one. */
    static void requireNoneJoined(TensorExpr tensor, List<PartList> lists) {
        ListUses uses = new ListUses(lists);
        for (Node node : lists.isEmpty() ? List.<Node>of() : Graph.of(List.of(tensor)).nodes()) {
            if (node instanceof Concat concat && uses.spread(concat).isPresent()) {
                String list = uses.spread(concat).get().name();
                throw new IllFormedException("the size of the joined parts of " + list
                        + " is taken; it is the sum over all parts: declare it, val all by " + list
                        + ".total(n), and say all");
            }
        }
    }

    /** What comes as data may say more of a list than its declaration can. */
    private static void requireSizes(Rule rule, PartList list) {
        for (AxisMap.Variable size : list.sizes()) {
            Condition least = Condition.everyLane(size.compare(Relation.GE, AxisMap.of(0)));
            if (!size.of().isSingleton() || !rule.preconditions().contains(least)) {
                throw new IllFormedException("parts: a size of each part of " + list
                        + " is one of a singleton, and demanded to be >= 0, but " + size.name() + " is not");
            }
        }
        Stream.of(list.starts(), list.totals()).flatMap(sums -> sums.entrySet().stream()).forEach(sum -> {
            if (!list.sizes().contains(sum.getValue()) || !sum.getKey().of().equals(sum.getValue().of())) {
                throw new IllFormedException("parts: " + sum.getKey().name() + " is a sum of sizes of the parts of "
                        + list + ", but " + sum.getValue().name() + " is none of the same rank class");
            }
        });
    }

    private static void requireOneList(List<PartList> lists) {
        Set<String> taken = new HashSet<>();
        for (PartList list : lists) {
            Stream.concat(list.names().stream(), list.totals().keySet().stream().map(AxisMap.Variable::name))
                    .filter(name -> !taken.add(name))
                    .findFirst()
                    .ifPresent(name -> {
                        throw new IllFormedException("parts: '" + name + "' is listed twice");
                    });
        }
    }

    private void requireOneOwner(Input input) {
        Set<PartList> ofShape = new LinkedHashSet<>();
        input.shape().sizes().values().forEach(size -> ofShape.addAll(of(size)));
        Optional<PartList> owner = own(input.name());
        ofShape.stream().filter(list -> !owner.equals(Optional.of(list))).findFirst().ifPresent(list -> {
            throw new IllFormedException("tensor " + input.name() + ": its size is one of each part of " + list
                    + ", so it is one for each part as well; say val " + input.name() + " by " + list + ".tensor(..)");
        });
    }

    private void requireJoined(String side, TensorExpr tensor) {
        if (!of(tensor).isEmpty()) {
            throw new IllFormedException(side + " speaks of each part of " + text(List.of(tensor))
                    + "; join the parts by concat(X, along = s), with one operand. The sum of a size over all of "
                    + "them is declared by total");
        }
    }

    private String text(List<? extends Node> nodes) {
        return nodes.stream()
                .flatMap(node -> of(node).stream())
                .map(PartList::name)
                .distinct()
                .collect(Collectors.joining(" and "));
    }
}
