package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.List;

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
