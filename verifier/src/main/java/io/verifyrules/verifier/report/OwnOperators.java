package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.Rule;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The operators that a rule's author made, as readers see them: the expressions of the rule that are shown by a name. */
public final class OwnOperators {

    private static final OwnOperators NONE = new OwnOperators(List.of());

    private final IdentityHashMap<TensorExpr, OperatorCall> calls = new IdentityHashMap<>();

    private OwnOperators(List<OperatorCall> calls) {
        calls.forEach(call -> this.calls.put(call.value(), call));
    }

    /** No operators. */
    static OwnOperators none() {
        return NONE;
    }

    /** The operators of a rule. */
    public static OwnOperators of(Rule rule) {
        return rule.calls().isEmpty() ? NONE : new OwnOperators(rule.calls());
    }

    /** The call that the very expression is. */
    Optional<OperatorCall> call(TensorExpr tensor) {
        return Optional.ofNullable(calls.get(tensor));
    }

    /** {@code wrap(A, s, k)}. */
    String print(OperatorCall call, int levels) {
        return call.arguments().stream().map(argument -> switch (argument) {
            case OperatorCall.Argument.Term(Node node) -> print(node, levels);
            case OperatorCall.Argument.Word(String text) -> text;
        }).collect(Collectors.joining(", ", call.name() + "(", ")"));
    }

    private String print(Node node, int levels) {
        return switch (node) {
            case TensorExpr tensor -> RulePrinter.print(tensor, levels, this);
            case AxisMap map -> TermPrinter.print(map, levels);
            case Element element -> TermPrinter.print(element, levels);
            case LaneCondition condition -> TermPrinter.print(condition, levels);
            case Condition condition -> TermPrinter.print(condition, levels);
            default -> throw new IllegalStateException("a term of another kind: " + node.getClass());
        };
    }

    /**
     * The unfolding of each operator of the rule, once for each way in which it is applied:
     * {@code wrap(A, s, k) = concat(..)}.
     */
    public static List<String> unfolded(Rule rule) {
        OwnOperators operators = of(rule);
        return operatorsOf(rule)
                .map(call -> operators.print(call, Integer.MAX_VALUE) + " = " + operators.unfolded(call.value()))
                .distinct()
                .toList();
    }

    private static Stream<OperatorCall> operatorsOf(Rule rule) {
        OwnOperators operators = of(rule);
        return Graph.of(List.of(rule.lhs(), rule.rhs()))
                .nodes()
                .stream()
                .flatMap(node -> node instanceof TensorExpr tensor ? operators.call(tensor).stream() : Stream.empty());
    }

    /** The expressions of the rule's sides that have a name, inner ones first; whole sides are not among them. */
    @SuppressWarnings("ReferenceEquality")
    static List<TensorExpr> within(Rule rule) {
        return operatorsOf(rule).map(OperatorCall::value)
                .filter(value -> value != rule.lhs() && value != rule.rhs())
                .toList();
    }

    private String unfolded(TensorExpr value) {
        OwnOperators inner = new OwnOperators(List.copyOf(calls.values()));
        inner.calls.remove(value);
        return RulePrinter.print(value, Integer.MAX_VALUE, inner);
    }
}
