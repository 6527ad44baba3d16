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

/**
 * {@code tensor.extract_slice %x[0, %i] [2, 3] [1, 1] : .. to ..}, and {@code tensor.insert_slice %v into %x[..] [..] [..] : .. into ..}:
 * offsets, sizes and strides.
 */
record TensorSliceForm(boolean inserts) implements PrettyForm {

    private static final Type INDEX = new Type.Index();

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = new ArrayList<>(List.of(reader.operands().operand(started.scope())));
        if (inserts) {
            cursor.expectWord("into");
            used.add(reader.operands().operand(started.scope()));
        }
        int tensors = used.size();
        MixedList offsets = MixedList.read(started, reader);
        MixedList sizes = MixedList.read(started, reader);
        MixedList strides = MixedList.read(started, reader);
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        attributes.put("static_offsets", offsets.attribute());
        attributes.put("static_sizes", sizes.attribute());
        attributes.put("static_strides", strides.attribute());
        int[] segments = {offsets.values().size(), sizes.values().size(), strides.values().size()};
        attributes.put("operandSegmentSizes",
                inserts
                        ? Written.sizes(1, 1, segments[0], segments[1], segments[2])
                        : Written.sizes(1, segments[0], segments[1], segments[2]));
        List.of(offsets, sizes, strides).forEach(list -> used.addAll(list.values()));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        Type.Function stated = ConversionForm.types(reader, inserts ? "into" : "to");
        List<Type> types = new ArrayList<>(stated.operands());
        if (inserts) {
            types.addAll(stated.results());
        }
        types.addAll(Collections.nCopies(used.size() - tensors, INDEX));
        return reader.made(started, used, attributes, List.of(), new Type.Function(types, stated.results()), typed);
    }
}
