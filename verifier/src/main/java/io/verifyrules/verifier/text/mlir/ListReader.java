package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Reads elements in lists inside of lists, of which all on one level have the same length. */
final class ListReader {

    private final Cursor cursor;
    private final Supplier<Literal> element;
    private final List<OptionalInt> lengths = new ArrayList<>();
    private final List<Literal> elements = new ArrayList<>();
    private OptionalInt depth = OptionalInt.empty();

    /** @param element reads one element */
    ListReader(Cursor cursor, Supplier<Literal> element) {
        this.cursor = cursor;
        this.element = element;
    }

    Data.Listed read() {
        list(0);
        return new Data.Listed(lengths.stream().map(length -> length.orElse(0)).toList(), elements);
    }

    private int list(int level) {
        cursor.expect("[");
        while (lengths.size() <= level) {
            lengths.add(OptionalInt.empty());
        }
        int count = 0;
        if (!cursor.accept("]")) {
            do {
                entry(level);
                count++;
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        OptionalInt before = lengths.get(level);
        if (before.isPresent() && before.getAsInt() != count) {
            throw cursor.expected(
                    "lists of equal lengths before this: one has " + before.getAsInt() + " entries, one " + count);
        }
        lengths.set(level, OptionalInt.of(count));
        return count;
    }

    private void entry(int level) {
        boolean inner = cursor.peek() == '[';
        if (depth.isPresent() && (inner ? level >= depth.getAsInt() : level != depth.getAsInt())) {
            throw cursor.expected("lists of equal depth");
        }
        if (inner) {
            cursor.nested(() -> list(level + 1));
        } else {
            depth = OptionalInt.of(level);
            elements.add(element.get());
        }
    }
}
