package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * {@code enzymexla.kernel_call @f blocks in (%a, %b, %c) threads in (..) shmem = %d (%x) {..} : ..}. Types are written of what stands
 * between the last parentheses only.
 */
record KernelCallForm() implements PrettyForm {

    private static final int DIRECTIONS = 3;

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        attributes.put("fn", new Attribute.Symbol(reader.attributes().symbol()));
        List<Value> clusters = cursor.seesWord("clusters") ? sizes("clusters", started, reader) : List.of();
        List<Value> launch = new ArrayList<>(sizes("blocks", started, reader));
        launch.addAll(sizes("threads", started, reader));
        cursor.expectWord("shmem");
        cursor.expect("=");
        launch.add(reader.operands().operand(started.scope()));
        launch.addAll(clusters);
        List<Value> inputs = between(started, reader);
        int given = clusters.isEmpty() ? 0 : 1;
        attributes.put("operandSegmentSizes", Written.sizes(1, 1, 1, 1, 1, 1, 1, given, given, given, inputs.size()));
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        Type.Function type = Typing.FUNCTION.read(inputs, reader);
        List<Type> types = Stream.concat(launch.stream().map(Value::type), type.operands().stream()).toList();
        List<Value> used = Stream.concat(launch.stream(), inputs.stream()).toList();
        return reader.made(started, used, attributes, List.of(), new Type.Function(types, type.results()), typed);
    }

    /** One size for each of three directions. */
    private static List<Value> sizes(String of, OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        cursor.expectWord(of);
        cursor.expectWord("in");
        List<Value> all = between(started, reader);
        if (all.size() != DIRECTIONS) {
            throw cursor.expected(DIRECTIONS + " values of " + of + " before this");
        }
        return all;
    }

    private static List<Value> between(OperationReader.Started started, OperationReader reader) {
        reader.cursor().expect("(");
        List<Value> all = reader.operands().operands(started.scope());
        reader.cursor().expect(")");
        return all;
    }
}
