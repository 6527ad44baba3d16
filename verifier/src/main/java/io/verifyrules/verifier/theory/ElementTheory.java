package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.List;
import java.util.Set;

/**
 * The elements of one type as a solver sees them. The denotation does not know in which theory it runs; a new element
 * type is one class behind this interface and one line in {@link ElementTheories}.
 */
public interface ElementTheory {

    /** The name under which reports and the command line know the theory. */
    String name();

    /** The closed type whose elements these are; an open type for the theory of arbitrary elements. */
    ElementType type();

    /** The laws that hold of all elements of the type, so that proofs may use them. */
    Set<Law> laws();

    /** The same elements, of which a proof may use these axioms only, and no other. */
    default ElementTheory having(Set<Law> axioms) {
        return this;
    }

    /** Whether sums and products have no order, so that only those that are exact are known. */
    default boolean isReordered() {
        return false;
    }

    /** The sort of the symbols that stand for input elements. */
    Sort sort();

    /** An input element, which is finite, from a symbol of {@link #sort()}. */
    Encoded input(Formula symbol);

    /** An element that a rule declares as a scalar, from a symbol of {@link #sort()}. */
    default Encoded scalar(Formula symbol) {
        return input(symbol);
    }

    /** Whether the right element may take the place of the left one. */
    default Formula refines(Encoded left, Encoded right) {
        return Encoded.equal(left, right);
    }

    /** A literal of the type. */
    Encoded literal(Literal literal);

    /** An operation whose operands and result are of the type. */
    Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions);

    /** A comparison of two elements. */
    Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions);
}
