package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import io.verifyrules.verifier.text.Source;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Elements of constants that a text keeps behind its functions, between <code>{-#</code> and <code>#-}</code>, by name. */
final class Resources {

    /** In front of the elements stands how they are aligned, in four bytes. */
    private static final int ALIGNMENT_DIGITS = 8;

    private final Map<String, Data> all;

    private Resources(Map<String, Data> all) {
        this.all = Map.copyOf(all);
    }

    /** The resources of a part of a text. A form that is not known has none. */
    static Resources of(Source source, int from, int to) {
        Map<String, Data> found = new HashMap<>();
        int at = source.text().indexOf("{-#", from, to);
        if (at >= 0) {
            try {
                read(Cursor.of(source, at, to), found);
            } catch (NotRead otherForm) {
                // Constants then say that their elements are elsewhere.
                found.clear();
            }
        }
        return new Resources(found);
    }

    private static void read(Cursor cursor, Map<String, Data> found) {
        cursor.expect("{-#");
        cursor.expectWord("dialect_resources");
        cursor.expect(":");
        cursor.expect("{");
        cursor.expectWord("builtin");
        cursor.expect(":");
        cursor.expect("{");
        while (!cursor.accept("}")) {
            String name = cursor.peek() == '"' ? cursor.string() : cursor.expectWord();
            cursor.expect(":");
            String digits = cursor.string();
            if (digits.startsWith("0x") && digits.length() >= 2 + ALIGNMENT_DIGITS && DenseReader.areBytes(digits, 2)) {
                found.put(name, new Data.Blob(digits.substring(2 + ALIGNMENT_DIGITS)));
            }
            cursor.accept(",");
        }
    }

    /** The elements of the name, or that they are elsewhere. */
    Data get(String name) {
        return Optional.ofNullable(all.get(name)).orElseGet(() -> new Data.Elsewhere(name));
    }
}
