package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Floats as MLIR reads them: a number, and whether the element is poison. An operator that all floats have gives poison
 * where an operand is. The number of what is poison means nothing.
 */
record PoisonFloatTheory(ElementTheory numbers) implements ElementTheory {

    /** The laws of numbers by which poison on one side is poison on the other, also where a reduction has no term. */
    private static final Set<Law> STRICT = EnumSet.of(Law.ADD_COMMUTES, Law.NEG_TWICE, Law.MUL_COMMUTES, Law.MUL_ONE,
            Law.MIN_COMMUTES, Law.MIN_ASSOCIATES, Law.MIN_IDEMPOTENT, Law.MIN_INFINITY, Law.MAX_COMMUTES,
            Law.MAX_ASSOCIATES, Law.MAX_IDEMPOTENT, Law.MAX_INFINITY, Law.ALL_ARE_INPUTS);

    @Override
    public String name() {
        return numbers.name();
    }

    @Override
    public ElementType type() {
        return numbers.type();
    }

    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.copyOf(numbers.laws());
        laws.retainAll(STRICT);
        return laws;
    }

    @Override
    public Sort sort() {
        return numbers.sort();
    }

    @Override
    public Encoded input(Formula symbol) {
        return new Encoded(List.of(numbers.input(symbol).value(), SignlessTheory.poison(symbol)));
    }

    /** A constant of a program is never poison. */
    @Override
    public Encoded scalar(Formula symbol) {
        return sound(numbers.scalar(symbol).value());
    }

    private static Encoded sound(Formula number) {
        return new Encoded(List.of(number, Formula.FALSE));
    }

    @Override
    public Encoded literal(Literal literal) {
        return literal instanceof Literal.Poison
                ? new Encoded(List.of(numbers.literal(new Literal.Whole(BigInteger.ZERO)).value(), Formula.TRUE))
                : sound(numbers.literal(literal).value());
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return new Encoded(List.of(numbers.apply(operation, operands, definitions).value(),
                Formula.or(operands.stream().map(SignlessTheory::isPoison).toList())));
    }

    /** Of scalars, which are never poison; tensors are compared by operations that give an {@code i1}. */
    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return numbers.relate(relation, left, right, definitions);
    }

    @Override
    public Formula refines(Encoded left, Encoded right) {
        return Formula.or(List.of(SignlessTheory.isPoison(left), Formula.and(
                List.of(Formula.not(SignlessTheory.isPoison(right)), Formula.equal(left.value(), right.value())))));
    }
}
