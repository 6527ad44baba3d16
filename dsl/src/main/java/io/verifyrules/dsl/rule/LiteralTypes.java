package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Gives each number and each truth value of a rule the type of what it meets.
 *
 * <p>All operators have operands and result of one type, but for comparisons, whose operands have a type of their own, and the
 * predicates of choices. So an expression has a type, given from above or by a comparison itself, and its operands have it
 * too, down to the literals. An expression that is used at two places is typed at each of them for itself: where the types
 * differ, two expressions come of it.
 */
public final class LiteralTypes {

    private final boolean forgets;
    private final Map<ElementType, IdentityHashMap<TensorExpr, TensorExpr>> tensors = new HashMap<>();
    private final Map<ElementType, IdentityHashMap<Element, Element>> elements = new HashMap<>();
    private final IdentityHashMap<Condition, Condition> conditions = new IdentityHashMap<>();

    private LiteralTypes(boolean forgets) {
        this.forgets = forgets;
    }

    /** Decides the type of every literal. */
    static LiteralTypes deciding() {
        return new LiteralTypes(false);
    }

    /** Forgets what literals have met elsewhere, such as in a rule of which this one is a variant. */
    static LiteralTypes forgetting() {
        return new LiteralTypes(true);
    }

    /** The expression as one of the given type, which its own type has in common with it; no literal in it is undecided. */
    public static TensorExpr decided(TensorExpr tensor, ElementType type) {
        return deciding().of(tensor, CommonType.of("the expression", tensor.type().element(), type));
    }

    /** The expression in a context that gives it the type. */
    TensorExpr of(TensorExpr tensor, ElementType context) {
        ElementType type = forgets ? ElementType.NUMERAL : context;
        IdentityHashMap<TensorExpr, TensorExpr> ofType = tensors.computeIfAbsent(type, key -> new IdentityHashMap<>());
        TensorExpr known = ofType.get(tensor);
        if (known != null) {
            return known;
        }
        List<TensorExpr> operands = new ArrayList<>();
        List<TensorExpr> before = tensor.operands();
        for (TensorExpr operand : before) {
            operands.add(of(operand, tensor.operandType(operands.size(), type)));
        }
        List<Element> elements = tensor.elements();
        List<Element> decided = elements.stream().map(element -> of(element, type)).toList();
        TensorExpr typed = sameAll(operands, before) && sameAll(decided, elements)
                ? tensor
                : tensor.with(operands, decided);
        ofType.put(tensor, typed);
        return typed;
    }

    /** What became of the very expression so far, in each context in which it stands. */
    List<TensorExpr> made(TensorExpr tensor) {
        Set<TensorExpr> made = Collections.newSetFromMap(new IdentityHashMap<>());
        tensors.values().forEach(ofType -> Optional.ofNullable(ofType.get(tensor)).ifPresent(made::add));
        return List.copyOf(made);
    }

    /** The element in a context that gives it the type. */
    private Element of(Element element, ElementType context) {
        ElementType type = forgets ? ElementType.NUMERAL : context;
        IdentityHashMap<Element, Element> known = elements.computeIfAbsent(type, key -> new IdentityHashMap<>());
        Element before = known.get(element);
        if (before != null) {
            return before;
        }
        Element typed = switch (element) {
            case Element.Written written -> written.met(type);
            case Element.Parameter parameter -> parameter;
            case Element.Counted counted -> counted;
            case Element.Unary unary -> {
                Element operand = of(unary.operand(), type);
                yield same(operand, unary.operand()) ? unary : new Element.Unary(unary.operator(), operand);
            }
            case Element.Binary binary -> {
                Element left = of(binary.left(), type);
                Element right = of(binary.right(), type);
                yield same(left, binary.left()) && same(right, binary.right())
                        ? binary
                        : new Element.Binary(binary.operator(), left, right);
            }
            case Element.Converted converted -> {
                Element operand = of(converted.operand(), converted.operandType());
                yield same(operand, converted.operand())
                        ? converted
                        : new Element.Converted(converted.conversion(), operand, converted.type());
            }
            case Element.Applied applied -> {
                List<Element> operands = new ArrayList<>();
                for (Element operand : applied.operands()) {
                    operands.add(of(operand, applied.function().operands().get(operands.size())));
                }
                yield sameAll(operands, applied.operands())
                        ? applied
                        : new Element.Applied(applied.function(), operands);
            }
            case Element.Tuple tuple -> {
                List<Element> components = new ArrayList<>();
                for (Element component : tuple.components()) {
                    components.add(of(component,
                            type instanceof ElementType.Tuple of ? of.component(components.size()) : component.type()));
                }
                yield sameAll(components, tuple.components()) ? tuple : new Element.Tuple(components);
            }
        };
        known.put(element, typed);
        return typed;
    }

    Condition of(Condition condition) {
        Condition before = conditions.get(condition);
        if (before != null) {
            return before;
        }
        Condition typed = typed(condition);
        conditions.put(condition, typed);
        return typed;
    }

    private Condition typed(Condition condition) {
        return switch (condition) {
            case Condition.OnElements(ElementCondition compared) ->
                new Condition.OnElements(new ElementCondition(compared.relation(),
                        of(compared.left(), compared.operandType()), of(compared.right(), compared.operandType())));
            case Condition.Not not -> new Condition.Not(of(not.operand()));
            case Condition.AllOf all -> new Condition.AllOf(all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> new Condition.AnyOf(any.operands().stream().map(this::of).toList());
            case Condition.EveryLane every -> every;
            case Condition.OnScalars scalars -> scalars;
            case Condition.OnWidths widths -> widths;
        };
    }

    private static boolean sameAll(List<?> some, List<?> others) {
        for (int i = 0; i < some.size(); i++) {
            if (!same(some.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The very same object: to compare what expressions say would cost as much as to make them again. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(Object some, Object other) {
        return some == other;
    }
}
