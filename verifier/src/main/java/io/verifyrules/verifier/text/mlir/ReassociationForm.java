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
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@code tensor.collapse_shape %x [[0, 1], [2]] : .. into ..}, and {@code tensor.expand_shape} with the shape of what comes out, as
 * {@code output_shape [3, %n]}.
 */
record ReassociationForm() implements PrettyForm {

    private static final Type LONG = new Type.Whole(64, Type.Signedness.SIGNLESS);

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = new ArrayList<>(List.of(reader.operands().operand(started.scope())));
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        List<Attribute> groups = new ArrayList<>();
        cursor.expect("[");
        if (!cursor.accept("]")) {
            do {
                groups.add(new Attribute.Several(Written.list(reader)
                        .stream()
                        .<Attribute>map(each -> new Attribute.Of(each, Optional.of(LONG)))
                        .toList()));
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        attributes.put("reassociation", new Attribute.Several(groups));
        if (cursor.acceptWord("output_shape")) {
            MixedList shape = MixedList.read(started, reader);
            attributes.put("static_output_shape", shape.attribute());
            used.addAll(shape.values());
        }
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        Type.Function stated = ConversionForm.types(reader, "into");
        List<Type> types = new ArrayList<>(stated.operands());
        types.addAll(Collections.nCopies(used.size() - 1, new Type.Index()));
        return reader.made(started, used, attributes, List.of(), new Type.Function(types, stated.results()), typed);
    }
}
