package io.verifyrules.dsl.element;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Element types that have the same operations and laws, and differ in how many elements there are: a column of a matrix of verdicts. */
public enum ElementFamily {
    /** Elements of which nothing is known, as where they are only moved. */
    ANY("any"),
    BOOL("bool"),
    INT("int"),
    REAL("real"),
    COMPLEX("complex"),
    /** The integers of machines that have a sign. */
    SIGNED("signed"),
    /** Types without a sign. */
    UNSIGNED("unsigned"),
    /** The floating-point formats. */
    FLOATS("floats"),
    /** The one format without infinities. */
    FINITE_FLOATS("f8e4m3fn"),
    /** All of them at once. */
    FLOAT("float"),
    /** The integers of MLIR. */
    SIGNLESS("signless");

    private final String label;

    ElementFamily(String label) {
        this.label = label;
    }

    /** The word for the family. */
    public String label() {
        return label;
    }

    /** The family of a type; a type that is left open stands for any. */
    public static ElementFamily of(ElementType type) {
        return switch (type) {
            case ElementType.Open ignored -> ANY;
            case ElementType.Bool ignored -> BOOL;
            case ElementType.Int ignored -> INT;
            case ElementType.Real ignored -> REAL;
            case ElementType.Complex ignored -> COMPLEX;
            case ElementType.Machine machine -> machine.signed() ? SIGNED : UNSIGNED;
            case ElementType.Floating floating -> floating.format().isFinite() ? FINITE_FLOATS : FLOATS;
            case ElementType.AnyFormat ignored -> FLOAT;
            case ElementType.Signless ignored -> SIGNLESS;
            case ElementType.Tuple tuple -> throw new IllegalArgumentException("a rule is not claimed for " + tuple);
            case ElementType.Undecided undecided -> throw undecided.undecided();
        };
    }

    /** Its closed types, narrow ones first; none where there are as many as widths. */
    public Set<ElementType> types() {
        return Collections.unmodifiableSet(
                new LinkedHashSet<>(ElementType.closed().stream().filter(type -> of(type) == this).toList()));
    }

    /** The families that have several types, each of which is asked for by itself or all by the word for the family. */
    public static List<ElementFamily> ofSeveral() {
        return Stream.of(values()).filter(family -> family.types().size() > 1).toList();
    }

    /** The family that is called so. */
    public static Optional<ElementFamily> named(String label) {
        return Stream.of(values()).filter(family -> family.label.equals(label)).findFirst();
    }
}
