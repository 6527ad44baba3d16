package io.verifyrules.verifier.lift;

import java.util.Optional;

/**
 * A number of a pair that is left open: a size, an entry of an attribute, or an integer among elements.
 *
 * @param number which one it is, counted from 0 in the order in which the left program comes to them
 * @param role the name of the attribute; {@code n} for a size, {@code i} for an element
 * @param strand the dimensions that it is about; none for an element
 * @param value the number that the pair states
 * @param isSize whether it is never negative, as a size
 * @param ofLeft whether the left side has it; one that only the right side has must follow from the others
 */
record Parameter(int number, String role, Optional<Vertex> strand, long value, boolean isSize,
        boolean ofLeft) implements Comparable<Parameter> {

    @Override
    public int compareTo(Parameter other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Parameter parameter && number == parameter.number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
