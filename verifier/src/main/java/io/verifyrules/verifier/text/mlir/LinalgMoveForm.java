package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * {@code linalg.transpose ins(%x : ..) outs(%y : ..) permutation = [1, 0]}: the result has the type of the output.
 *
 * @param dimensions the name of the list of dimensions
 */
record LinalgMoveForm(String dimensions) implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        SourcePosition typed = cursor.place();
        cursor.expectWord("ins");
        int inputs = LinalgForm.between(used, types, started, reader);
        cursor.expectWord("outs");
        int outputs = LinalgForm.between(used, types, started, reader);
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        attributes.put("operandSegmentSizes", Written.sizes(inputs, outputs));
        cursor.expectWord(dimensions);
        cursor.expect("=");
        attributes.putAll(Written.LIST.read(dimensions, reader));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        List<Type> results = types.subList(Math.min(inputs, types.size()), types.size())
                .stream()
                .filter(Type.Tensor.class::isInstance)
                .toList();
        return reader.made(started, used, attributes, List.of(), new Type.Function(types, results), typed);
    }
}
