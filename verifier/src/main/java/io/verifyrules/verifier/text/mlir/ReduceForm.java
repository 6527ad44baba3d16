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
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@code stablehlo.reduce(%x init: %v) applies stablehlo.add across dimensions = [0] : ..}, where the body is one operation, or with a
 * body behind the type: {@code reducer(%a: .., %b: ..) { .. }}. Several operands have an initial value each.
 */
record ReduceForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> operands = new ArrayList<>();
        List<Value> initial = new ArrayList<>();
        do {
            cursor.expect("(");
            operands.add(reader.operands().operand(started.scope()));
            cursor.expectWord("init");
            cursor.expect(":");
            initial.add(reader.operands().operand(started.scope()));
            cursor.expect(")");
        } while (cursor.accept(","));
        Optional<String> applied = cursor.acceptWord("applies") ? Optional.of(cursor.expectWord()) : Optional.empty();
        cursor.expectWord("across");
        cursor.expectWord("dimensions");
        cursor.expect("=");
        NavigableMap<String, Attribute> attributes = new TreeMap<>(
                Map.of("dimensions", Written.longs(Written.list(reader))));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        List<Value> used = new ArrayList<>(operands);
        used.addAll(initial);
        Type.Function type = Typing.FUNCTION.read(used, reader);
        Region body = applied.map(name -> Bodies.ofOne(name, initial.getFirst().type(), started.place()))
                .orElseGet(() -> body(operands.size(), started, reader));
        return reader.made(started, used, attributes, List.of(body), type, typed);
    }

    /** The arguments come in pairs, one for each operand; the block has all first ones before all second ones. */
    private static Region body(int operands, OperationReader.Started started, OperationReader reader) {
        reader.cursor().expectWord("reducer");
        List<OperationReader.Argument> first = new ArrayList<>();
        List<OperationReader.Argument> second = new ArrayList<>();
        for (int i = 0; i < operands; i++) {
            SourcePosition place = reader.cursor().place();
            List<OperationReader.Argument> pair = reader.arguments();
            if (pair.size() != 2) {
                throw new NotRead(place, "expected two arguments of the body for each operand, found " + pair.size());
            }
            first.add(pair.get(0));
            second.add(pair.get(1));
        }
        first.addAll(second);
        return reader.region(started.scope(), first);
    }
}
