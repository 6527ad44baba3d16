package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Parts;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The element types of everything that a rule mentions: its tensors, parameters and literals. */
final class MentionedTypes {

    private final Set<ElementType> types = new LinkedHashSet<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private MentionedTypes() {
    }

    static Set<ElementType> in(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions,
            List<TensorExpr> assumptions) {
        MentionedTypes mentioned = new MentionedTypes();
        mentioned.visit(lhs);
        mentioned.visit(rhs);
        preconditions.forEach(mentioned::visit);
        assumptions.forEach(mentioned::visit);
        return Collections.unmodifiableSet(mentioned.types);
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

    private void visit(TensorExpr tensor) {
        if (seen.add(tensor)) {
            types.add(tensor.type().element());
            Parts.operands(tensor).forEach(this::visit);
            Parts.elements(tensor).forEach(this::visit);
        }
    }

    private void visit(Element element) {
        if (!seen.add(element)) {
            return;
        }
        switch (element) {
            case Element.Written written -> types.add(written.type());
            case Element.Parameter parameter -> types.add(parameter.type());
            case Element.Counted ignored -> types.add(ElementType.INT);
            case Element.Unary unary -> visit(unary.operand());
            case Element.Binary binary -> {
                visit(binary.left());
                visit(binary.right());
            }
        }
    }

    private void visit(Condition condition) {
        if (!seen.add(condition)) {
            return;
        }
        switch (condition) {
            case Condition.OnElements compared -> {
                visit(compared.condition().left());
                visit(compared.condition().right());
            }
            case Condition.Not not -> visit(not.operand());
            case Condition.AllOf all -> all.operands().forEach(this::visit);
            case Condition.AnyOf any -> any.operands().forEach(this::visit);
            case Condition.EveryLane ignored -> {
            }
            case Condition.OnScalars ignored -> {
            }
        }
    }
}
