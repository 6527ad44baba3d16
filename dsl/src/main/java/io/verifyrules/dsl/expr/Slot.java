package io.verifyrules.dsl.expr;

import java.util.Locale;
import java.util.OptionalLong;

/**
 * The place of a part in the form of an operator.
 *
 * @param label    the name of the part, unique in the form
 * @param shown    how mathematical notation shows the part
 * @param title    the name by which notation shows it, where it shows one
 * @param presence whether the part has to be said
 * @param neutral  of maps, the constant that says nothing on an axis, if there is one
 */
public record Slot(String label, Shown shown, String title, Presence presence, OptionalLong neutral) {

    /** The form of a part in notation. */
    public enum Shown {
        /** Before all others, without a name. */
        FIRST,
        /** In its place, without a name. */
        PLAIN,
        /** In its place, with a name; not at all where it says nothing. */
        NAMED,
        /** Not as a part: the name of the operator shows it. */
        IN_NAME
    }

    /** Whether a part has to be said. */
    public enum Presence {
        /** It has to be said. */
        REQUIRED,
        /** It may be left out, and is written out nevertheless. */
        EXPLICIT,
        /** A part that says nothing is left out. */
        IMPLIED
    }

    /** The label in words. */
    public String inWords() {
        return label.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    Slot shown(Shown other) {
        return new Slot(label, other, title, presence, neutral);
    }

    Slot titled(String other) {
        return new Slot(label, Shown.NAMED, other, presence, neutral);
    }

    Slot presence(Presence other) {
        return new Slot(label, shown, title, other, neutral);
    }

    Slot neutral(long value) {
        return new Slot(label, shown, title, presence, OptionalLong.of(value));
    }
}
