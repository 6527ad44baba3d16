package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import java.util.List;

/** Floats of every format at once, by their parts. */
record AnyFormatWords(FormatsTheory theory) implements FloatWords<AnyFloat> {

    @Override
    public Formula isNaN(AnyFloat number) {
        return number.nan();
    }

    @Override
    public Formula isInfinite(AnyFloat number) {
        return number.infinite();
    }

    @Override
    public Formula isZero(AnyFloat number) {
        return number.isZero();
    }

    @Override
    public Formula isNegative(AnyFloat number) {
        return number.negative();
    }

    @Override
    public Formula isLess(AnyFloat first, AnyFloat second) {
        return first.lessThan(second);
    }

    @Override
    public AnyFloat literal(Literal literal) {
        return AnyFloat.of(theory.literal(literal));
    }

    @Override
    public AnyFloat opposite(AnyFloat number) {
        return number.opposite();
    }

    @Override
    public AnyFloat choose(Formula condition, AnyFloat then, AnyFloat otherwise) {
        return AnyFloat.choose(condition, then, otherwise);
    }

    @Override
    public AnyFloat unknown(String function, List<AnyFloat> operands) {
        return theory.unknown(function, operands);
    }
}
