package io.verifyrules.verifier.law;

import io.verifyrules.dsl.element.ElementType;

/**
 * A law of the elements of one type of a rule.
 *
 * @param type a closed type, or the open one that stands for the type of each check
 */
public record TypeLaw(Law law, ElementType type) {

    /** Such as {@code a + b = b + a (int)}; without the type where that is open. */
    @Override
    public String toString() {
        return type instanceof ElementType.Open ? law.statement() : law.statement() + " (" + type + ")";
    }
}
