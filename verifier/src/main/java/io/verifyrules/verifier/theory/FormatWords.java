package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Floats of one format, in the words of a solver.
 *
 * @param unknowns the unknown functions, by their names and operands
 */
record FormatWords(FloatTheory theory,
        BiFunction<String, List<Formula>, Formula> unknowns) implements FloatWords<Formula> {

    FormatWords(FloatTheory theory) {
        this(theory, theory::unknown);
    }

    @Override
    public Formula isNaN(Formula number) {
        return FloatTheory.isNaN(number);
    }

    @Override
    public Formula isInfinite(Formula number) {
        return Formula.or(List.of(Formula.equal(number, literal(new Literal.Infinity(true))),
                Formula.equal(number, literal(new Literal.Infinity(false)))));
    }

    @Override
    public Formula isZero(Formula number) {
        return Formula.tested(SmtOperator.FLOAT_IS_ZERO, number);
    }

    @Override
    public Formula isNegative(Formula number) {
        return FloatTheory.isNegative(number);
    }

    @Override
    public Formula isLess(Formula first, Formula second) {
        return Formula.compared(SmtOperator.FLOAT_LESS, first, second);
    }

    @Override
    public Formula literal(Literal literal) {
        return theory.literal(literal).value();
    }

    @Override
    public Formula opposite(Formula number) {
        return Formula.exact(SmtOperator.FLOAT_NEGATE, number);
    }

    @Override
    public Formula choose(Formula condition, Formula then, Formula otherwise) {
        return Formula.choose(condition, then, otherwise);
    }

    @Override
    public Formula unknown(String function, List<Formula> operands) {
        return unknowns.apply(function, operands);
    }
}
