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
 * Elements of an uninterpreted sort, on which nothing is defined but identity. A rule that is proved here holds for
 * every element type. A counterexample over any type maps to one over a larger set of elements that are only told
 * apart.
 */
record AnyTheory() implements ElementTheory {

    @Override
    public String name() {
        return "any";
    }

    @Override
    public ElementType type() {
        return ElementType.OPEN;
    }

    /** The laws whose proofs hold for the types that have them; data movement uses none. */
    @Override
    public Set<Law> laws() {
        return Set.of(Law.EQUAL_IS_SYMMETRIC, Law.EQUAL_IS_IDENTITY, Law.ALL_ARE_INPUTS);
    }

    @Override
    public Sort sort() {
        return Sort.ELEMENT;
    }

    @Override
    public Encoded input(Formula symbol) {
        return Encoded.of(symbol);
    }

    @Override
    public Encoded literal(Literal literal) {
        throw new IllegalArgumentException("the literal " + literal + " is not an element of every type");
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        throw new IllegalArgumentException(operation + " is not defined on elements of every type");
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        if (relation.ordered()) {
            throw new IllegalArgumentException(relation.symbol() + " is not defined on elements of every type");
        }
        Formula equal = Encoded.equal(left, right);
        return relation == Relation.EQ ? equal : Formula.not(equal);
    }
}
