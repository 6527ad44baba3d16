package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The rule that a rule about lists claims for some number of parts. Each concatenation that joins the parts of a list has
 * an operand for each of them. A demand on a part is made of each.
 */
public final class Expansion {

    private Expansion() {
    }

    /**
     * The rule for so many parts of each list.
     *
     * @param parts the number of parts, at least 1
     */
    public static Rule of(ListRule rule, int parts) {
        RuleDeclaration expanded = rule;
        while (expanded instanceof ListRule list) {
            expanded = of(list, list.lists().getFirst(), parts);
        }
        return MadeRules.requireRule(expanded);
    }

    /** The rule for so many parts of one list; where there are others, it is still about these. */
    public static RuleDeclaration of(ListRule rule, PartList list, int parts) {
        if (parts < 1) {
            throw new IllegalArgumentException("a list has at least one part, not " + parts);
        }
        return MadeRules.like(rule, builder -> declare(rule, list, parts, builder));
    }

    private static void declare(ListRule rule, PartList list, int parts, RuleBuilder builder) {
        Copies copies = Copies.declare(rule, list, parts, builder);
        Map<String, AxisMap> totals = new HashMap<>();
        list.totals().forEach((total, size) -> {
            if (isOfShapes(rule, total)) {
                // Inputs stay what they are, so the total does as well.
                builder.require(total.compare(Relation.EQ, copies.total(size)));
            } else {
                totals.put(total.name(), copies.total(size));
            }
        });
        List<Substitution> each = new ArrayList<>();
        IntStream.range(0, parts).forEach(part -> each.add(copies.part(part, totals, concat -> Optional.empty())));
        Substitution whole = new Substitution(totals, Map.of(), Map.of(), concat -> joined(rule, list, concat, each));
        for (Condition condition : rule.pattern().preconditions()) {
            if (rule.listOf(condition).equals(Optional.of(list))) {
                each.forEach(part -> builder.require(part.of(condition)));
            } else {
                builder.require(whole.of(condition));
            }
        }
        for (TensorExpr assumption : rule.pattern().assumptions()) {
            if (rule.listOf(assumption).equals(Optional.of(list))) {
                each.forEach(part -> builder.assume(part.of(assumption)));
            } else {
                builder.assume(whole.of(assumption));
            }
        }
        rule.lists().stream().filter(other -> !other.equals(list)).forEach(builder::parts);
        builder.rewrite(whole.of(rule.pattern().lhs()), whole.of(rule.pattern().rhs()));
    }

    /** Whether an input has a size that mentions the total. */
    private static boolean isOfShapes(ListRule rule, AxisMap.Variable total) {
        return RuleNames.of(rule.pattern())
                .tensors()
                .values()
                .stream()
                .anyMatch(input -> Graph.of(List.copyOf(input.shape().sizes().values())).nodes().contains(total));
    }

    private static Optional<TensorExpr> joined(ListRule rule, PartList list, Concat concat, List<Substitution> parts) {
        return rule.spread(concat).filter(list::equals).map(ignored -> {
            TensorExpr operand = concat.operands().getFirst();
            return Concat.of(parts.stream().map(part -> part.of(operand)).toList(), concat.along());
        });
    }
}
