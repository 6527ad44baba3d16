package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code stablehlo.custom_call @name(%x) {..} : ..}. */
record CustomCallForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        String target = String.join("::", reader.attributes().symbol());
        cursor.expect("(");
        List<Value> used = reader.operands().operands(started.scope());
        cursor.expect(")");
        SortedMap<String, Attribute> attributes = new TreeMap<>();
        if (cursor.peek() == '{') {
            attributes.putAll(reader.attributes().dictionary());
        }
        attributes.put("call_target_name", Attribute.Of.plain(new Literal.Text(target)));
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }
}
