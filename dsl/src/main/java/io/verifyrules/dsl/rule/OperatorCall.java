package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Operators;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An operator that an author made, applied. It is a name for an expression, for readers. What is proved, computed and searched is the
 * expression that it unfolds to, and nothing rests on the name.
 *
 * @param name      of the operator
 * @param arguments what it is applied to, as readers see it
 * @param value     what it unfolds to; the very expression that stands in the rule
 */
public record OperatorCall(String name, List<Argument> arguments, TensorExpr value) {

    private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}\\p{N}_]*");

    /** Something that an operator is applied to. */
    public sealed interface Argument {

        /** A tensor, a map, an element, a condition. */
        record Term(Node node) implements Argument {}

        /** Anything else, such as an axis, in words. */
        record Word(String text) implements Argument {
            public Word {
                VisibleText.require("an operand of an operator", text);
            }
        }
    }

    public OperatorCall {
        arguments = List.copyOf(arguments);
    }

    /**
     * An operator applied.
     *
     * @throws IllFormedException if a reader could take it for something else, or would miss an operand in what it unfolds to
     */
    public static OperatorCall of(String name, List<Argument> arguments, TensorExpr value) {
        requireName(name);
        OperatorCall call = new OperatorCall(name, arguments, value);
        if (value instanceof Input || call.terms().stream().anyMatch(term -> isSame(term, value))) {
            throw new IllFormedException(
                    name + ": what it unfolds to is one of its operands; an operator does something to them");
        }
        Set<Node> used = leaves(List.of(value));
        for (Node term : call.terms()) {
            Set<Node> unused = leaves(List.of(term));
            unused.removeAll(used);
            if (!unused.isEmpty()) {
                throw new IllFormedException(name + ": what it unfolds to does not use "
                        + unused.stream().map(OperatorCall::text).sorted().collect(Collectors.joining(", "))
                        + "; leave the operand out, or hand over its shape");
            }
        }
        return call;
    }

    /**
     * Checks the name of an operator.
     *
     * @throws IllFormedException if it is none, or that of an operator that exists
     */
    public static void requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllFormedException(
                    "operator: '" + name + "' is no name; write a letter, and then letters and digits");
        }
        if (Operators.byName().containsKey(name)) {
            throw new IllFormedException(
                    "operator: '" + name + "' is an operator that exists; give yours another name");
        }
    }

    /** The tensors, maps, elements and conditions among what it is applied to. */
    public List<Node> terms() {
        return arguments.stream()
                .filter(Argument.Term.class::isInstance)
                .map(argument -> ((Argument.Term) argument).node())
                .toList();
    }

    /** The very term. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Node some, Node other) {
        return some == other;
    }

    private static Set<Node> leaves(List<Node> roots) {
        return Graph.of(roots)
                .nodes()
                .stream()
                .filter(node -> node instanceof Input || node instanceof AxisMap.Variable
                        || node instanceof AxisMap.Scalar || node instanceof Element.Parameter)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static String text(Node leaf) {
        return switch (leaf) {
            case Input input -> "'" + input.name() + "'";
            case AxisMap.Variable map -> "'" + map.name() + "'";
            case AxisMap.Scalar scalar -> "'" + scalar.name() + "'";
            case Element.Parameter parameter -> "'" + parameter.name() + "'";
            default -> throw new IllegalStateException("a leaf of another kind: " + leaf.getClass());
        };
    }
}
