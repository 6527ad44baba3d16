package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** {@code arith.addf %x, %y fastmath<nnan> : f32}: what may be assumed stands between operands and type. */
record ArithForm(Typing typing) implements PrettyForm {

    private static final Map<String, String> ASSUMED = Map.of("fastmath", "fastmath", "overflow", "overflowFlags");
    private static final List<String> ROUNDINGS = List.of("to_nearest_even", "downward", "upward", "toward_zero",
            "to_nearest_away");

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        List<Value> used = reader.operands().operands(started.scope());
        NavigableMap<String, Attribute> attributes = assumed(reader);
        SourcePosition typed = reader.cursor().place();
        return reader.made(started, used, attributes, List.of(), typing.read(used, reader), typed);
    }

    /** Flags by word, then others between braces. */
    static NavigableMap<String, Attribute> assumed(OperationReader reader) {
        Cursor cursor = reader.cursor();
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Map.Entry<String, String> flag : ASSUMED.entrySet()) {
                if (cursor.acceptWord(flag.getKey())) {
                    attributes.put(flag.getValue(),
                            new Attribute.Words("arith." + flag.getKey(), WordsText.of(cursor.balanced("<", ">"))));
                    more = true;
                }
            }
            for (String rounding : ROUNDINGS) {
                if (cursor.acceptWord(rounding)) {
                    attributes.put("roundingmode", new Attribute.Words("arith.rounding_mode", rounding));
                    more = true;
                }
            }
            if (cursor.acceptWord("exact")) {
                attributes.put("isExact", new Attribute.Flag());
                more = true;
            }
        }
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        return attributes;
    }
}
