package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code check.expect_eq_const %x, dense<..> : tensor<..>}: a value, and the constant that it should be. */
record ExpectedForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        Value used = reader.operands().operand(started.scope());
        cursor.expect(",");
        SourcePosition place = cursor.place();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        if (cursor.acceptWord("tolerance")) {
            cursor.expect("=");
            attributes.put("tolerance", reader.attributes().attribute());
            cursor.expect(",");
        }
        attributes.putAll(Map.of("value", reader.attributes().attribute()));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        return reader.made(started, List.of(used), attributes, List.of(),
                new Type.Function(List.of(used.type()), List.of()), place);
    }
}
