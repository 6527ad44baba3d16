package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what stands around tensors: maps, conditions, elements, element types and shapes. */
final class TermWriter {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SharedTerms shared;

    TermWriter(SharedTerms shared) {
        this.shared = shared;
    }

    static ObjectNode op(String name) {
        return JSON.objectNode().put("op", name);
    }

    static JsonNode write(ElementType type) {
        return switch (type) {
            case ElementType.Open open -> JSON.objectNode().put("open", open.name());
            case ElementType.Tuple(var components) -> JsonText.array(components, TermWriter::write);
            default -> JSON.stringNode(type.toString());
        };
    }

    JsonNode write(AxisMap map) {
        return shared.use(map).orElseGet(() -> spelledOut(map));
    }

    JsonNode spelledOut(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> JSON.stringNode(variable.name());
            case AxisMap.Scalar scalar -> JSON.stringNode(scalar.name());
            case AxisMap.Constant constant -> JSON.numberNode(constant.value());
            case AxisMap.Arithmetic a ->
                op(a.operator().symbol()).set("left", write(a.left())).set("right", write(a.right()));
            case AxisMap.Permuted p -> op("permuted").set("map", write(p.map())).set("by", write(p.by()));
            case AxisMap.Choice c -> op("choose").set("condition", write(c.condition()))
                    .set("then", write(c.then()))
                    .set("otherwise", write(c.otherwise()));
        };
    }

    /** The declared permutations and inverses of which it is made, in their order. */
    static JsonNode write(Permutation permutation) {
        return JsonText.array(permutation.letters(), letter -> JSON.stringNode(letter.toString()));
    }

    JsonNode write(LaneCondition condition) {
        return shared.use(condition).orElseGet(() -> spelledOut(condition));
    }

    JsonNode spelledOut(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison c ->
                op(c.relation().symbol()).set("left", write(c.left())).set("right", write(c.right()));
            case LaneCondition.Not not -> op("not").set("operand", write(not.operand()));
            case LaneCondition.AllOf all -> op("and").set("operands", JsonText.array(all.operands(), this::write));
            case LaneCondition.AnyOf any -> op("or").set("operands", JsonText.array(any.operands(), this::write));
        };
    }

    JsonNode write(Condition condition) {
        return shared.use(condition).orElseGet(() -> spelledOut(condition));
    }

    JsonNode spelledOut(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every ->
                op("everyLane").put("class", every.rankClass().name()).set("condition", write(every.condition()));
            case Condition.OnScalars scalars -> op("scalars").set("condition", write(scalars.condition()));
            case Condition.OnWidths widths -> op("widths").put("nonNegative", widths.nonNegative().toString());
            case Condition.OnElements elements ->
                op("elements").put("relation", elements.condition().relation().symbol())
                        .set("left", write(elements.condition().left()))
                        .set("right", write(elements.condition().right()));
            case Condition.Not not -> op("not").set("operand", write(not.operand()));
            case Condition.AllOf all -> op("and").set("operands", JsonText.array(all.operands(), this::write));
            case Condition.AnyOf any -> op("or").set("operands", JsonText.array(any.operands(), this::write));
        };
    }

    JsonNode write(Element element) {
        return shared.use(element).orElseGet(() -> spelledOut(element));
    }

    JsonNode spelledOut(Element element) {
        return switch (element) {
            case Element.Written written -> write(written);
            case Element.Parameter parameter -> JSON.stringNode(parameter.name());
            case Element.Counted counted -> op("counted").set("map", write(counted.map()));
            case Element.Unary u -> op(u.operator().symbol()).set("operand", write(u.operand()));
            case Element.Binary b ->
                op(b.operator().symbol()).set("left", write(b.left())).set("right", write(b.right()));
            case Element.Converted c ->
                op(c.conversion().symbol()).set("operand", write(c.operand())).set("to", write(c.type()));
            case Element.Tuple tuple -> op("tuple").set("components", JsonText.array(tuple.components(), this::write));
            case Element.Applied applied -> op("map").put("function", applied.function().name())
                    .set("operands", JsonText.array(applied.operands(), this::write));
        };
    }

    private static JsonNode typed(ObjectNode literal, Element.Written written) {
        return written.stated() ? literal.set("type", write(written.type())) : literal;
    }

    /** A literal, with its type only where the author says it. */
    private static JsonNode write(Element.Written written) {
        return switch (written.literal()) {
            case Literal.Whole whole when written.stated() ->
                op("number").put("value", whole.value()).set("type", write(written.type()));
            case Literal.Whole whole -> JSON.numberNode(whole.value());
            case Literal.Truth truth -> JSON.booleanNode(truth.value());
            case Literal.Infinity infinity -> typed(op("infinity").put("positive", infinity.positive()), written);
            case Literal.Bits bits -> typed(op("bits").put("width", bits.width().toString()), written);
            case Literal.Extreme extreme -> typed(op("extreme").put("greatest", extreme.greatest()), written);
            case Literal.Poison ignored -> typed(op("poison"), written);
            case Literal.Fraction fraction ->
                typed(op("fraction").put("numerator", fraction.numerator()).put("denominator", fraction.denominator()),
                        written);
            case Literal.MinusZero ignored -> typed(op("minusZero"), written);
            case Literal.NotANumber ignored -> typed(op("nan"), written);
            case Literal.ImaginaryUnit ignored -> typed(op("imaginaryUnit"), written);
        };
    }

    /** Sizes by axis label; an axis that is not named after its class says which class it is of. */
    ObjectNode write(Shape shape) {
        ObjectNode sizes = JSON.objectNode();
        shape.sizes()
                .forEach((axis, size) -> sizes.set(axis.label(),
                        axis.equals(axis.rankClass().axis())
                                ? write(size)
                                : JSON.objectNode().put("class", axis.rankClass().name()).set("size", write(size))));
        return sizes;
    }

    ObjectNode write(Map<AggregatedAxis, AxisMap> attribute) {
        ObjectNode maps = JSON.objectNode();
        attribute.forEach((axis, map) -> maps.set(axis.label(), write(map)));
        return maps;
    }
}
