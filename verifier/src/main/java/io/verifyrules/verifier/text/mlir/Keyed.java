package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The usual pretty form: operands, then attributes by short names such as {@code dims = [0, 1]}, then others between braces, then
 * types.
 *
 * @param keys the short names
 */
record Keyed(Map<String, Key> keys, Typing typing) implements PrettyForm {

    Keyed {
        // In the order in which messages name them.
        keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
    }

    /** The meaning of a short name: an attribute, how its value is written, and whether it must be there. */
    record Key(String attribute, Written written, boolean required) {}

    /** A form without short names. */
    static Keyed of(Typing typing) {
        return new Keyed(Map.of(), typing);
    }

    /** The same with one more short name, which must be there unless the attribute stands between braces. */
    Keyed with(String name, String attribute, Written written) {
        return with(name, new Key(attribute, written, true));
    }

    /** The same with one more short name, which may be left out. */
    Keyed optional(String name, String attribute, Written written) {
        return with(name, new Key(attribute, written, false));
    }

    private Keyed with(String name, Key key) {
        Map<String, Key> more = new LinkedHashMap<>(keys);
        more.put(name, key);
        return new Keyed(more, typing);
    }

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        if (cursor.accept("(")) {
            // The generic form without quotes, as constants and optimization barriers have it.
            List<Value> used = reader.operands().operands(started.scope());
            cursor.expect(")");
            return cursor.sees(":") || cursor.sees("{") || cursor.sees("<")
                    ? reader.afterOperands(started, used)
                    : reader.made(started, used, new TreeMap<>(), List.of(), new Type.Function(List.of(), List.of()),
                            started.place());
        }
        List<Value> used = reader.operands().operands(started.scope());
        Set<String> names = new HashSet<>();
        NavigableMap<String, Attribute> attributes = attributes(used.isEmpty(), names, reader);
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        keys.forEach((name, key) -> {
            if (key.required() && !names.contains(name) && !attributes.containsKey(key.attribute())) {
                throw cursor.expected(name + " = .. before this");
            }
        });
        SourcePosition typed = cursor.place();
        Type.Function type = used.isEmpty() && cursor.peek() != ':' && typing != Typing.SAME
                ? new Type.Function(List.of(), List.of())
                : typing.read(used, reader);
        return reader.made(started, used, attributes, List.of(), type, typed);
    }

    private NavigableMap<String, Attribute> attributes(boolean first, Set<String> names, OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        boolean more = first ? cursor.seesKey() : cursor.accept(",");
        while (more) {
            SourcePosition place = cursor.place();
            String name = cursor.expectWord();
            Key key = Optional.ofNullable(keys.get(name))
                    .orElseThrow(() -> new NotRead(place,
                            "expected "
                                    + (keys.isEmpty()
                                            ? "no attribute by a short name"
                                            : "one of " + String.join(", ", keys.keySet()))
                                    + ", found '" + name + "'"));
            cursor.expect("=");
            names.add(name);
            key.written().read(key.attribute(), reader).forEach(attributes::put);
            more = cursor.accept(",");
        }
        return attributes;
    }
}
