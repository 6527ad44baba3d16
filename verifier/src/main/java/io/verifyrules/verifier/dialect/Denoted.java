package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;

/**
 * A tensor of a program as an expression of the language. Dimension {@code i} is the axis {@code d<i>} of {@link Positions}.
 *
 * @param dimensions the size of each dimension
 */
public record Denoted(TensorExpr tensor, Dimensions dimensions) {

    /** A tensor whose sizes are all known. */
    public Denoted(TensorExpr tensor, List<Integer> sizes) {
        this(tensor, Dimensions.known(sizes));
    }

    /** The number of dimensions. */
    public int rank() {
        return dimensions.rank();
    }

    /**
     * The sizes as numbers.
     *
     * @throws Dimensions.OpenSizeException where one is left open
     */
    public List<Integer> sizes() {
        return dimensions.numbers();
    }

    /**
     * The size of one dimension as a number.
     *
     * @throws Dimensions.OpenSizeException where it is left open
     */
    public int size(int dimension) {
        return dimensions.number(dimension);
    }

    /** The element type. */
    public ElementType element() {
        return tensor.type().element();
    }

    /** The number of elements. */
    public long count() {
        return sizes().stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
    }

    /** The same dimensions with other elements. */
    public Denoted with(TensorExpr other) {
        return new Denoted(other, dimensions);
    }
}
