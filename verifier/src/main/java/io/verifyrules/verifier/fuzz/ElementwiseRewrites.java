package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Right rewrites of element-wise operators, on exact numbers and truth values. */
final class ElementwiseRewrites {

    private static final Set<BinaryOperator> COMMUTATIVE = Set.of(BinaryOperator.ADD, BinaryOperator.MUL,
            BinaryOperator.MIN, BinaryOperator.MAX, BinaryOperator.AND, BinaryOperator.OR);

    private ElementwiseRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(new Rewrite("commute", (x, random) -> commuted(x)).onAllElements(),
                new Rewrite("associate", (x, random) -> associated(x)),
                new Rewrite("distribute", (x, random) -> distributed(x)),
                new Rewrite("add the negative", (x, random) -> negated(x)),
                Rewrite.anywhere("negate twice",
                        (x, random) -> ringElement(x)
                                .map(y -> Unary.of(UnaryOperator.NEG, Unary.of(UnaryOperator.NEG, y)))),
                Rewrite.anywhere("maximum with itself",
                        (x, random) -> number(x).map(y -> Binary.of(BinaryOperator.MAX, y, y))),
                new Rewrite("clamp by minimum and maximum", (x, random) -> clamped(x)).onAllElements(),
                new Rewrite("select the other branch", (x, random) -> selected(x)).onAllElements(),
                new Rewrite("move data before computing", (x, random) -> moved(x)).onAllElements(),
                new Rewrite("apply a function before padding", (x, random) -> padded(x)).onAllElements(),
                new Rewrite("expand after computing", (x, random) -> expanded(x)).onAllElements());
    }

    /** A tensor of elements that are added, those without an order among them. */
    private static Optional<TensorExpr> ringElement(TensorExpr tensor) {
        return tensor.type().element().equals(ElementType.COMPLEX) ? Optional.of(tensor) : number(tensor);
    }

    static Optional<TensorExpr> number(TensorExpr tensor) {
        ElementType type = tensor.type().element();
        return ElementTypes.NUMBERS.contains(type) ? Optional.of(tensor) : Optional.empty();
    }

    private static Optional<TensorExpr> commuted(TensorExpr tensor) {
        return tensor instanceof Binary binary && COMMUTATIVE.contains(binary.operator())
                ? Optional.of(binary.withOperands(binary.operands().reversed()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> associated(TensorExpr tensor) {
        return tensor instanceof Binary outer && outer.left() instanceof Binary inner
                && inner.operator() == outer.operator() && COMMUTATIVE.contains(outer.operator())
                        ? Optional.of(Binary.of(outer.operator(), inner.left(),
                                Binary.of(outer.operator(), inner.right(), outer.right())))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> distributed(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.right() instanceof Binary sum && sum.operator() == BinaryOperator.ADD
                        ? Optional.of(product.left().times(sum.left()).plus(product.left().times(sum.right())))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> negated(TensorExpr tensor) {
        return tensor instanceof Binary difference && difference.operator() == BinaryOperator.SUB
                ? Optional.of(difference.left().plus(difference.right().unaryMinus()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> clamped(TensorExpr tensor) {
        return tensor instanceof Clamp clamp
                ? Optional.of(Binary.of(BinaryOperator.MIN, clamp.high(),
                        Binary.of(BinaryOperator.MAX, clamp.operand(), clamp.low())))
                : Optional.empty();
    }

    private static Optional<TensorExpr> selected(TensorExpr tensor) {
        if (!(tensor instanceof Select select)) {
            return Optional.empty();
        }
        List<TensorExpr> operands = select.operands();
        return Optional.of(select.withOperands(List.of(select.predicate().not(), operands.get(2), operands.get(1))));
    }

    /** A choice of elements by index commutes with what is done to each element. */
    private static Optional<TensorExpr> moved(TensorExpr tensor) {
        boolean mover = tensor instanceof Slice || tensor instanceof DynamicSlice || tensor instanceof Reverse
                || tensor instanceof Relabel;
        if (!mover) {
            return Optional.empty();
        }
        TensorExpr computed = tensor.operands().getFirst();
        boolean elementwise = computed instanceof Unary || computed instanceof Binary || computed instanceof Select
                || computed instanceof Clamp || computed instanceof Convert || computed instanceof ComplexApplied
                || computed instanceof ReducePrecision || computed instanceof Mapped;
        return elementwise
                ? Optional.of(computed.withOperands(
                        computed.operands().stream().map(operand -> tensor.withOperands(List.of(operand))).toList()))
                : Optional.empty();
    }

    /** The elements in the padding go through the function, too. */
    private static Optional<TensorExpr> padded(TensorExpr tensor) {
        return tensor instanceof Mapped mapped && mapped.operands().size() == 1
                && mapped.operands().getFirst() instanceof Pad pad
                        ? Optional.of(pad.with(List.of(mapped.withOperands(pad.operands())),
                                List.of(new Element.Applied(mapped.function(), pad.elements()))))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> expanded(TensorExpr tensor) {
        return tensor instanceof Binary binary && binary.left() instanceof Expand left
                && binary.right() instanceof Expand right && left.added().equals(right.added())
                        ? Optional.of(
                                Expand.of(Binary.of(binary.operator(), left.operand(), right.operand()), left.added()))
                        : Optional.empty();
    }
}
