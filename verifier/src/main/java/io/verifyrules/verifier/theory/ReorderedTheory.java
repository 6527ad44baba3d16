package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Floats of a rule to which the order of sums and products does not matter. Proofs may reorder and regroup them by laws. A solver is
 * asked about floats as they are, and never told these laws, which no format obeys.
 */
public record ReorderedTheory(ElementTheory floats) implements ElementTheory {

    @Override
    public String name() {
        return floats.name();
    }

    @Override
    public ElementType type() {
        return floats.type();
    }

    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.of(Law.ADD_ASSOCIATES, Law.MUL_ASSOCIATES);
        laws.addAll(floats.laws());
        return laws;
    }

    @Override
    public ElementTheory having(Set<Law> axioms) {
        return new ReorderedTheory(floats.having(axioms));
    }

    @Override
    public Sort sort() {
        return floats.sort();
    }

    @Override
    public Encoded input(Formula symbol) {
        return floats.input(symbol);
    }

    @Override
    public Encoded scalar(Formula symbol) {
        return floats.scalar(symbol);
    }

    @Override
    public Formula refines(Encoded left, Encoded right) {
        return floats.refines(left, right);
    }

    @Override
    public Encoded literal(Literal literal) {
        return floats.literal(literal);
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return floats.apply(operation, operands, definitions);
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return floats.relate(relation, left, right, definitions);
    }
}
