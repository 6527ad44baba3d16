package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.List;

/**
 * Where a rule comes from.
 *
 * @param id the rule's id in the catalogue it was taken from, such as {@code slice/04}; may be empty
 * @param handlers the compiler's handlers that apply it, such as {@code HandleSlice/03}
 * @param note the note for a reader; may be empty
 */
public record Provenance(String id, List<String> handlers, String note) {

    /** Nothing is known. */
    public static final Provenance NONE = new Provenance("", List.of(), "");

    public Provenance {
        VisibleText.require("the id of a source", id);
        handlers.forEach(handler -> VisibleText.require("the name of a handler", handler));
        VisibleText.require("the note of a source", note);
        handlers = List.copyOf(handlers);
    }
}
