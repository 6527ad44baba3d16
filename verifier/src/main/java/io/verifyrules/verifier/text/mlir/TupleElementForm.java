package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** {@code stablehlo.get_tuple_element %x[0] : ..}. */
record TupleElementForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = List.of(reader.operands().operand(started.scope()));
        cursor.expect("[");
        Literal index = reader.attributes().number();
        cursor.expect("]");
        NavigableMap<String, Attribute> attributes = new TreeMap<>(
                Map.of("index", new Attribute.Of(index, Optional.of(new Type.Whole(32, Type.Signedness.SIGNLESS)))));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }
}
