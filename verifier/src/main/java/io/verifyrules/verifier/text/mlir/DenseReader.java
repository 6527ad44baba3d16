package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.text.Cursor;

/** Reads constant tensors. */
record DenseReader(Cursor cursor, AttributeReader attributes, Resources resources) {

    /** What stands behind {@code dense_resource}: a name of elements that are kept elsewhere. */
    Attribute named() {
        Data data = resources.get(cursor.balanced("<", ">").strip());
        cursor.expect(":");
        return new Attribute.Dense(data, attributes.types().type());
    }

    /** What stands behind {@code dense}. */
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
            String text = cursor.string();
            return text.startsWith("0x") ? new Data.Blob(text.substring(2)) : new Data.Splat(new Literal.Text(text));
        }
        if (cursor.seesWord("__elided__")) {
            return new Data.Elsewhere(cursor.expectWord());
        }
        if (cursor.accept("...")) {
            return new Data.Elsewhere("...");
        }
        return new Data.Splat(attributes.number());
    }

    /** Elements in lists inside of lists. */
    Data.Listed listed() {
        return new ListReader(cursor,
                () -> cursor.peek() == '"' ? new Literal.Text(cursor.string()) : attributes.number()).read();
    }
}
