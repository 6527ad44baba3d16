package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.AggregatedAxis;
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
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.Collection;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static io.verifyrules.verifier.json.TermWriter.array;
import static io.verifyrules.verifier.json.TermWriter.op;

/** Writes tensor expressions: an input by its name, an operator as an object with its name, operands and attributes. */
final class TensorWriter {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SharedTerms shared;
    private final TermWriter terms;
    private final ReductionWriter reductions;

    TensorWriter(SharedTerms shared) {
        this.shared = shared;
        this.terms = new TermWriter(shared);
        this.reductions = new ReductionWriter(this, terms);
    }

    JsonNode tensor(TensorExpr tensor) {
        return shared.use(tensor).orElseGet(() -> spelledOut(tensor));
    }

    JsonNode spelledOut(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> JSON.stringNode(input.name());
            case Constant constant -> op("constant").set("value", terms.write(constant.value()))
                    .set("shape", terms.write(constant.shape()));
            case Iota iota -> op("iota").put("along", iota.along().label()).set("shape", terms.write(iota.shape()));
            case Expand expand -> applied("expand", expand.operand()).set("added", terms.write(expand.added()));
            case Relabel relabel -> applied("relabel", relabel.operand()).set("renaming", renaming(relabel));
            case Unary unary -> applied(unary.operator().symbol(), unary.operand());
            case Binary binary -> applied(binary.operator().symbol(), binary.left(), binary.right());
            case Compare compare -> applied(compare.relation().symbol(), compare.left(), compare.right());
            case Select select -> op("select").set("predicate", tensor(select.predicate()))
                    .set("then", tensor(select.then())).set("otherwise", tensor(select.otherwise()));
            case Clamp clamp -> op("clamp").set("low", tensor(clamp.low()))
                    .set("operand", tensor(clamp.operand())).set("high", tensor(clamp.high()));
            case Pad pad -> applied("pad", pad.operand()).set("value", terms.write(pad.value()))
                    .set("low", terms.write(pad.low())).set("high", terms.write(pad.high()))
                    .set("interior", terms.write(pad.interior()));
            case Slice slice -> applied("slice", slice.operand()).set("start", terms.write(slice.start()))
                    .set("end", terms.write(slice.end())).set("stride", terms.write(slice.stride()));
            case DynamicSlice slice -> applied("dynamicSlice", slice.operand())
                    .set("start", terms.write(slice.start())).set("size", terms.write(slice.size()))
                    .put("startRule", name(slice.startRule()));
            case DynamicUpdateSlice update -> applied("dynamicUpdateSlice", update.operand())
                    .set("update", tensor(update.update()))
                    .set("start", terms.write(update.start())).put("startRule", name(update.startRule()));
            case Concat concat -> op("concat")
                    .set("operands", array(concat.operands(), this::tensor))
                    .put("along", concat.along().label());
            case Reduce reduce -> reductions.write(reduce);
            case Dot dot -> reductions.write(dot);
            case Convolution convolution -> reductions.write(convolution);
            case ReduceWindow reduce -> reductions.write(reduce);
            case Reverse reverse -> applied("reverse", reverse.operand()).set("axes", labels(reverse.axes()));
            case ReshapeUnit reshape -> applied("reshapeUnit", reshape.operand())
                    .set("added", added(reshape)).set("dropped", labels(reshape.dropped()));
        };
    }

    /** How the JSON form names a start rule. */
    static String name(StartRule rule) {
        return switch (rule) {
            case CLAMPED -> "clamped";
            case IN_RANGE -> "inRange";
        };
    }

    ObjectNode applied(String operator, TensorExpr operand) {
        return op(operator).set("operand", tensor(operand));
    }

    ObjectNode applied(String operator, TensorExpr left, TensorExpr right) {
        return op(operator).set("left", tensor(left)).set("right", tensor(right));
    }

    static JsonNode labels(Collection<AggregatedAxis> axes) {
        return array(List.copyOf(axes), axis -> JSON.stringNode(axis.label()));
    }

    private static ObjectNode renaming(Relabel relabel) {
        ObjectNode labels = JSON.objectNode();
        relabel.renaming().forEach((from, to) -> labels.put(from.label(), to.label()));
        return labels;
    }

    private static ObjectNode added(ReshapeUnit reshape) {
        ObjectNode classes = JSON.objectNode();
        reshape.added().forEach(axis -> classes.put(axis.label(), axis.rankClass().name()));
        return classes;
    }
}
