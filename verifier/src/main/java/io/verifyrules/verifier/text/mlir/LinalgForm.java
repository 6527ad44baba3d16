package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * {@code linalg.matmul {..} ins(%x, %y : .., ..) outs(%z : ..) -> ..}, and {@code linalg.generic}, which has a region in front of the
 * arrow.
 */
record LinalgForm(boolean hasRegion) implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        dictionary(attributes, reader);
        List<Value> used = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        SourcePosition typed = cursor.place();
        int inputs = cursor.acceptWord("ins") ? between(used, types, started, reader) : 0;
        int outputs = cursor.acceptWord("outs") ? between(used, types, started, reader) : 0;
        attributes.put("operandSegmentSizes", Written.sizes(inputs, outputs));
        boolean named = cursor.acceptWord("attrs");
        if (named) {
            cursor.expect("=");
        }
        if (named || !hasRegion || !startsRegion(cursor)) {
            dictionary(attributes, reader);
        }
        List<Region> regions = hasRegion ? List.of(reader.region(started.scope(), List.of())) : List.of();
        List<Type> results = cursor.accept("->") ? reader.attributes().types().results() : List.of();
        return reader.made(started, used, attributes, regions, new Type.Function(types, results), typed);
    }

    private static void dictionary(NavigableMap<String, Attribute> attributes, OperationReader reader) {
        // The attributes may have a name.
        if (reader.cursor().peek() == '#' || reader.cursor().peek() == '{') {
            SourcePosition place = reader.cursor().place();
            if (!(reader.attributes().attribute() instanceof Attribute.Named(var all))) {
                throw new NotRead(place, "expected attributes by name");
            }
            all.forEach(attributes::putIfAbsent);
        }
    }

    /** Whether the brace that comes next is not that of attributes. */
    private static boolean startsRegion(Cursor cursor) {
        int mark = cursor.mark();
        boolean attributes = cursor.accept("{") && (cursor.seesKey() || cursor.accept("}"));
        cursor.reset(mark);
        return cursor.peek() == '{' && !attributes;
    }

    /** Values and their types between parentheses; how many there are. */
    static int between(List<Value> used, List<Type> types, OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        cursor.expect("(");
        List<Value> values = reader.operands().operands(started.scope());
        used.addAll(values);
        if (cursor.accept(":")) {
            types.addAll(reader.attributes().types().several());
        }
        cursor.expect(")");
        return values.size();
    }
}
