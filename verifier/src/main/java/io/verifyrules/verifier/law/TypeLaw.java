package io.verifyrules.verifier.law;

import io.verifyrules.dsl.element.ElementType;
import java.util.Comparator;

/**
 * A law of the elements of one type of a rule.
 *
 * @param type a closed type, or the open one that stands for the type of each check
 */
public record TypeLaw(Law law, ElementType type) implements Comparable<TypeLaw> {

    private static final Comparator<TypeLaw> ORDER = Comparator.comparing(TypeLaw::law)
            .thenComparing(law -> law.type().toString());

    /** In the order in which laws are listed, so that reports are the same in every run. */
    @Override
    public int compareTo(TypeLaw other) {
        return ORDER.compare(this, other);
    }

    /** Such as {@code a + b = b + a (int)}; without the type where that is open. Axioms of functions have a name besides. */
    @Override
    public String toString() {
        if (law.isAxiom()) {
            return law.label() + ": " + law.statement();
        }
        return type instanceof ElementType.Open ? law.statement() : law.statement() + " (" + type + ")";
    }
}
