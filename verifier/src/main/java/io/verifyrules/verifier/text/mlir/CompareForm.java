package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code stablehlo.compare LT, %a, %b, FLOAT : ..}: the relation, and what kind of elements are compared if that is said. */
record CompareForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        attributes.put("comparison_direction",
                new Attribute.Words("stablehlo", "comparison_direction " + cursor.expectWord()));
        cursor.expect(",");
        List<Value> used = reader.operands().operands(started.scope());
        if (cursor.accept(",")) {
            attributes.put("compare_type", new Attribute.Words("stablehlo", "comparison_type " + cursor.expectWord()));
        }
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }
}
