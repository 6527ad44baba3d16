package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Truth values with the connectives. */
record BoolTheory() implements ElementTheory {

    @Override
    public String name() {
        return "bool";
    }

    @Override
    public ElementType type() {
        return ElementType.BOOL;
    }

    @Override
    public Set<Law> laws() {
        return EnumSet.of(Law.AND_COMMUTES, Law.AND_ASSOCIATES, Law.AND_IDEMPOTENT, Law.AND_TRUE, Law.AND_FALSE,
                Law.AND_DISTRIBUTES, Law.OR_COMMUTES, Law.OR_ASSOCIATES, Law.OR_IDEMPOTENT, Law.OR_FALSE, Law.OR_TRUE,
                Law.OR_DISTRIBUTES, Law.XOR_COMMUTES, Law.DE_MORGAN, Law.NOT_TWICE, Law.CONNECTIVES_ARE_LOGICAL,
                Law.EQUAL_IS_SYMMETRIC, Law.EQUAL_IS_IDENTITY, Law.ALL_ARE_INPUTS);
    }

    @Override
    public Sort sort() {
        return Sort.BOOL;
    }

    @Override
    public Encoded input(Formula symbol) {
        return Encoded.of(symbol);
    }

    @Override
    public Encoded literal(Literal literal) {
        if (literal instanceof Literal.Truth truth) {
            return Encoded.of(new Formula.Truth(truth.value()));
        }
        throw new IllegalArgumentException(literal + " is not a truth value");
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        List<Formula> values = operands.stream().map(Encoded::value).toList();
        if (operation.equals(new Operation.OfUnary(UnaryOperator.NOT))) {
            return Encoded.of(Formula.not(values.get(0)));
        }
        if (operation.equals(new Operation.OfBinary(BinaryOperator.AND))) {
            return Encoded.of(Formula.and(values));
        }
        if (operation.equals(new Operation.OfBinary(BinaryOperator.OR))) {
            return Encoded.of(Formula.or(values));
        }
        if (operation.equals(new Operation.OfBinary(BinaryOperator.XOR))) {
            return Encoded.of(Formula.not(Encoded.equal(operands.get(0), operands.get(1))));
        }
        throw new IllegalArgumentException(operation + " is not defined on truth values");
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        if (relation.ordered()) {
            throw new IllegalArgumentException(relation.symbol() + " is not defined on truth values");
        }
        Formula equal = Encoded.equal(left, right);
        return relation == Relation.EQ ? equal : Formula.not(equal);
    }
}
