package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An operation in one line, with the names that its text has: close to MLIR's generic form, and shorter. */
final class OperationText {

    private static final int LONGEST = 160;
    private static final int MOST_ELEMENTS = 32;

    private OperationText() {
    }

    /** The line up to where regions begin. */
    static String head(Operation operation) {
        String results = names(operation.results());
        String operands = names(operation.operands());
        return (results.isEmpty() ? "" : results + " = ") + operation.name()
                + (operands.isEmpty() ? "" : " " + operands);
    }

    /** The attributes and the types behind it. */
    static String tail(Operation operation) {
        return attributes(operation.attributes()) + types(operation);
    }

    /** The name without the dialect. */
    static String shortName(Operation operation) {
        return operation.name().substring(operation.name().lastIndexOf('.') + 1);
    }

    private static String names(List<Value> values) {
        return values.stream().map(Value::name).collect(Collectors.joining(", "));
    }

    private static String types(Operation operation) {
        List<Type> operands = operation.operands().stream().map(Value::type).toList();
        List<Type> results = operation.results().stream().map(Value::type).toList();
        List<Type> different = Stream.concat(operands.stream(), results.stream()).distinct().toList();
        return different.isEmpty()
                ? ""
                : " : " + (different.size() == 1 ? different.getFirst() : new Type.Function(operands, results));
    }

    private static String attributes(Map<String, Attribute> attributes) {
        return attributes.isEmpty()
                ? ""
                : attributes.entrySet()
                        .stream()
                        .map(entry -> entry.getValue() instanceof Attribute.Flag
                                ? entry.getKey()
                                : entry.getKey() + " = " + shortened(text(entry.getValue())))
                        .collect(Collectors.joining(", ", " {", "}"));
    }

    private static String text(Attribute attribute) {
        return attribute instanceof Attribute.Dense(Data.Listed(var shape, var elements), var type)
                && elements.size() > MOST_ELEMENTS
                        ? "dense<.. " + elements.size() + " elements ..> : " + type
                        : attribute.toString();
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST
                ? text
                : text.substring(0, LONGEST / 2) + " .. " + text.substring(text.length() - LONGEST / 2);
    }
}
