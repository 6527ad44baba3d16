package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The element types of everything that a rule mentions: its tensors, parameters and literals. */
final class MentionedTypes {

    private MentionedTypes() {
    }

    static Set<ElementType> in(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions,
            List<TensorExpr> assumptions) {
        List<Node> roots = new ArrayList<>(List.of(lhs, rhs));
        roots.addAll(preconditions);
        roots.addAll(assumptions);
        return in(Graph.of(roots).nodes());
    }

    static Set<ElementType> in(List<Node> nodes) {
        Set<ElementType> types = new LinkedHashSet<>();
        for (Node part : nodes) {
            switch (part) {
                case TensorExpr tensor -> types.addAll(ElementTypes.parts(tensor.type().element()));
                case Element element when !(element instanceof Element.Unary || element instanceof Element.Binary) ->
                    types.addAll(ElementTypes.parts(element.type()));
                default -> {
                }
            }
        }
        return Collections.unmodifiableSet(types);
    }

    /** The names of those that are left open. */
    static Set<String> open(Set<ElementType> types) {
        Set<String> names = new TreeSet<>();
        for (ElementType type : types) {
            if (type instanceof ElementType.Open open) {
                names.add(open.name());
            }
        }
        return names;
    }
}
