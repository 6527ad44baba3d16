package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Zip;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Right rewrites of tensors that are put in order. */
final class SortRewrites {

    private SortRewrites() {
    }

    static List<Rewrite> all() {
        return Stream.of(new Rewrite("sort once more",
                (x, random) -> x instanceof Sort sort ? Optional.of(Sort.of(sort, sort.along())) : Optional.empty()),
                new Rewrite("sort once", (x, random) -> once(x)),
                new Rewrite("sort lines that change places", (x, random) -> reversedBefore(x)),
                new Rewrite("change places of lines that are sorted", (x, random) -> reversedAfter(x)),
                new Rewrite("sort beside another tensor", (x, random) -> together(x)))
                .map(Rewrite::onAllElements)
                .toList();
    }

    private static Optional<TensorExpr> once(TensorExpr tensor) {
        return tensor instanceof Sort(var ignored, Sort inner, AggregatedAxis along) && inner.along().equals(along)
                ? Optional.of(inner)
                : Optional.empty();
    }

    /** The sorted tensor is the first of two that are sorted by it. */
    private static Optional<TensorExpr> together(TensorExpr tensor) {
        return tensor instanceof Sort sort && !(sort.type().element() instanceof ElementType.Tuple)
                ? Optional.of(Component.of(Sort.of(Zip.of(List.of(sort.operand(), sort.operand())), sort.along()), 1))
                : Optional.empty();
    }

    private static Optional<TensorExpr> reversedBefore(TensorExpr tensor) {
        return tensor instanceof Reverse(var ignored, Sort sort, Set<AggregatedAxis> axes)
                && !axes.contains(sort.along())
                        ? Optional.of(Sort.of(Reverse.of(sort.operand(), axes), sort.along()))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> reversedAfter(TensorExpr tensor) {
        if (!(tensor instanceof Sort sort)) {
            return Optional.empty();
        }
        SortedSet<AggregatedAxis> others = new TreeSet<>(sort.type().axes());
        others.remove(sort.along());
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(Reverse.of(Sort.of(Reverse.of(sort.operand(), others), sort.along()), others));
    }

    /** Wrong where two lines have not the same elements. */
    static Optional<TensorExpr> ofOtherLines(TensorExpr tensor) {
        return reversedAfter(tensor).map(right -> ((Reverse) right).operand());
    }
}
