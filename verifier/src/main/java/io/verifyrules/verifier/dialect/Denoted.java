package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;

/**
 * A tensor of a program as an expression of the language. Dimension {@code i} is the axis {@code d<i>} of {@link Positions}.
 *
 * @param sizes the size of each dimension
 * @param gaps  where the program gives it no element, if that may be anywhere; what the expression has there means nothing
 */
public record Denoted(TensorExpr tensor, List<Integer> sizes, Optional<Gaps> gaps) {

    public Denoted {
        sizes = List.copyOf(sizes);
    }

    /** A tensor with an element everywhere. */
    public Denoted(TensorExpr tensor, List<Integer> sizes) {
        this(tensor, sizes, Optional.empty());
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

    /** The same dimensions with other elements, one everywhere. */
    public Denoted with(TensorExpr other) {
        return new Denoted(other, sizes);
    }

    /** The same elements without those that are missing. */
    public Denoted with(Optional<Gaps> missing) {
        return new Denoted(tensor, sizes, missing);
    }
}
