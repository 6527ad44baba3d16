package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.denotation.Denotation;
import io.verifyrules.verifier.denotation.MeaningUnknown;
import io.verifyrules.verifier.term.TermTooLarge;
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
        return validity(expr).stream()
                .flatMap(truth -> Truth.conjuncts(truth).stream())
                .distinct()
                .map(written::of)
                .flatMap(Optional::stream)
                .toList();
    }

    /** What is too large to be denoted, or of no known meaning, says nothing. */
    private static List<Truth> validity(TensorExpr expr) {
        try {
            return new Denotation(new ValueTerms()).of(expr).validity();
        } catch (MeaningUnknown | TermTooLarge unsaid) {
            return List.of();
        }
    }
}
