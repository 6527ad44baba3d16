package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;

/**
 * A tensor of a program as an expression of the language. Dimension {@code i} is the axis {@code d<i>} of {@link Positions}.
 *
 * @param sizes the size of each dimension
 */
public record Denoted(TensorExpr tensor, List<Integer> sizes) {

    public Denoted {
        sizes = List.copyOf(sizes);
    }

    /** The number of dimensions. */
    public int rank() {
        return sizes.size();
    }

    /** The size of one dimension. */
    public int size(int dimension) {
        return sizes.get(dimension);
    }

    /** The element type. */
    public ElementType element() {
        return tensor.type().element();
    }

    /** The number of elements. */
    public long count() {
        return sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
    }

    /** The same dimensions with other elements. */
    public Denoted with(TensorExpr other) {
        return new Denoted(other, sizes);
    }
}
