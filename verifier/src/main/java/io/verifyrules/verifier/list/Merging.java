package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The theorem of parts that are merged. Of two parts that stand one after the other one part is made: sizes are added up,
 * and each tensor is that of the first and then that of the second along the one axis whose size is one of the part.
 */
final class Merging {

    private final ListRule rule;
    private final PartList list;
    private final RuleNames used;

    Merging(ListRule rule, PartList list) {
        this.rule = rule;
        this.list = list;
        this.used = RuleNames.of(rule.pattern());
    }

    /** The reason for which two parts of the list cannot be made one, if there is one. */
    Optional<String> obstacle() {
        return Optional.<String>empty()
                .or(() -> list.maps()
                        .stream()
                        .map(AxisMap.Variable::name)
                        .filter(used.maps()::containsKey)
                        .findFirst()
                        .map(this::notShared))
                .or(() -> list.elements()
                        .stream()
                        .map(Element.Parameter::name)
                        .filter(used.parameters()::containsKey)
                        .findFirst()
                        .map(this::notShared))
                .or(() -> list.tensors()
                        .stream()
                        .filter(tensor -> used.tensors().containsKey(tensor.name()) && axis(tensor).isEmpty())
                        .findFirst()
                        .map(tensor -> "the tensors " + tensor.name()
                                + " of two parts are not one tensor: no axis, and "
                                + "no other one, has a size of each part"))
                .or(() -> rule.pattern()
                        .assumptions()
                        .stream()
                        .filter(assumption -> rule.listOf(assumption).equals(Optional.of(list)))
                        .findFirst()
                        .map(ignored -> "something is assumed of the elements of each part"))
                .or(() -> rule.pattern()
                        .preconditions()
                        .stream()
                        .filter(condition -> rule.listOf(condition).equals(Optional.of(list)))
                        .filter(condition -> !new AdditiveConditions(sizes()).holdOfSums(condition))
                        .findFirst()
                        .map(ignored -> "a condition on each part is not known to hold of two parts that are made one"));
    }

    private String notShared(String name) {
        return "each part has " + name + " of its own, and two parts need not have the same";
    }

    private Set<String> sizes() {
        return list.sizes().stream().map(AxisMap.Variable::name).collect(Collectors.toSet());
    }

    /** The axis along which the tensors of two parts are one tensor: the only one with a size of each part. */
    private Optional<AggregatedAxis> axis(Input tensor) {
        List<AggregatedAxis> own = new ArrayList<>();
        tensor.shape().sizes().forEach((axis, size) -> {
            if (rule.listOf(size).isPresent()) {
                own.add(axis);
            }
        });
        return own.size() == 1
                && list.sizes().contains(Optional.ofNullable(tensor.shape().sizes().get(own.getFirst())).orElseThrow())
                        ? Optional.of(own.getFirst())
                        : Optional.empty();
    }

    /** The steps to be proved, two for each concatenation that joins the parts. */
    List<Induction.Step> steps() {
        Set<Concat> joins = new LinkedHashSet<>();
        for (Node node : Graph.of(List.of(rule.pattern().lhs(), rule.pattern().rhs())).nodes()) {
            if (node instanceof Concat concat && rule.spread(concat).equals(Optional.of(list)) && !isMerged(concat)) {
                joins.add(concat);
            }
        }
        List<Induction.Step> steps = new ArrayList<>();
        for (Concat concat : joins) {
            String what = "two parts of " + list + " are as one in what is joined along " + concat.along();
            steps.add(new Induction.Step(what, MadeRules.made(rule, builder -> declare(concat, builder, false))));
            steps.add(new Induction.Step(what, MadeRules.made(rule, builder -> declare(concat, builder, true))));
        }
        return steps;
    }

    /** Whether it joins the very tensors that are joined where parts are made one. */
    private boolean isMerged(Concat concat) {
        return concat.operands().getFirst() instanceof Input input && list.tensors().contains(input)
                && axis(input).equals(Optional.of(concat.along()));
    }

    private void declare(Concat concat, RuleBuilder builder, boolean back) {
        Copies copies = Copies.declare(rule, list, 2, builder);
        Substitution first = copies.part(0, Map.of(), ignored -> Optional.empty());
        Substitution second = copies.part(1, Map.of(), ignored -> Optional.empty());
        Substitution both = merged(copies);
        TensorExpr operand = concat.operands().getFirst();
        TensorExpr left = Concat.of(List.of(first.of(operand), second.of(operand)), concat.along());
        TensorExpr right = both.of(operand);
        Set<PartList> joined = joined(operand);
        for (Condition condition : rule.pattern().preconditions()) {
            Optional<PartList> of = rule.listOf(condition);
            if (of.equals(Optional.of(list))) {
                builder.require(first.of(condition));
                builder.require(second.of(condition));
            } else if (of.isEmpty() || joined.contains(of.get())) {
                builder.require(condition);
            }
        }
        list.totals().forEach((total, size) -> {
            if (used.maps().containsKey(total.name())) {
                builder.require(total.compare(Relation.GE, copies.total(size)));
            }
        });
        joined.forEach(builder::parts);
        builder.rewrite(back ? right : left, back ? left : right);
    }

    private Substitution merged(Copies copies) {
        Map<String, AxisMap> maps = new HashMap<>();
        list.sizes().forEach(size -> maps.put(size.name(), copies.total(size)));
        list.starts().keySet().forEach(start -> maps.put(start.name(), AxisMap.of(0)));
        Map<String, TensorExpr> tensors = new HashMap<>();
        for (Input tensor : list.tensors()) {
            axis(tensor).ifPresent(axis -> tensors.put(tensor.name(), Concat.of(copies.tensors(tensor.name()), axis)));
        }
        return new Substitution(maps, Map.of(), tensors, ignored -> Optional.empty());
    }

    /** The other lists whose parts are joined in an expression. */
    private Set<PartList> joined(TensorExpr tensor) {
        Set<PartList> joined = new HashSet<>();
        for (Node node : Graph.of(List.of(tensor)).nodes()) {
            if (node instanceof Concat concat) {
                rule.spread(concat).filter(other -> !other.equals(list)).ifPresent(joined::add);
            }
        }
        return joined;
    }
}
