package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** {@code chlo.scan (%x) inits (%v) dimension = 0 attributes {..} { .. } : ..}: sums, or the like, up to each place. */
record ScanForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> inputs = between(started, reader);
        cursor.expectWord("inits");
        List<Value> initial = between(started, reader);
        cursor.expectWord("dimension");
        cursor.expect("=");
        NavigableMap<String, Attribute> attributes = new TreeMap<>(Written.LONG.read("dimension", reader));
        attributes.put("operandSegmentSizes", Written.sizes(inputs.size(), initial.size()));
        if (cursor.acceptWord("attributes")) {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        Region body = reader.region(started.scope(), List.of());
        SourcePosition typed = cursor.place();
        List<Value> used = Stream.concat(inputs.stream(), initial.stream()).toList();
        Type.Function type = Typing.FUNCTION.read(used, reader);
        // The last results are what is carried on, one for each initial value.
        attributes.putIfAbsent("resultSegmentSizes",
                Written.sizes(type.results().size() - initial.size(), initial.size()));
        return reader.made(started, used, attributes, List.of(body), type, typed);
    }

    private static List<Value> between(OperationReader.Started started, OperationReader reader) {
        reader.cursor().expect("(");
        List<Value> all = reader.operands().operands(started.scope());
        reader.cursor().expect(")");
        return all;
    }
}
