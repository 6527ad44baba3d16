package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
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
 * Floats of a rule to which the order of sums and products does not matter. A proof holds however these round, as long
 * as they associate and commute; no format rounds so. Proofs may reorder and regroup them by laws. To a solver they are
 * unknown functions, since what rounding makes true must not meet a law that rounding breaks.
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
    public boolean isReordered() { return true; }

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
        return operation instanceof Operation.OfBinary(BinaryOperator operator) && isReordered(operator)
                ? unknown(operator, operands)
                : floats.apply(operation, operands, definitions);
    }

    private static boolean isReordered(BinaryOperator operator) {
        return operator == BinaryOperator.ADD || operator == BinaryOperator.SUB || operator == BinaryOperator.MUL;
    }

    private Encoded unknown(BinaryOperator operator, List<Encoded> operands) {
        List<Formula> parts = operands.stream().flatMap(operand -> operand.parts().stream()).toList();
        return floats.input(new Formula.Call(operator.symbol() + " in any order of " + name(), parts, sort()));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return floats.relate(relation, left, right, definitions);
    }
}
