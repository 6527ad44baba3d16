package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Form;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Slot.Presence;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static io.verifyrules.verifier.json.rule.TermWriter.op;

/** Writes tensor expressions: an input by its name, an operator as an object with its name and its parts. */
final class TensorWriter {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SharedTerms shared;
    private final TermWriter terms;

    TensorWriter(SharedTerms shared) {
        this.shared = shared;
        this.terms = new TermWriter(shared);
    }

    JsonNode tensor(TensorExpr tensor) {
        return shared.use(tensor).orElseGet(() -> spelledOut(tensor));
    }

    JsonNode spelledOut(TensorExpr tensor) {
        if (tensor instanceof Input input) {
            return JSON.stringNode(input.name());
        }
        Form form = tensor.form();
        ObjectNode json = op(form.name());
        for (Part part : form.parts()) {
            if (part.slot().presence() != Presence.IMPLIED || part.tells()) {
                json.set(part.slot().label(), write(part));
            }
        }
        return json;
    }

    private JsonNode write(Part part) {
        return switch (part) {
            case Part.Operand operand -> tensor(operand.tensor());
            case Part.Operands operands -> JsonText.array(operands.tensors(), this::tensor);
            case Part.Value value -> terms.write(value.element());
            case Part.MaybeValue value -> terms.write(value.element().orElseThrow());
            case Part.Sizes sizes -> terms.write(sizes.shape());
            case Part.Maps maps ->
                terms.write(maps.slot().presence() == Presence.IMPLIED ? maps.telling() : maps.byAxis());
            case Part.Axis axis -> JSON.stringNode(axis.axis().label());
            case Part.Axes axes -> labels(axes.axes());
            case Part.NewAxes added -> classes(added.axes());
            case Part.Renaming renaming -> labels(renaming.renaming());
            case Part.Order order -> TermWriter.write(order.permutation());
            case Part.Name name -> JSON.stringNode(name.name());
            case Part.Count count -> JSON.numberNode(count.number());
            case Part.By by -> JSON.stringNode(by.reducer().symbol());
            case Part.Applied applied -> JSON.stringNode(applied.function().name());
            case Part.Type type -> TermWriter.write(type.type());
            case Part.Said said -> JSON.stringNode(said.word().symbol());
            case Part.Indices indices -> terms.write(new TreeMap<AggregatedAxis, AxisMap>(indices.indices().byAxis()));
        };
    }

    private static JsonNode labels(Collection<AggregatedAxis> axes) {
        return JsonText.array(List.copyOf(axes), axis -> JSON.stringNode(axis.label()));
    }

    private static JsonNode labels(SortedMap<AggregatedAxis, AggregatedAxis> renaming) {
        ObjectNode labels = JSON.objectNode();
        renaming.forEach((from, to) -> labels.put(from.label(), to.label()));
        return labels;
    }

    private static JsonNode classes(Collection<AggregatedAxis> axes) {
        ObjectNode classes = JSON.objectNode();
        axes.forEach(axis -> classes.put(axis.label(), axis.rankClass().name()));
        return classes;
    }
}
