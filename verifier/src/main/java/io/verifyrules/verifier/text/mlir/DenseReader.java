package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.HexFormat;

/** Reads constant tensors. */
record DenseReader(Cursor cursor, AttributeReader attributes, Resources resources) {

    /** The text behind {@code dense_resource}: a name of elements that are kept elsewhere. */
    Attribute named() {
        Data data = resources.get(cursor.balanced("<", ">").strip());
        cursor.expect(":");
        return new Attribute.Dense(data, attributes.types().type());
    }

    /** The text behind {@code dense}. */
    Attribute written() {
        cursor.expect("<");
        Data data = data();
        cursor.expect(">");
        cursor.expect(":");
        return new Attribute.Dense(data, attributes.types().type());
    }

    private Data data() {
        if (cursor.peek() == '>') {
            return new Data.Nothing();
        }
        if (cursor.peek() == '[') {
            return listed();
        }
        if (cursor.peek() == '"') {
            return quoted();
        }
        if (cursor.seesWord("__elided__")) {
            return new Data.Elsewhere(cursor.expectWord());
        }
        if (cursor.accept("...")) {
            return new Data.Elsewhere("...");
        }
        return new Data.Splat(attributes.number());
    }

    /** Bytes of all elements, or one element that is a string. */
    private Data quoted() {
        SourcePosition place = cursor.place();
        String text = cursor.string();
        if (!text.startsWith("0x")) {
            return new Data.Splat(new Literal.Text(text));
        }
        if (!areBytes(text, 2)) {
            throw new NotRead(place, "expected pairs of hexadecimal digits behind 0x");
        }
        return new Data.Blob(text.substring(2));
    }

    /** Whether all that stands from a place on is an even number of hexadecimal digits. */
    static boolean areBytes(String text, int from) {
        return text.length() % 2 == 0 && text.chars().skip(from).allMatch(HexFormat::isHexDigit);
    }

    /** Elements in lists inside of lists. */
    Data.Listed listed() {
        return new ListReader(cursor,
                () -> cursor.peek() == '"' ? new Literal.Text(cursor.string()) : attributes.number()).read();
    }
}
