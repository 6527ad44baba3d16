package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;

/** Right rewrites of sums of products: dot and convolution. */
final class ProductRewrites {

    private ProductRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(new Rewrite("commute a dot", (x, random) -> commuted(x)),
                new Rewrite("distribute over a sum", (x, random) -> distributed(x)),
                new Rewrite("contract backwards", ProductRewrites::backwards),
                new Rewrite("dot as reduction", (x, random) -> reduced(x)),
                new Rewrite("reduce before the dot", (x, random) -> reducedFirst(x)),
                new Rewrite("dot part by part", (x, random) -> partByPart(x)),
                new Rewrite("reverse the kernel", ProductRewrites::flipped));
    }

    private static Optional<TensorExpr> commuted(TensorExpr tensor) {
        return tensor instanceof Dot dot ? Optional.of(dot.withOperands(dot.operands().reversed())) : Optional.empty();
    }

    private static TensorExpr dot(TensorExpr left, TensorExpr right, Dot like) {
        return Dot.of(left, right, like.contracted(), like.batch(), BoundIndices.unnamed());
    }

    private static Optional<TensorExpr> distributed(TensorExpr tensor) {
        if (!(tensor instanceof Dot) && !(tensor instanceof Convolution)) {
            return Optional.empty();
        }
        List<TensorExpr> operands = tensor.operands();
        return ReductionRewrites.sum(operands.getFirst())
                .map(sum -> tensor.withOperands(List.of(sum.left(), operands.getLast()))
                        .plus(tensor.withOperands(List.of(sum.right(), operands.getLast()))));
    }

    private static Optional<TensorExpr> backwards(TensorExpr tensor, Random random) {
        if (!(tensor instanceof Dot dot) || dot.contracted().isEmpty()) {
            return Optional.empty();
        }
        List<AggregatedAxis> axis = List.of(List.copyOf(dot.contracted()).get(random.nextInt(dot.contracted().size())));
        return Optional.of(dot(Reverse.of(dot.left(), axis), Reverse.of(dot.right(), axis), dot));
    }

    private static Optional<TensorExpr> reduced(TensorExpr tensor) {
        return tensor instanceof Dot dot && dot.left().type().axes().equals(dot.right().type().axes())
                ? Optional.of(ReductionRewrites.reduce(Monoid.SUM, dot.left().times(dot.right()), dot.contracted(),
                        Optional.empty()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> reducedFirst(TensorExpr tensor) {
        if (!(tensor instanceof Reduce reduce && reduce.monoid() == Monoid.SUM && reduce.initial().isEmpty()
                && reduce.operand() instanceof Dot dot)) {
            return Optional.empty();
        }
        SortedSet<AggregatedAxis> onlyLeft = new TreeSet<>(dot.left().type().axes());
        onlyLeft.removeAll(dot.right().type().axes());
        return onlyLeft.containsAll(reduce.over())
                ? Optional.of(dot(ReductionRewrites.reduce(Monoid.SUM, dot.left(), reduce.over(), Optional.empty()),
                        dot.right(), dot))
                : Optional.empty();
    }

    /** Right where the parts of both operands are of one size along the contracted axis. */
    private static Optional<TensorExpr> partByPart(TensorExpr tensor) {
        if (!(tensor instanceof Dot dot && dot.left() instanceof Concat left && dot.right() instanceof Concat right
                && left.along().equals(right.along()) && dot.contracted().contains(left.along())
                && left.operands().size() == right.operands().size())) {
            return Optional.empty();
        }
        Optional<TensorExpr> sum = Optional.empty();
        for (int i = 0; i < left.operands().size(); i++) {
            TensorExpr first = left.operands().get(i);
            TensorExpr second = right.operands().get(i);
            Optional<AxisMap> size = size(first, left.along());
            if (size.isEmpty() || !size.equals(size(second, left.along()))) {
                return Optional.empty();
            }
            TensorExpr part = dot(first, second, dot);
            sum = Optional.of(sum.map(before -> before.plus(part)).orElse(part));
        }
        return sum;
    }

    private static Optional<AxisMap> size(TensorExpr tensor, AggregatedAxis axis) {
        return tensor instanceof Input input ? Optional.ofNullable(input.shape().sizes().get(axis)) : Optional.empty();
    }

    private static Optional<TensorExpr> flipped(TensorExpr tensor, Random random) {
        if (!(tensor instanceof Convolution convolution) || convolution.roles().spatial().isEmpty()) {
            return Optional.empty();
        }
        List<AggregatedAxis> spatial = List.copyOf(convolution.roles().spatial());
        AggregatedAxis axis = spatial.get(random.nextInt(spatial.size()));
        SortedSet<AggregatedAxis> reversed = new TreeSet<>(convolution.reversed());
        if (!reversed.remove(axis)) {
            reversed.add(axis);
        }
        Convolution.Options options = convolution.options();
        return Optional.of(Convolution.of(convolution.input(), Reverse.of(convolution.kernel(), List.of(axis)),
                convolution.roles().batch(), convolution.roles().inputFeature(), convolution.roles().outputFeature(),
                new Convolution.Options(options.window(), reversed, options.featureGroups(), options.batchGroups(),
                        options.indices())));
    }
}
