package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code stablehlo.slice %x [0:2, 1:8:3] : ..}: start, limit and stride on each dimension. */
record SliceForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        Value operand = reader.operands().operand(started.scope());
        List<Literal> start = new ArrayList<>();
        List<Literal> limit = new ArrayList<>();
        List<Literal> stride = new ArrayList<>();
        cursor.expect("[");
        if (!cursor.accept("]")) {
            do {
                start.add(reader.attributes().number());
                cursor.expect(":");
                limit.add(reader.attributes().number());
                stride.add(cursor.accept(":") ? reader.attributes().number() : new Literal.Whole(BigInteger.ONE));
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        NavigableMap<String, Attribute> attributes = new TreeMap<>(Map.of("start_indices", Written.longs(start),
                "limit_indices", Written.longs(limit), "strides", Written.longs(stride)));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        List<Value> used = List.of(operand);
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }
}
