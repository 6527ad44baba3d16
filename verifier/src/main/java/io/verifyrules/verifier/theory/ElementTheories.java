package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import java.util.List;
import java.util.Optional;

/** The element theories by name and by type. */
public final class ElementTheories {

    /** Every theory; a new one is registered here. */
    private static final List<ElementTheory> ALL = List.of(new AnyTheory(), new BoolTheory(), new IntTheory(),
            new RealTheory());

    private ElementTheories() {
    }

    /** The theory with a name. */
    public static Optional<ElementTheory> named(String name) {
        return ALL.stream().filter(theory -> theory.name().equals(name)).findFirst();
    }

    /** The names of all theories. */
    public static List<String> names() {
        return ALL.stream().map(ElementTheory::name).toList();
    }

    /** The theory of a closed type, or that of arbitrary elements for an open one; with infinities where asked for. */
    public static ElementTheory of(ElementType type, boolean infinities) {
        ElementType wanted = switch (type) {
            case ElementType.Open ignored -> ElementType.OPEN;
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.Bool bool -> bool;
            case ElementType.Int whole -> whole;
            case ElementType.Real real -> real;
        };
        ElementTheory theory = ALL.stream()
                .filter(each -> each.type().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no theory of elements of type " + type));
        return infinities && theory instanceof NumberTheory numbers ? new ExtendedTheory(numbers) : theory;
    }
}
