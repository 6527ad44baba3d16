package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.term.Operation;
import java.util.List;

/**
 * Elements to evaluate terms with. Truth values are {@link Boolean}s, tuples are {@link List}s; whatever else an element is, equal
 * elements are equal objects.
 */
interface Domain {

    /** An element that a random number decides. */
    Object element(ElementType type, long random);

    /** An integer as an element. */
    Object number(long number);

    Object literal(ElementType type, Literal literal);

    Object apply(Operation operation, ElementType type, List<Object> operands, List<ElementType> types);

    /** Elements combined, in this order. */
    Object combined(ElementReducer reducer, ElementType type, List<Object> elements);
}
