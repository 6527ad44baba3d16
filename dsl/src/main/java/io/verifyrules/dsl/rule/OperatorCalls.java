package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The operators of its author that a rule applies, in their order, carried over to what the rule becomes. */
final class OperatorCalls {

    private OperatorCalls() {
    }

    /** Those that stand among the nodes; of several for one expression the last, which is the outermost. */
    static List<OperatorCall> among(List<Node> nodes, List<OperatorCall> calls) {
        Set<Node> standing = Collections.newSetFromMap(new IdentityHashMap<>());
        standing.addAll(nodes);
        IdentityHashMap<TensorExpr, OperatorCall> last = new IdentityHashMap<>();
        calls.forEach(call -> last.put(call.value(), call));
        return calls.stream().filter(call -> standing.contains(call.value()) && isLast(last, call)).toList();
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isLast(IdentityHashMap<TensorExpr, OperatorCall> last, OperatorCall call) {
        return last.get(call.value()) == call;
    }

    /** The calls where types are decided: an expression that stands where several types are has a call for each. */
    static List<OperatorCall> decided(List<OperatorCall> calls, LiteralTypes forgetting, LiteralTypes deciding,
            ElementType result) {
        List<OperatorCall> decided = new ArrayList<>();
        for (OperatorCall call : calls) {
            Function<TensorExpr, List<TensorExpr>> became = tensor -> forgetting.made(tensor)
                    .stream()
                    .flatMap(made -> deciding.made(made).stream())
                    .toList();
            UnaryOperator<TensorExpr> ofArgument = tensor -> became.apply(tensor)
                    .stream()
                    .findFirst()
                    .orElseGet(() -> deciding.of(forgetting.of(tensor, tensor.type().element()),
                            typed(tensor.type().element(), result)));
            became.apply(call.value()).forEach(value -> decided.add(with(call, value, ofArgument)));
        }
        return decided;
    }

    private static OperatorCall with(OperatorCall call, TensorExpr value, UnaryOperator<TensorExpr> ofArgument) {
        List<OperatorCall.Argument> arguments = new ArrayList<>();
        for (OperatorCall.Argument argument : call.arguments()) {
            arguments.add(argument instanceof OperatorCall.Argument.Term(TensorExpr tensor)
                    ? new OperatorCall.Argument.Term(ofArgument.apply(tensor))
                    : argument);
        }
        return new OperatorCall(call.name(), arguments, value);
    }

    private static ElementType typed(ElementType of, ElementType result) {
        return of.equals(ElementType.TRUTH) ? ElementType.BOOL : of.equals(ElementType.NUMERAL) ? result : of;
    }

    /** The calls where equal terms are one object. */
    static List<OperatorCall> of(EqualTerms terms, List<OperatorCall> calls) {
        return calls.stream()
                .map(call -> new OperatorCall(call.name(),
                        call.arguments().stream().<OperatorCall.Argument>map(argument -> switch (argument) {
                            case OperatorCall.Argument.Term(Node node) ->
                                new OperatorCall.Argument.Term(terms.of(node));
                            case OperatorCall.Argument.Word word -> word;
                        }).toList(), terms.of(call.value())))
                .toList();
    }

    /** The calls where numbers of bits have values. */
    static List<OperatorCall> at(WidthsFixed fixed, List<OperatorCall> calls) {
        return calls.stream().map(call -> with(call, fixed.of(call.value()), fixed::of)).toList();
    }
}
