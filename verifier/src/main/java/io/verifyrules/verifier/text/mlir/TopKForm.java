package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.TreeMap;

/** {@code chlo.top_k(%x, k = 2) : ..}. */
record TopKForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        cursor.expect("(");
        List<Value> used = List.of(reader.operands().operand(started.scope()));
        cursor.expect(",");
        cursor.expectWord("k");
        cursor.expect("=");
        TreeMap<String, Attribute> attributes = new TreeMap<>(Written.LONG.read("k", reader));
        cursor.expect(")");
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }
}
