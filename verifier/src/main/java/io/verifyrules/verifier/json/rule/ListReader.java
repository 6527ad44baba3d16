package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what belongs to each part of a list of operands. */
final class ListReader {

    private final Declarations declared;

    private ListReader(Declarations declared) {
        this.declared = declared;
    }

    static void read(JsonCursor json, Declarations declared, RuleBuilder builder) {
        json.onlyFields("name", "sizes", "maps", "parameters", "tensors", "starts", "totals");
        ListReader reader = new ListReader(declared);
        PartList list = new PartList(json.required("name").text(), reader.maps(json, "sizes"),
                reader.maps(json, "maps"), reader.parameters(json), reader.tensors(json), reader.sums(json, "starts"),
                reader.sums(json, "totals"));
        json.checked(() -> {
            builder.parts(list);
            return list;
        });
    }

    private static List<JsonCursor> items(JsonCursor json, String field) {
        return json.optional(field).map(JsonCursor::items).orElse(List.of());
    }

    private List<AxisMap.Variable> maps(JsonCursor json, String field) {
        return items(json, field).stream().map(this::map).toList();
    }

    private AxisMap.Variable map(JsonCursor name) {
        return map(name, name.named("map", declared.maps()));
    }

    private static AxisMap.Variable map(JsonCursor place, AxisMap found) {
        if (found instanceof AxisMap.Variable variable) {
            return variable;
        }
        throw place.expected("a map");
    }

    private List<Element.Parameter> parameters(JsonCursor json) {
        return items(json, "parameters").stream().map(name -> {
            if (name.named("parameter", declared.parameters()) instanceof Element.Parameter parameter) {
                return parameter;
            }
            throw name.expected("a parameter");
        }).toList();
    }

    private List<Input> tensors(JsonCursor json) {
        return items(json, "tensors").stream().map(name -> {
            if (name.named("tensor", declared.tensors()) instanceof Input input) {
                return input;
            }
            throw name.expected("a tensor");
        }).toList();
    }

    private Map<AxisMap.Variable, AxisMap.Variable> sums(JsonCursor json, String field) {
        Map<AxisMap.Variable, AxisMap.Variable> sums = new LinkedHashMap<>();
        json.optional(field).ifPresent(given -> given.entries().forEach((name, size) -> {
            AxisMap sum = Optional.ofNullable(declared.maps().get(name))
                    .orElseThrow(() -> size.unknown("map", name, declared.maps().keySet()));
            sums.put(map(size, sum), map(size));
        }));
        return sums;
    }
}
