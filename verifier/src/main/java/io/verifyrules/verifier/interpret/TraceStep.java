package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Optional;

/**
 * The origin of one element of a tensor.
 *
 * @param expr the tensor
 * @param access where the element stands in it
 * @param origin the work of the operator at the top of the expression there
 * @param sources the elements that it used, operand by operand; none where it made the element itself
 */
public record TraceStep(TensorExpr expr, Access access, ElementValue value, Origin origin, List<TraceStep> sources) {

    public TraceStep {
        sources = List.copyOf(sources);
    }

    /** The work of an operator at one access. */
    public sealed interface Origin {

        /** The element is one of an input tensor. */
        record Given() implements Origin {}

        /** The operator fills its result with one element. */
        record Filled() implements Origin {}

        /** The operator counts: the element is an index. */
        record Counted() implements Origin {}

        /** The element is the padding value. */
        record Padding(Edge edge) implements Origin {}

        /** The element is one of the operand, moved or not. */
        record Moved() implements Origin {}

        /** The element is one of the operand, as the update does not reach it. */
        record Kept() implements Origin {}

        /** The element is one of the update, which replaces {@code replaced} in the operand. */
        record Overwritten(Access replaced) implements Origin {}

        /** The element is one of an operand, counted from 1. */
        record Part(int operand) implements Origin {}

        /** The element is one of the branch that the predicate, the first of the sources, chooses. */
        record Chosen(boolean then) implements Origin {}

        /** The element is computed from the sources. */
        record Computed() implements Origin {}

        /**
         * The element is a reduction of terms, each the product of {@code factors} of the sources, which stand term by
         * term. An initial value is combined with them. Of very many {@code terms} the sources are those that stand
         * out.
         */
        record Combined(Reducer monoid, int factors, Optional<Element> initial, int terms) implements Origin {}
    }

    /** On which side of the operand a padding stands. */
    public enum Edge {
        BEFORE,
        AFTER,
        BETWEEN
    }
}
