package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The claim that some demands imply others, as a rule that the verifier proves. An integer is 0 where the former hold,
 * if it is demanded to be 0 only where the latter hold, too. So the proof is about every rank, rank 0 included. Where
 * it takes more, some tensors are valid and have one shape. They are compared, and the result is expanded by an axis of
 * one step, or of one and the integer. A class of that axis alone has one lane, so that no rank hides it.
 */
record Implication(Stripped stripped, Judge judge) {

    private static final String UNLESS = "unless_";

    /** Whether it is proved that the second demands hold wherever the first ones do and the left side of the rule is valid. */
    boolean proved(List<Condition> first, List<Condition> second) {
        TensorExpr left = stripped.origin().lhs();
        return second.stream()
                .allMatch(condition -> first.contains(condition) || plain(first, condition)
                        || wherever(left, left, first, condition));
    }

    /** An instance of the rule's numbers that the first demands admit and the second ones do not, if a small one is found. */
    Optional<RuleInstance> refused(List<Condition> first, List<Condition> second) {
        return second.stream()
                .filter(condition -> !first.contains(condition))
                .flatMap(condition -> implication(builder -> {
                    AxisMap unless = claimed(builder, first, condition);
                    builder.rewrite(Constant.of(new Element.Counted(unless), Shape.scalar()),
                            Constant.of(Element.of(0, ElementType.INT), Shape.scalar()));
                }).flatMap(rule -> judge(first, condition).of(rule) instanceof Judgement.Wrong wrong
                        ? Optional.of(wrong.instance())
                        : Optional.<RuleInstance>empty()).stream())
                .findFirst()
                .map(this::ofTheRule);
    }

    /**
     * Whether it is proved that the demands hold wherever the rule is right and its left side is valid. Where the
     * demands do not hold, the right side is not valid, or has another shape. It is not where assumptions on elements,
     * or operations that may have no behaviour, leave open whether there is anything to be wrong about.
     */
    boolean necessary(List<Condition> demands) {
        Rule origin = stripped.origin();
        return origin.assumptions().isEmpty() && !mayBeUndefined(origin.lhs())
                && demands.stream().allMatch(demand -> wherever(origin.lhs(), origin.rhs(), List.of(), demand));
    }

    /** Without what only the claim is made of. */
    private RuleInstance ofTheRule(RuleInstance instance) {
        Map<String, Integer> integers = new LinkedHashMap<>(instance.integers());
        integers.remove(UNLESS);
        return instance.withIntegers(integers);
    }

    private static boolean mayBeUndefined(TensorExpr side) {
        return Graph.of(List.of(side))
                .nodes()
                .stream()
                .anyMatch(node -> node instanceof Arith arith && arith.operator().mayBeUndefined());
    }

    private boolean plain(List<Condition> first, Condition second) {
        return holds(first, second, builder -> {
            AxisMap unless = claimed(builder, first, second);
            builder.rewrite(Constant.of(new Element.Counted(unless), Shape.scalar()),
                    Constant.of(Element.of(0, ElementType.INT), Shape.scalar()));
        });
    }

    /** The claim that the condition holds wherever the demands do, and both tensors are valid and of one shape. */
    private boolean wherever(TensorExpr one, TensorExpr other, List<Condition> first, Condition second) {
        return !judge.effort().cutShort() && holds(first, second, builder -> {
            AxisMap unless = claimed(builder, first, second);
            RankClass alone = builder.rankClass("alone_", RankClass.RankBound.SINGLETON);
            TensorExpr both = one.compare(Relation.EQ, other);
            builder.rewrite(both.expand(Shape.of(alone, AxisMap.of(1))), both.expand(Shape.of(alone, unless.plus(1))));
        });
    }

    private boolean holds(List<Condition> first, Condition second, Consumer<RuleBuilder> claim) {
        return implication(claim).filter(rule -> judge(first, second).of(rule) instanceof Judgement.Verified)
                .isPresent();
    }

    private Optional<Rule> implication(Consumer<RuleBuilder> claim) {
        Rule origin = stripped.origin();
        RuleCollector collector = RuleCollector.forData(origin.position().file());
        collector.rule("implication", origin.position(), claim);
        return collector.toFile().declarations().getFirst() instanceof Rule rule ? Optional.of(rule) : Optional.empty();
    }

    /** A claim on shapes alone is no matter of element types; it may be asked about in those that it is of. */
    private Judge judge(List<Condition> first, Condition second) {
        List<Node> all = new ArrayList<>(stripped.kept());
        all.addAll(first);
        all.add(second);
        boolean ofElements = Graph.of(all).nodes().stream().anyMatch(Condition.OnElements.class::isInstance);
        return (ofElements ? judge : judge.inAllTypes()).briefly();
    }

    /** An integer that may be other than 0 only where the demands hold and the condition does not. */
    private AxisMap claimed(RuleBuilder builder, List<Condition> first, Condition second) {
        builder.declareAsIn(stripped.origin());
        AxisMap unless = builder.integer(UNLESS);
        stripped.kept().forEach(builder::require);
        first.forEach(builder::require);
        builder.require(second.not().disjoin(new Condition.OnScalars(unless.compare(Relation.EQ, AxisMap.of(0)))));
        return unless;
    }
}
