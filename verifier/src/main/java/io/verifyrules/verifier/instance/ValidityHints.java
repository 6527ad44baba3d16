package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
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

    private static boolean ordersLanes(Node node) {
        return node instanceof Transpose || node instanceof AxisMap.Permuted;
    }

    /** The hints for every operator of the expression. */
    static List<Condition> of(TensorExpr expr) {
        List<Node> nodes = Graph.of(List.of(expr)).nodes();
        if (nodes.stream().anyMatch(Reshape.class::isInstance) && nodes.stream().anyMatch(ValidityHints::ordersLanes)) {
            // What is a place in one order is none in another.
            return List.of();
        }
        WrittenConditions written = new WrittenConditions();
        return validity(expr).stream()
                .flatMap(truth -> Truth.conjuncts(truth).stream())
                .distinct()
                .map(written::of)
                .flatMap(Optional::stream)
                .toList();
    }

    /** A side that is too large to be denoted, or of no known meaning, says nothing. */
    private static List<Truth> validity(TensorExpr expr) {
        try {
            return new Denotation(new ValueTerms()).of(expr).validity();
        } catch (MeaningUnknown | TermTooLarge unsaid) {
            return List.of();
        }
    }
}
