package io.verifyrules.dsl.rule;

import java.util.List;

/**
 * Where a rule comes from.
 *
 * @param id       the rule's id in the catalogue it was taken from, such as {@code slice/04}; may be empty
 * @param handlers the compiler's handlers that apply it, such as {@code HandleSlice/03}
 * @param note     what a reader should know; may be empty
 */
public record Provenance(String id, List<String> handlers, String note) {

    /** Nothing is known. */
    public static final Provenance NONE = new Provenance("", List.of(), "");

    public Provenance {
        handlers = List.copyOf(handlers);
    }
}
