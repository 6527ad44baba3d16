package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.denotation.Denotation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;

/**
 * Conditions on attributes that a valid expression satisfies, to guide the generator: what the denotation says. Nothing depends
 * on their being right: whether an expression is valid is for the interpreter to say.
 */
final class ValidityHints {

    private ValidityHints() {
    }

    /** The hints for every operator of the expression. */
    static List<Condition> of(TensorExpr expr) {
        WrittenConditions written = new WrittenConditions();
        return new Denotation(new ValueTerms()).of(expr)
                .validity()
                .stream()
                .flatMap(truth -> Truth.conjuncts(truth).stream())
                .distinct()
                .map(written::of)
                .flatMap(Optional::stream)
                .toList();
    }
}
