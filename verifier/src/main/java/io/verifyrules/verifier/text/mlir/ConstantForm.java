package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code stablehlo.constant dense<..> : ..}; the constant's type is the result's. */
record ConstantForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        if (cursor.peek() == '(') {
            return Keyed.of(Typing.FUNCTION).read(started, reader);
        }
        SortedMap<String, Attribute> attributes = new TreeMap<>();
        if (cursor.peek() == '{') {
            attributes.putAll(reader.attributes().dictionary());
        }
        SourcePosition place = cursor.place();
        if (!(reader.attributes().attribute() instanceof Attribute.Dense value)) {
            throw new NotRead(place, "expected dense<..> : tensor<..>, the value of a constant");
        }
        attributes.put("value", value);
        return reader.made(started, List.of(), attributes, List.of(),
                new Type.Function(List.of(), List.of(value.type())), place);
    }
}
