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
 * Elements of a type whose operations are unknown functions, with the laws that it is given. What a solver proves in it holds of
 * all operations; whatever else is proved in it was proved by these laws.
 */
public record SymbolicTheory(ElementType type, Set<Law> laws) implements ElementTheory {

    private ElementTheory usual() {
        return ElementTheories.of(type, false);
    }

    @Override
    public String name() {
        return usual().name();
    }

    @Override
    public Sort sort() {
        return usual().sort();
    }

    @Override
    public Encoded input(Formula symbol) {
        return usual().input(symbol);
    }

    @Override
    public Encoded literal(Literal literal) {
        return literal instanceof Literal.Infinity infinity
                ? Encoded.of(new Formula.Symbol("infinity " + infinity.positive(), sort()))
                : usual().literal(literal);
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return Encoded.of(new Formula.Call("some " + operation + " of " + type,
                operands.stream().map(Encoded::value).toList(), sort()));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return new Formula.Call("some " + relation + " of " + type, List.of(left.value(), right.value()), Sort.BOOL);
    }
}
