package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads tensor expressions through the factories of the language, so that what is read is well typed. */
final class TensorReader {

    /** How the fields of one operator's object become an expression. */
    @FunctionalInterface
    private interface Form {
        TensorExpr read(TensorReader reader, JsonCursor json);
    }

    private static final Map<String, Form> FORMS = forms();

    private final Declarations declared;
    private final TermReader terms;
    private final ReductionReader reductions;

    TensorReader(Declarations declared, TermReader terms) {
        this.declared = declared;
        this.terms = terms;
        this.reductions = new ReductionReader(this, terms);
    }

    TensorExpr tensor(JsonCursor json) {
        if (json.node().isString()) {
            return json.named("tensor", declared.tensors());
        }
        if (!json.node().isObject()) {
            throw json.expected("the name of a tensor or an operator");
        }
        if (Definitions.isUse(json)) {
            return Definitions.used(json, "tensor", declared.defined().tensors());
        }
        Form form = json.required("op").named("operator", FORMS);
        return json.checked(() -> form.read(this, json));
    }

    private static Map<String, Form> forms() {
        Map<String, Form> forms = new LinkedHashMap<>();
        forms.put("constant", TensorReader::constant);
        forms.put("iota", TensorReader::iota);
        forms.put("expand", TensorReader::expand);
        forms.put("relabel", TensorReader::relabel);
        forms.put("select", TensorReader::select);
        forms.put("clamp", TensorReader::clamp);
        forms.put("pad", TensorReader::pad);
        forms.put("slice", TensorReader::slice);
        forms.put("dynamicSlice", TensorReader::dynamicSlice);
        forms.put("dynamicUpdateSlice", TensorReader::dynamicUpdateSlice);
        forms.put("concat", TensorReader::concat);
        forms.put("reverse", TensorReader::reverse);
        forms.put("reshapeUnit", TensorReader::reshapeUnit);
        forms.put("reduce", (reader, json) -> reader.reductions.reduce(json));
        forms.put("dot", (reader, json) -> reader.reductions.dot(json));
        forms.put("convolution", (reader, json) -> reader.reductions.convolution(json));
        forms.put("reduceWindow", (reader, json) -> reader.reductions.reduceWindow(json));
        Symbols.UNARY.forEach((symbol, operator) -> forms.put(symbol, (reader, json) -> {
            json.onlyFields("op", "operand");
            return Unary.of(operator, reader.field(json, "operand"));
        }));
        Symbols.BINARY.forEach((symbol, operator) -> forms.put(symbol, (reader, json) -> {
            json.onlyFields("op", "left", "right");
            return Binary.of(operator, reader.field(json, "left"), reader.field(json, "right"));
        }));
        Symbols.RELATIONS.forEach((symbol, relation) -> forms.put(symbol, (reader, json) -> {
            json.onlyFields("op", "left", "right");
            return Compare.of(relation, reader.field(json, "left"), reader.field(json, "right"));
        }));
        return forms;
    }

    TensorExpr field(JsonCursor json, String name) {
        return tensor(json.required(name));
    }

    AxisMaps attribute(JsonCursor json, String name, TensorExpr operand) {
        AxisMaps maps = AxisMaps.none();
        for (Map.Entry<AggregatedAxis, AxisMap> entry : terms.attribute(json, name, AxisLabels.of(operand.type()))
                .entrySet()) {
            maps = maps.and(entry.getKey(), entry.getValue());
        }
        return maps;
    }

    private static StartRule startRule(JsonCursor json) {
        return json.required("startRule").named("start rule", Symbols.START_RULES);
    }

    private TensorExpr constant(JsonCursor json) {
        json.onlyFields("op", "value", "shape");
        return Constant.of(terms.element(json.required("value")), terms.shape(json.required("shape")));
    }

    private TensorExpr iota(JsonCursor json) {
        json.onlyFields("op", "along", "shape");
        Shape shape = terms.shape(json.required("shape"));
        return Iota.of(shape, AxisLabels.of(shape.sizes().keySet()).axis(json.required("along")));
    }

    private TensorExpr expand(JsonCursor json) {
        json.onlyFields("op", "operand", "added");
        return Expand.of(field(json, "operand"), terms.shape(json.required("added")));
    }

    private TensorExpr relabel(JsonCursor json) {
        json.onlyFields("op", "operand", "renaming");
        TensorExpr operand = field(json, "operand");
        AxisLabels axes = AxisLabels.of(operand.type());
        Map<AggregatedAxis, AggregatedAxis> renaming = new TreeMap<>();
        json.required("renaming").entries().forEach((label, to) -> {
            AggregatedAxis from = axes.axis(label, to);
            renaming.put(from, from.rankClass().axis(to.text()));
        });
        return Relabel.of(operand, renaming);
    }

    private TensorExpr select(JsonCursor json) {
        json.onlyFields("op", "predicate", "then", "otherwise");
        return Select.of(field(json, "predicate"), field(json, "then"), field(json, "otherwise"));
    }

    private TensorExpr clamp(JsonCursor json) {
        json.onlyFields("op", "low", "operand", "high");
        return Clamp.of(field(json, "low"), field(json, "operand"), field(json, "high"));
    }

    private TensorExpr pad(JsonCursor json) {
        json.onlyFields("op", "operand", "value", "low", "high", "interior");
        TensorExpr operand = field(json, "operand");
        Element value = terms.element(json.required("value"));
        return Pad.of(operand, value, attribute(json, "low", operand), attribute(json, "high", operand),
                attribute(json, "interior", operand));
    }

    private TensorExpr slice(JsonCursor json) {
        json.onlyFields("op", "operand", "start", "end", "stride");
        TensorExpr operand = field(json, "operand");
        return Slice.of(operand, attribute(json, "start", operand), attribute(json, "end", operand),
                attribute(json, "stride", operand));
    }

    private TensorExpr dynamicSlice(JsonCursor json) {
        json.onlyFields("op", "operand", "start", "size", "startRule");
        TensorExpr operand = field(json, "operand");
        return DynamicSlice.of(operand, attribute(json, "start", operand), attribute(json, "size", operand),
                startRule(json));
    }

    private TensorExpr dynamicUpdateSlice(JsonCursor json) {
        json.onlyFields("op", "operand", "update", "start", "startRule");
        TensorExpr operand = field(json, "operand");
        return DynamicUpdateSlice.of(operand, field(json, "update"), attribute(json, "start", operand),
                startRule(json));
    }

    private TensorExpr concat(JsonCursor json) {
        json.onlyFields("op", "operands", "along");
        List<TensorExpr> operands = new ArrayList<>();
        json.required("operands").items().forEach(item -> operands.add(tensor(item)));
        if (operands.isEmpty()) {
            throw json.mistake("concat: expected at least one operand, found none");
        }
        return Concat.of(operands, AxisLabels.of(operands.get(0).type()).axis(json.required("along")));
    }

    private TensorExpr reverse(JsonCursor json) {
        json.onlyFields("op", "operand", "axes");
        TensorExpr operand = field(json, "operand");
        return Reverse.of(operand, AxisLabels.of(operand.type()).axes(json.required("axes")));
    }

    private TensorExpr reshapeUnit(JsonCursor json) {
        json.onlyFields("op", "operand", "added", "dropped");
        TensorExpr operand = field(json, "operand");
        List<AggregatedAxis> added = new ArrayList<>();
        json.required("added").entries()
                .forEach((label, rankClass) -> added.add(terms.rankClass(rankClass).axis(label)));
        return ReshapeUnit.of(operand, added, AxisLabels.of(operand.type()).axes(json.required("dropped")));
    }
}
