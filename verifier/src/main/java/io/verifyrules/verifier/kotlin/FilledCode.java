package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.kotlin.LiteralCode.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Operands that a number or an element stands for: a constant of the very shape of another operand. */
final class FilledCode {

    private final Terms terms;
    private final ShapeTerms shapes = new ShapeTerms();

    FilledCode(Terms terms) {
        this.terms = terms;
    }

    /** The element that fills the shape of the other operand, if the operand is that. */
    private Optional<Element> filling(TensorExpr operand, TensorExpr like) {
        return operand instanceof Constant constant && !(like instanceof Constant)
                && constant.shape().equals(shapes.of(like)) ? Optional.of(constant.value()) : Optional.empty();
    }

    /** The second of two operands. */
    Code right(TensorExpr operand, TensorExpr like) {
        return filling(operand, like).map(element -> terms.of(element, Place.ANY)).orElseGet(() -> terms.of(operand));
    }

    /** The first of two operands, on which Kotlin looks for the operator. */
    Code left(TensorExpr operand, TensorExpr like, Place place) {
        return filling(operand, like).map(element -> terms.of(element, place)).orElseGet(() -> terms.of(operand));
    }

    /** The first of two, which is divided: integers of lanes have another division. */
    Code divided(TensorExpr operand, TensorExpr like) {
        return filling(operand, like)
                .map(element -> terms.of(element, element instanceof Element.Counted ? Place.ELEMENT : Place.ANY))
                .orElseGet(() -> terms.of(operand));
    }

    /**
     * A call, whose constants fill the shape of the first operand that is a tensor.
     *
     * @param order    the operands in the order in which such a one is looked for
     * @param operands the operands in the order in which they are written
     */
    Code call(String function, List<TensorExpr> order, List<TensorExpr> operands) {
        return Code.call(function, filled(order, operands));
    }

    /** The operands, of which constants that fill the shape of the first tensor are written as numbers. */
    List<Code> filled(List<TensorExpr> order, List<TensorExpr> operands) {
        TensorExpr like = order.stream()
                .filter(operand -> !(operand instanceof Constant))
                .findFirst()
                .orElse(order.getFirst());
        boolean all = order.stream()
                .takeWhile(Constant.class::isInstance)
                .allMatch(operand -> filling(operand, like).isPresent());
        List<Code> codes = new ArrayList<>();
        for (TensorExpr operand : operands) {
            codes.add(all ? right(operand, like) : terms.of(operand));
        }
        return codes;
    }

    /** The operands of a choice, whose alternatives may be numbers of the shape of the predicate. */
    List<Code> choice(TensorExpr predicate, TensorExpr then, TensorExpr otherwise) {
        return List.of(terms.of(predicate), right(then, predicate), right(otherwise, predicate));
    }
}
