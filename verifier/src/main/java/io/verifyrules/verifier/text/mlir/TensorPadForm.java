package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code tensor.pad %x low[0, %i] high[1, 0] { .. } : .. to ..}: the region gives what stands around. */
record TensorPadForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = new ArrayList<>(List.of(reader.operands().operand(started.scope())));
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        if (cursor.acceptWord("nofold")) {
            attributes.put("nofold", new Attribute.Flag());
        }
        cursor.expectWord("low");
        MixedList low = MixedList.read(started, reader);
        cursor.expectWord("high");
        MixedList high = MixedList.read(started, reader);
        attributes.put("static_low", low.attribute());
        attributes.put("static_high", high.attribute());
        attributes.put("operandSegmentSizes", Written.sizes(1, low.values().size(), high.values().size()));
        used.addAll(low.values());
        used.addAll(high.values());
        Region around = reader.region(started.scope(), List.of());
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        Type.Function stated = ConversionForm.types(reader, "to");
        List<Type> types = new ArrayList<>(stated.operands());
        types.addAll(Collections.nCopies(used.size() - 1, new Type.Index()));
        return reader.made(started, used, attributes, List.of(around), new Type.Function(types, stated.results()),
                typed);
    }
}
