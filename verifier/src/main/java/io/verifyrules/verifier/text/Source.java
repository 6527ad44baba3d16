package io.verifyrules.verifier.text;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A text, and the place in a file that each of its characters has. */
public final class Source {

    private final String text;
    private final int[] begins;
    private final IntFunction<SourcePosition> places;

    private Source(String text, int[] begins, IntFunction<SourcePosition> places) {
        this.text = text;
        this.begins = begins;
        this.places = places;
    }

    /** The whole text of a file. */
    public static Source of(String file, String text) {
        IntStream behind = IntStream.range(0, text.length()).filter(i -> text.charAt(i) == '\n').map(i -> i + 1);
        return new Source(text, IntStream.concat(IntStream.of(0), behind).toArray(),
                line -> new SourcePosition(file, line + 1, 1));
    }

    /** A text that is put together from pieces of a file, none of which has a line's end inside. */
    public static final class Pieces {

        private final StringBuilder text = new StringBuilder();
        private final List<Integer> begins = new ArrayList<>();
        private final List<SourcePosition> places = new ArrayList<>();

        /** Adds a piece that stands in the file at the place; nothing if it is empty. */
        public Pieces add(String piece, SourcePosition place) {
            if (!piece.isEmpty()) {
                begins.add(text.length());
                places.add(place);
                text.append(piece);
            }
            return this;
        }

        /** The text of all pieces; there must be one. */
        public Source source() {
            List<SourcePosition> all = List.copyOf(places);
            return new Source(text.toString(), begins.stream().mapToInt(Integer::intValue).toArray(), all::get);
        }
    }

    /** All characters. */
    public String text() {
        return text;
    }

    /** The place of a character, or of the one that would follow the last. */
    public SourcePosition place(int offset) {
        int found = Arrays.binarySearch(begins, offset);
        int piece = found >= 0 ? found : -found - 2;
        SourcePosition place = places.apply(piece);
        return new SourcePosition(place.file(), place.line(), place.column() + offset - begins[piece]);
    }
}
