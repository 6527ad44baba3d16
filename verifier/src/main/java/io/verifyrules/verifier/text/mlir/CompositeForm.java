package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code stablehlo.composite "name" %x, %y ({ .. }) {decomposition = @f} : ..}: an operation of that name, which a function spells out. */
record CompositeForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        attributes.put("name", Attribute.Of.plain(new Literal.Text(cursor.string())));
        List<Value> used = reader.operands().operands(started.scope());
        List<Region> regions = new ArrayList<>();
        if (cursor.accept("(")) {
            do {
                regions.add(reader.region(started.scope(), List.of()));
            } while (cursor.accept(","));
            cursor.expect(")");
        }
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, regions, Typing.FUNCTION.read(used, reader), typed);
    }
}
