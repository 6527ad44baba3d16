package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which closed types an open element type can stand for: those that every operator it meets is defined on. An open type
 * that meets no such operator has no entry; the rule then only moves its elements.
 */
final class OpenTypes {

    private final Map<String, Set<ElementType>> accepted = new LinkedHashMap<>();
    private final Set<TensorExpr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Condition> seenConditions = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<Element, Set<ElementType>> seenElements = new IdentityHashMap<>();

    private OpenTypes() {
    }

    /** What the rule with these parts accepts for the type that it leaves open. */
    static OpenTypes of(TypedParts rule) {
        OpenTypes types = new OpenTypes();
        types.visit(rule.lhs());
        types.visit(rule.rhs());
        rule.assumptions().forEach(types::visit);
        rule.preconditions().forEach(types::visit);
        return types;
    }

    Map<String, Set<ElementType>> accepted() {
        return accepted;
    }

    /** Takes only the given types for an open type. */
    void restrict(String name, Set<ElementType> types) {
        meet("the rule", types, new ElementType.Open(name));
    }

    private void meet(String what, Set<ElementType> types, ElementType found) {
        if (!(found instanceof ElementType.Open open)) {
            return;
        }
        Set<ElementType> before = accepted.getOrDefault(open.name(), ElementTypes.ALL);
        TreeSet<ElementType> both = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        both.addAll(before);
        both.retainAll(types);
        if (both.isEmpty()) {
            throw new IllFormedException(what + ": no element type is left for " + open.name() + "; " + what
                    + " accepts " + types + ", the operators before it accept " + before);
        }
        accepted.put(open.name(), Collections.unmodifiableSet(both));
    }

    private void visit(Condition condition) {
        if (!seenConditions.add(condition)) {
            return;
        }
        switch (condition) {
            case Condition.OnElements elements -> visit(elements.condition());
            case Condition.Not not -> visit(not.operand());
            case Condition.AllOf all -> all.operands().forEach(this::visit);
            case Condition.AnyOf any -> any.operands().forEach(this::visit);
            case Condition.EveryLane ignored -> {
            }
            case Condition.OnScalars ignored -> {
            }
        }
    }

    private void visit(ElementCondition condition) {
        ElementType type = condition.operandType();
        if (condition.relation().ordered()) {
            meet("'" + condition.relation().symbol() + "'", TypeRules.comparable(condition.relation()), type);
        }
        visit(condition.left(), type);
        visit(condition.right(), type);
    }

    private void visit(Element element, ElementType type) {
        if (!seenElements.computeIfAbsent(element, ignored -> new HashSet<>()).add(type)) {
            return;
        }
        switch (element) {
            case Element.Written written when written.literal() instanceof Literal.Truth ->
                meet("a truth value", ElementTypes.TRUTHS, type);
            case Element.Written written -> meet("the number " + written.literal(), ElementTypes.NUMBERS, type);
            case Element.Counted ignored -> meet("an integer", ElementTypes.INTEGERS, type);
            case Element.Parameter ignored -> {
            }
            case Element.Unary unary -> {
                meet(unary.operator().symbol(), unary.operator().types(), type);
                visit(unary.operand(), type);
            }
            case Element.Binary binary -> {
                meet(binary.operator().symbol(), binary.operator().types(), type);
                visit(binary.left(), type);
                visit(binary.right(), type);
            }
        }
    }

    /** Visits a tensor in which the type of every number is decided. */
    private void visit(TensorExpr tensor) {
        if (!seen.add(tensor)) {
            return;
        }
        ElementType type = tensor.type().element();
        switch (tensor) {
            case Input ignored -> {
            }
            case Iota ignored -> {
            }
            case Constant constant -> visit(constant.value(), type);
            case Expand expand -> visit(expand.operand());
            case Relabel relabel -> visit(relabel.operand());
            case Slice slice -> visit(slice.operand());
            case DynamicSlice slice -> visit(slice.operand());
            case Reverse reverse -> visit(reverse.operand());
            case ReshapeUnit reshape -> visit(reshape.operand());
            case Pad pad -> {
                visit(pad.value(), type);
                visit(pad.operand());
            }
            case DynamicUpdateSlice update -> visitAll(List.of(update.operand(), update.update()));
            case Concat concat -> visitAll(concat.operands());
            case Unary unary -> {
                meet(unary.operator().symbol(), unary.operator().types(), type);
                visit(unary.operand());
            }
            case Binary binary -> {
                meet(binary.operator().symbol(), binary.operator().types(), type);
                visitAll(List.of(binary.left(), binary.right()));
            }
            case Compare compare -> {
                ElementType operands = compare.operandType();
                // Equality is defined on every type, but a rule that asks for it is not one that only moves data.
                meet("'" + compare.relation().symbol() + "'", TypeRules.comparable(compare.relation()), operands);
                visitAll(List.of(compare.left(), compare.right()));
            }
            case Select select -> visitAll(List.of(select.predicate(), select.then(), select.otherwise()));
            case Clamp clamp -> {
                meet("clamp", ElementTypes.NUMBERS, type);
                visitAll(List.of(clamp.low(), clamp.operand(), clamp.high()));
            }
            case Reduce reduce -> reduction(reduce.monoid(), reduce.operand(), reduce.initial(), type);
            case ReduceWindow window -> reduction(window.monoid(), window.operand(), window.initial(), type);
            case Dot dot -> {
                meet("dot", ElementTypes.NUMBERS, type);
                visitAll(List.of(dot.left(), dot.right()));
            }
            case Convolution convolution -> {
                meet("convolution", ElementTypes.NUMBERS, type);
                visitAll(List.of(convolution.input(), convolution.kernel()));
            }
        }
    }

    private void reduction(Monoid monoid, TensorExpr operand, Optional<Element> initial, ElementType type) {
        meet("reduce " + monoid.symbol(), monoid.operator().types(), type);
        initial.ifPresent(value -> visit(value, type));
        visit(operand);
    }

    private void visitAll(List<TensorExpr> tensors) {
        tensors.forEach(this::visit);
    }
}
