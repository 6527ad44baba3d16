package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * {@code call @name(%x) : ..}, of a function in the same module.
 *
 * @param function the attribute that names it
 */
record CallForm(String function) implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        attributes.put(function, new Attribute.Symbol(reader.attributes().symbol()));
        cursor.expect("(");
        List<Value> used = reader.operands().operands(started.scope());
        cursor.expect(")");
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }
}
