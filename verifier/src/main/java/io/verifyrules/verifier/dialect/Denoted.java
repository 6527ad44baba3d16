package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;

/**
 * A tensor of a program as an expression of the language. Dimension {@code i} is the axis {@code d<i>} of {@link Positions}.
 *
 * @param dimensions the size of each dimension
 * @param gaps       where the program gives it no element, if that may be anywhere; what the expression has there means nothing
 */
public record Denoted(TensorExpr tensor, Dimensions dimensions, Optional<Gaps> gaps) {

    /** A tensor with an element everywhere. */
    public Denoted(TensorExpr tensor, Dimensions dimensions) {
        this(tensor, dimensions, Optional.empty());
    }

    /** A tensor with an element everywhere, whose sizes are all known. */
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

    /** The same dimensions with other elements, one everywhere. */
    public Denoted with(TensorExpr other) {
        return new Denoted(other, dimensions);
    }

    /** The same elements without those that are missing. */
    public Denoted with(Optional<Gaps> missing) {
        return new Denoted(tensor, dimensions, missing);
    }
}
