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

/** Truth values with the connectives, and their order, in which false is less than true. */
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
                Law.OR_DISTRIBUTES, Law.XOR_COMMUTES, Law.XOR_ASSOCIATES, Law.XOR_FALSE, Law.XOR_CANCELS,
                Law.MIN_COMMUTES, Law.MIN_ASSOCIATES, Law.MIN_IDEMPOTENT, Law.MIN_DISTRIBUTES, Law.MAX_COMMUTES,
                Law.MAX_ASSOCIATES, Law.MAX_IDEMPOTENT, Law.MAX_DISTRIBUTES, Law.DE_MORGAN, Law.NOT_TWICE,
                Law.CONNECTIVES_ARE_LOGICAL, Law.EQUAL_IS_SYMMETRIC, Law.EQUAL_IS_IDENTITY, Law.ALL_ARE_INPUTS);
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
        if (operation instanceof Operation.OfBinary(BinaryOperator operator)) {
            return Encoded.of(switch (operator) {
                case AND, MIN -> Formula.and(values);
                case OR, MAX -> Formula.or(values);
                case XOR -> Formula.not(Encoded.equal(operands.get(0), operands.get(1)));
                default -> throw notDefined(operation);
            });
        }
        throw notDefined(operation);
    }

    private static IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on truth values");
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return switch (relation) {
            case EQ -> Encoded.equal(left, right);
            case NE -> Formula.not(Encoded.equal(left, right));
            case LT -> isLess(left, right);
            case LE -> Formula.not(isLess(right, left));
            case GT -> isLess(right, left);
            case GE -> Formula.not(isLess(left, right));
        };
    }

    private static Formula isLess(Encoded left, Encoded right) {
        return Formula.and(List.of(Formula.not(left.value()), right.value()));
    }
}
