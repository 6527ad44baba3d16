package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;

/**
 * Elements that nothing specifies, where a program computes with them, as a sum that is made in a {@code tensor.empty} does. Each time
 * they are read, they may be others.
 */
@FunctionalInterface
public interface Unspecified {

    /**
     * Elements that a program may find.
     *
     * @param neutral one that changes nothing where it is combined with others, without dimensions
     */
    Denoted read(Dimensions dimensions, ElementType element, Denoted neutral);
}
