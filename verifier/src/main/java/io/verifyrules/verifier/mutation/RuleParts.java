package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The claims of a rule, apart from its name and the facts known of it: the parts that a change touches. Two rules with
 * equal parts claim the same.
 */
public record RuleParts(List<Condition> preconditions, List<TensorExpr> assumptions, TensorExpr lhs, TensorExpr rhs) {

    public RuleParts {
        preconditions = List.copyOf(preconditions);
        assumptions = List.copyOf(assumptions);
    }

    /** The parts of a rule. */
    public static RuleParts of(Rule rule) {
        return new RuleParts(rule.preconditions(), rule.assumptions(), rule.lhs(), rule.rhs());
    }

    /** Numbers that are the same for equal parts, and for no others with the same {@code known} numbers. */
    List<Integer> numbers(Map<List<Object>, Integer> known) {
        List<Node> all = new ArrayList<>(preconditions);
        all.addAll(assumptions);
        all.add(lhs);
        all.add(rhs);
        List<Integer> numbers = new ArrayList<>(Graph.of(all).numbers(known));
        numbers.add(preconditions.size());
        return numbers;
    }

    /** These parts with other preconditions. */
    public RuleParts withPreconditions(List<Condition> other) {
        return new RuleParts(other, assumptions, lhs, rhs);
    }

    /** These parts with other assumptions. */
    public RuleParts withAssumptions(List<TensorExpr> other) {
        return new RuleParts(preconditions, other, lhs, rhs);
    }

    /** These parts with other sides. */
    public RuleParts withSides(TensorExpr left, TensorExpr right) {
        return new RuleParts(preconditions, assumptions, left, right);
    }

    /**
     * Declares the parts, which use only what {@code origin} declares, anew as a rule: with the classes, hints, source
     * and element types of the origin. A mistake in them makes an ill-formed rule.
     */
    public static RuleDeclaration declare(String name, Rule origin, Supplier<RuleParts> parts) {
        RuleCollector collector = RuleCollector.forData(origin.position().file());
        collector.rule(name, origin.position(), builder -> parts.get().declare(origin, builder));
        return collector.toFile().declarations().getFirst();
    }

    private void declare(Rule origin, RuleBuilder builder) {
        builder.declareAsIn(origin);
        preconditions.forEach(builder::require);
        assumptions.forEach(builder::assume);
        origin.elements().forEach(builder::elementsAtMost);
        builder.upToAsIn(origin);
        builder.rewrite(lhs, rhs);
        Set<String> indices = RuleNames.of(origin).indices().keySet();
        origin.hints()
                .stream()
                .filter(hint -> indices.contains(hint.index().name()))
                .forEach(hint -> builder.hint(hint.index(), hint.value()));
        builder.source(origin.provenance());
    }
}
