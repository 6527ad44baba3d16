package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The parts of a rule, with numbers of bits in the place of those that it leaves open. */
final class WidthsFixed {

    private final Map<String, Integer> values;
    private final IdentityHashMap<TensorExpr, TensorExpr> tensors = new IdentityHashMap<>();
    private final IdentityHashMap<Element, Element> elements = new IdentityHashMap<>();

    WidthsFixed(Map<String, Integer> values) {
        this.values = Map.copyOf(values);
    }

    ElementType of(ElementType type) {
        return type instanceof ElementType.Signless signless
                ? new ElementType.Signless(Width.of(signless.width().at(values)))
                : type;
    }

    TensorExpr of(TensorExpr tensor) {
        TensorExpr known = tensors.get(tensor);
        if (known == null) {
            known = fixed(tensor);
            tensors.put(tensor, known);
        }
        return known;
    }

    private TensorExpr fixed(TensorExpr tensor) {
        if (tensor instanceof Input input) {
            return Input.of(input.name(), of(input.type().element()), input.shape());
        }
        return tensor.form().with(this::of).made();
    }

    private Part of(Part part) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), of(operand.tensor()));
            case Part.Operands all -> new Part.Operands(all.slot(), all.tensors().stream().map(this::of).toList());
            case Part.Value value -> new Part.Value(value.slot(), of(value.element()));
            case Part.MaybeValue value -> new Part.MaybeValue(value.slot(), value.element().map(this::of));
            case Part.Type type -> new Part.Type(type.slot(), of(type.type()));
            default -> part;
        };
    }

    Element of(Element element) {
        Element known = elements.get(element);
        if (known == null) {
            known = fixed(element);
            elements.put(element, known);
        }
        return known;
    }

    private Element fixed(Element element) {
        return switch (element) {
            case Element.Written written ->
                new Element.Written(fixed(written.literal()), of(written.type()), written.stated());
            case Element.Parameter parameter -> new Element.Parameter(parameter.name(), of(parameter.type()));
            case Element.Counted counted -> counted;
            case Element.Unary unary -> new Element.Unary(unary.operator(), of(unary.operand()));
            case Element.Binary binary -> new Element.Binary(binary.operator(), of(binary.left()), of(binary.right()));
            case Element.Converted converted ->
                new Element.Converted(converted.conversion(), of(converted.operand()), of(converted.type()));
            case Element.Tuple tuple -> new Element.Tuple(tuple.components().stream().map(this::of).toList());
            case Element.Applied applied ->
                new Element.Applied(applied.function(), applied.operands().stream().map(this::of).toList());
        };
    }

    private Literal fixed(Literal literal) {
        return literal instanceof Literal.Bits(Width width) ? new Literal.Bits(Width.of(width.at(values))) : literal;
    }

    /** The conditions, without those on widths, which the values meet. */
    List<Condition> of(List<Condition> conditions) {
        return conditions.stream()
                .filter(condition -> !(condition instanceof Condition.OnWidths))
                .map(this::of)
                .toList();
    }

    private Condition of(Condition condition) {
        return switch (condition) {
            case Condition.OnElements(ElementCondition compared) -> new Condition.OnElements(
                    new ElementCondition(compared.relation(), of(compared.left()), of(compared.right())));
            case Condition.Not not -> new Condition.Not(of(not.operand()));
            case Condition.AllOf all -> new Condition.AllOf(all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> new Condition.AnyOf(any.operands().stream().map(this::of).toList());
            case Condition.EveryLane every -> every;
            case Condition.OnScalars scalars -> scalars;
            case Condition.OnWidths widths -> widths;
        };
    }
}
