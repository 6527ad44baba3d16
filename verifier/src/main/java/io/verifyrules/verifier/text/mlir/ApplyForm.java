package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code affine.apply #map(%x)[%n]}: a map of indices at dimensions and symbols. */
record ApplyForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        SourcePosition place = cursor.place();
        attributes.put("map", reader.attributes().attribute());
        List<Value> used = new ArrayList<>();
        cursor.expect("(");
        used.addAll(reader.operands().operands(started.scope()));
        cursor.expect(")");
        if (cursor.accept("[")) {
            used.addAll(reader.operands().operands(started.scope()));
            cursor.expect("]");
        }
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        Type index = new Type.Index();
        return reader.made(started, used, attributes, List.of(),
                new Type.Function(Collections.nCopies(used.size(), index), List.of(index)), place);
    }
}
