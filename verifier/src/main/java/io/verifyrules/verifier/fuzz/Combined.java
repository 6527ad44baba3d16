package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;

/** The operation by which a reduction combines, applied to two tensors of one shape. */
final class Combined {

    private Combined() {
    }

    static TensorExpr of(Reducer reducer, TensorExpr left, TensorExpr right) {
        return switch (reducer) {
            case Monoid monoid -> Binary.of(monoid.operator(), left, right);
            case ArgExtreme extreme -> throw new IllegalArgumentException(extreme + " of two tensors is no operator");
            case DeclaredMonoid(ElementFunction function) -> Mapped.of(function, List.of(left, right));
        };
    }

    /** The element of the type that changes no other, if there is one. */
    static Optional<Element> identity(Reducer reducer, ElementType type) {
        return switch (reducer) {
            case Monoid monoid -> monoid.identity(type).map(Element::of);
            case ArgExtreme ignored -> Optional.empty();
            case DeclaredMonoid declared -> declared.identity();
        };
    }

    /** The two operands of which the tensor is made by the same operation. */
    static Optional<List<TensorExpr>> operands(Reducer reducer, TensorExpr tensor) {
        boolean same = switch (reducer) {
            case Monoid monoid -> tensor instanceof Binary binary && binary.operator() == monoid.operator();
            case ArgExtreme ignored -> false;
            case DeclaredMonoid declared ->
                tensor instanceof Mapped mapped && mapped.function().equals(declared.function());
        };
        return same ? Optional.of(tensor.operands()) : Optional.empty();
    }
}
