package io.verifyrules.dsl.element;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The differences between floats that do not matter to a rule: a verdict of a float type holds up to them. */
public record Tolerances(Set<Tolerance> all) {

    /** Every difference matters. */
    public static final Tolerances NONE = new Tolerances(Collections.emptySet());

    public Tolerances {
        EnumSet<Tolerance> ordered = EnumSet.noneOf(Tolerance.class);
        ordered.addAll(all);
        all = Collections.unmodifiableSet(ordered);
    }

    /** These differences. */
    public static Tolerances of(Collection<Tolerance> all) {
        return new Tolerances(Set.copyOf(all));
    }

    /** Whether every difference matters. */
    public boolean isEmpty() { return all.isEmpty(); }

    /** Whether a difference does not matter. */
    public boolean have(Tolerance tolerance) {
        return all.contains(tolerance);
    }

    /** The tolerances that concern elements of a type: floats have all, other types none. */
    public Tolerances in(ElementType type) {
        return isFloat(type) ? this : NONE;
    }

    /** Such as {@code up to zeros and order}; empty where every difference matters. */
    public String text() {
        List<String> words = all.stream().map(Tolerance::word).toList();
        return switch (words.size()) {
            case 0 -> "";
            case 1 -> "up to " + words.getFirst();
            default -> "up to " + String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
        };
    }

    /** Whether elements of the type are floats, of one format or of every one. */
    public static boolean isFloat(ElementType type) {
        return type instanceof ElementType.Floating || type.equals(ElementType.FLOAT);
    }
}
