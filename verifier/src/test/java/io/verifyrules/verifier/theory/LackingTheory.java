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

/** A theory that does not say of one of its laws that it has it. */
public record LackingTheory(ElementTheory whole, Law lacking) implements ElementTheory {

    @Override
    public String name() {
        return whole.name();
    }

    @Override
    public ElementType type() {
        return whole.type();
    }

    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.copyOf(whole.laws());
        laws.remove(lacking);
        return laws;
    }

    @Override
    public Sort sort() {
        return whole.sort();
    }

    @Override
    public Encoded input(Formula symbol) {
        return whole.input(symbol);
    }

    @Override
    public Encoded literal(Literal literal) {
        return whole.literal(literal);
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return whole.apply(operation, operands, definitions);
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return whole.relate(relation, left, right, definitions);
    }
}
