package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The parts of a rule, with the type of every number decided.
 *
 * @param calls the operators of its author that it applies
 * @param open  the name of the one element type that is left open, if one is
 * @param nodes everything in it, each once
 * @param types the element types of all of it
 */
record TypedParts(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions, List<TensorExpr> assumptions,
        List<OperatorCall> calls, Optional<String> open, List<Node> nodes, Set<ElementType> types) {

    TypedParts {
        calls = OperatorCalls.among(nodes, calls);
        preconditions = List.copyOf(preconditions);
        assumptions = List.copyOf(assumptions);
    }

    private static TypedParts decided(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions,
            List<TensorExpr> assumptions, List<OperatorCall> calls, Optional<String> open) {
        List<Node> roots = new ArrayList<>(List.of(lhs, rhs));
        roots.addAll(preconditions);
        roots.addAll(assumptions);
        List<Node> nodes = Graph.of(roots).nodes();
        return new TypedParts(lhs, rhs, preconditions, assumptions, calls, open, nodes, MentionedTypes.in(nodes));
    }

    /** Of a rule, all of whose types are decided. */
    static TypedParts of(Rule rule, Optional<String> open) {
        return decided(rule.lhs(), rule.rhs(), rule.preconditions(), rule.assumptions(), rule.calls(), open);
    }

    /**
     * Decides the types of all numbers.
     *
     * @throws IllFormedException if nothing does, or if several types are left open. A check of the rule closes its
     *     open type in one way at a time, so with two of them some combinations would go unchecked
     */
    static TypedParts of(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions, List<TensorExpr> assumptions,
            List<OperatorCall> calls) {
        LiteralTypes forgetting = LiteralTypes.forgetting();
        TensorExpr left = forgetting.of(lhs, lhs.type().element());
        TensorExpr right = forgetting.of(rhs, rhs.type().element());
        List<Condition> conditions = preconditions.stream().map(forgetting::of).toList();
        List<TensorExpr> assumed = assumptions.stream().map(each -> forgetting.of(each, ElementType.BOOL)).toList();
        Set<String> open = MentionedTypes.open(MentionedTypes.in(left, right, conditions, assumed));
        if (open.size() > 1) {
            throw new IllFormedException("a rule leaves at most one element type open, but this one leaves open " + open
                    + "; give all but one of them a type");
        }
        ElementType result = result(left, right, open);
        LiteralTypes deciding = LiteralTypes.deciding();
        List<Condition> decided = conditions.stream().map(deciding::of).toList();
        TensorExpr decidedLeft = deciding.of(left, result);
        TensorExpr decidedRight = deciding.of(right, result);
        List<TensorExpr> decidedAssumptions = assumed.stream()
                .map(each -> deciding.of(each, ElementType.BOOL))
                .toList();
        return decided(decidedLeft, decidedRight, decided, decidedAssumptions,
                OperatorCalls.decided(calls, forgetting, deciding, result),
                result instanceof ElementType.Open named ? Optional.of(named.name()) : open.stream().findFirst());
    }

    /**
     * The type of both sides. Truth values among themselves are of type {@code bool}. The type of sides which are made
     * of numbers only is left open, as any other that is not given.
     */
    private static ElementType result(TensorExpr left, TensorExpr right, Set<String> open) {
        ElementType common = CommonType.of("both sides", left.type().element(), right.type().element());
        if (common.equals(ElementType.TRUTH)) {
            return ElementType.BOOL;
        }
        if (!common.equals(ElementType.NUMERAL)) {
            return common;
        }
        if (!open.isEmpty()) {
            throw new IllFormedException(
                    "both sides are made of numbers only, and nothing decides whether these are int or real; "
                            + "they do not meet the type " + open.iterator().next()
                            + " that the rule leaves open elsewhere; "
                            + "give one of them a type, such as number(1, int) or number(1, real)");
        }
        return ElementType.OPEN;
    }
}
