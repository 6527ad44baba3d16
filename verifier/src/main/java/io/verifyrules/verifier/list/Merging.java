package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
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
                .or(() -> Join.of(rule, list)
                        .stream()
                        .filter(join -> rule.joinsAgain(join.concat()))
                        .findFirst()
                        .map(ignored -> "what is joined speaks of all parts, too"))
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

    /** The steps to be proved of each place where the parts are joined, each in both directions. */
    List<Induction.Step> steps() {
        List<Induction.Step> steps = new ArrayList<>();
        for (Join join : Join.of(rule, list)) {
            if (!isMerged(join)) {
                String axis = join.concat().along().toString();
                both(steps, "two parts of " + list + " are as one in what is joined along " + axis,
                        builder -> merged(join, builder));
                if (join instanceof Join.Combined combined) {
                    both(steps, "one more part of " + list + " is one more operand of what reduces " + axis,
                            builder -> further(combined, builder));
                }
            }
        }
        return steps;
    }

    private record Sides(TensorExpr left, TensorExpr right) {}

    private void both(List<Induction.Step> steps, String says, Function<RuleBuilder, Sides> sides) {
        steps.add(new Induction.Step(says, MadeRules.made(rule, builder -> {
            Sides made = sides.apply(builder);
            builder.rewrite(made.left(), made.right());
        })));
        steps.add(new Induction.Step(says, MadeRules.made(rule, builder -> {
            Sides made = sides.apply(builder);
            builder.rewrite(made.right(), made.left());
        })));
    }

    /** Whether it joins the very tensors that are joined where parts are made one. */
    private boolean isMerged(Join join) {
        return join instanceof Join.Concatenated && join.concat().operands().getFirst() instanceof Input input
                && list.tensors().contains(input) && axis(input).equals(Optional.of(join.concat().along()));
    }

    /** What two parts come to, and what the one part does that is made of both. */
    private Sides merged(Join join, RuleBuilder builder) {
        Copies copies = Copies.declare(rule, list, 2, builder);
        Substitution first = copies.part(0, Map.of(), ignored -> Optional.empty());
        Substitution second = copies.part(1, Map.of(), ignored -> Optional.empty());
        Substitution both = one(copies);
        demand(copies, List.of(first, second), join, builder);
        Concat concat = join.concat();
        TensorExpr operand = concat.operands().getFirst();
        return switch (join) {
            case Join.Concatenated ignored ->
                new Sides(Concat.of(List.of(first.of(operand), second.of(operand)), concat.along()), both.of(operand));
            case Join.Combined(Reduce reduce, Concat ignored) ->
                new Sides(combined(reduce.monoid(), first.of(reduce), second.of(reduce)), both.of(reduce));
        };
    }

    /** What any tensor and one part come to, and what they do apart. The part is one that is not the first. */
    private Sides further(Join.Combined join, RuleBuilder builder) {
        Copies copies = Copies.declare(rule, list, 2, builder);
        Substitution part = copies.part(1, Map.of(), ignored -> Optional.empty());
        demand(copies, List.of(copies.part(0, Map.of(), ignored -> Optional.empty()), part), join, builder);
        Concat concat = join.concat();
        TensorExpr operand = part.of(concat.operands().getFirst());
        AxisMap many = builder.sizes(copies.free("k"), concat.along().rankClass());
        builder.require(many.compare(Relation.GE, AxisMap.of(1)));
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(new ShapeTerms().of(operand).sizes());
        sizes.put(concat.along(), many);
        TensorExpr before = builder.tensor(copies.free("Z"), concat.type().element(), new Shape(sizes));
        return new Sides(reduced(join.reduce(), Concat.of(List.of(before, operand), concat.along())),
                combined(join.reduce().monoid(), reduced(join.reduce(), before), part.of(join.reduce())));
    }

    private static TensorExpr reduced(Reduce reduce, TensorExpr operand) {
        return reduce.withOperands(List.of(operand));
    }

    private static TensorExpr combined(Reducer reducer, TensorExpr left, TensorExpr right) {
        return switch (reducer) {
            case Monoid monoid -> Binary.of(monoid.operator(), left, right);
            case DeclaredMonoid declared -> Mapped.of(declared.function(), List.of(left, right));
            case ArgExtreme extreme -> throw new IllegalArgumentException(extreme + " of two tensors is no operator");
        };
    }

    /** Demands what the rule demands, of these parts. */
    private void demand(Copies copies, List<Substitution> parts, Join join, RuleBuilder builder) {
        Set<PartList> joined = joined(join.concat().operands().getFirst());
        for (Condition condition : rule.pattern().preconditions()) {
            Optional<PartList> of = rule.listOf(condition);
            if (of.equals(Optional.of(list))) {
                parts.forEach(part -> builder.require(part.of(condition)));
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
    }

    private Substitution one(Copies copies) {
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
