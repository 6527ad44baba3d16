package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * Rewrites that are wrong in nearly every instance, each named after the step of a proof that it attacks. A small
 * change of the text does not reach them. Where floats are combined, those that are right of exact numbers are among
 * them: they change the order.
 */
final class WrongRewrites {

    private record Wrong(String name, BiFunction<TensorExpr, Random, Optional<TensorExpr>> apply) {

        /** The tensor rewritten; empty where the rewrite does not fit, or would give two axes one name. */
        Optional<TensorExpr> to(TensorExpr tensor, Random random) {
            try {
                return apply.apply(tensor, random);
            } catch (IllFormedException nameInUse) {
                return Optional.empty();
            }
        }
    }

    private static final List<Wrong> ALL = List.of(new Wrong("rows of blocks as columns", BlockRewrites::exchanged),
            new Wrong("a sum of products along the diagonal", (x, random) -> diagonal(x)),
            new Wrong("a sum counted twice", (x, random) -> twice(x)),
            new Wrong("the initial value left out", (x, random) -> withoutInitial(x)),
            new Wrong("the wrong one of two axes reduced", (x, random) -> axesExchanged(x)),
            new Wrong("the parts exchanged", (x, random) -> ComplexRewrites.exchanged(x)),
            new Wrong("the magnitude of a number without a sign", (x, random) -> ComplexRewrites.magnitude(x)),
            new Wrong("one factor conjugated", (x, random) -> ComplexRewrites.halfConjugated(x)),
            new Wrong("to a narrower type and back", (x, random) -> ConversionRewrites.narrowed(x)),
            new Wrong("a type in the middle left out", (x, random) -> ConversionRewrites.leftOut(x)),
            new Wrong("a product of sums as a sum of products", (x, random) -> sumOfProducts(x)),
            new Wrong("the lines of another tensor in its order", (x, random) -> SortRewrites.ofOtherLines(x)),
            new Wrong("one of two operands turned round", (x, random) -> TupleRewrites.oneTurnedRound(x)),
            new Wrong("the other one of a pair", (x, random) -> TupleRewrites.exchanged(x)),
            new Wrong("the least for the greatest", (x, random) -> TupleRewrites.otherExtreme(x)),
            new Wrong("places counted from the end", (x, random) -> RowMajorRewrites.fromTheEnd(x)),
            new Wrong("the inverse of an order", (x, random) -> WrongTransposes.inverted(x)),
            new Wrong("a product of orders the other way round", (x, random) -> WrongTransposes.exchanged(x)),
            new Wrong("an order twice", (x, random) -> WrongTransposes.twice(x)),
            new Wrong("an axis not put into the order of another", (x, random) -> WrongTransposes.withoutAnAxis(x)),
            new Wrong("attributes not put into the order of operands",
                    (x, random) -> WrongTransposes.attributesLeft(x)),
            new Wrong("attributes in the inverse of the order of operands",
                    (x, random) -> WrongTransposes.attributesBack(x)),
            new Wrong("attributes not put into an order", (x, random) -> WrongTransposes.attributesAsTheyWere(x)));

    private WrongRewrites() {
    }

    /** The names of all of them. */
    static List<String> names() {
        return ALL.stream().map(Wrong::name).toList();
    }

    /** The rule with a wrong rewrite at a random place of its right side, where one fits. */
    static Optional<Rule> applied(Rule rule, Random random) {
        RuleParts parts = RuleParts.of(rule);
        boolean ordered = FloatReductions.areIn(rule, RandomRule.FLOATS.getFirst());
        List<Rule> wrong = new ArrayList<>();
        Place.all(parts.rhs())
                .limit(60)
                .flatMap(place -> Stream
                        .concat(ALL.stream().flatMap(each -> each.to(place.term(), random).stream()),
                                ordered ? reordered(place.term(), random) : Stream.empty())
                        .flatMap(term -> with(place, term)))
                .flatMap(rhs -> declared(rule, parts, rhs))
                .limit(20)
                .forEach(wrong::add);
        return wrong.isEmpty() ? Optional.empty() : Optional.of(wrong.get(random.nextInt(wrong.size())));
    }

    private static Stream<TensorExpr> with(Place place, TensorExpr term) {
        try {
            return Stream.of(place.with(term));
        } catch (IllFormedException nameInUse) {
            return Stream.empty();
        }
    }

    /** The term in other orders, and with its initial value in another place. */
    private static Stream<TensorExpr> reordered(TensorExpr term, Random random) {
        return Stream.concat(Stream.of(ReductionRewrites.all(), ProductRewrites.all())
                .flatMap(List::stream)
                .filter(rewrite -> !rewrite.beyondFinite() && !rewrite.anywhere())
                .flatMap(rewrite -> rewritten(rewrite, term, random)), initialAfterwards(term).stream());
    }

    private static Stream<TensorExpr> rewritten(Rewrite rewrite, TensorExpr term, Random random) {
        try {
            return rewrite.apply().to(term, random).stream();
        } catch (IllFormedException nameInUse) {
            return Stream.empty();
        }
    }

    /** A library may begin with the initial value, and rounds otherwise then. */
    private static Optional<TensorExpr> initialAfterwards(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.initial().isPresent() && reduce.monoid().hasIdentity()
                ? withoutInitial(tensor).map(alone -> Combined.of(reduce.monoid(), alone,
                        Constant.of(reduce.initial().get(), new ShapeTerms().of(alone))))
                : Optional.empty();
    }

    private static Stream<Rule> declared(Rule rule, RuleParts parts, TensorExpr rhs) {
        return switch (RuleParts.declare(rule.name(), rule, () -> parts.withSides(parts.lhs(), rhs))) {
            case Rule changed -> Stream.of(changed);
            case ListRule ignored -> Stream.of();
            case IllFormedRule ignored -> Stream.empty();
        };
    }

    /** The sum over a and b of x[a] * y[b], for two axes of one class, as that over a of x[a] * y[a]. */
    private static Optional<TensorExpr> diagonal(TensorExpr tensor) {
        if (!(tensor instanceof Reduce reduce && reduce.monoid() == Monoid.SUM
                && reduce.operand() instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.left() instanceof Expand left && product.right() instanceof Expand right
                && left.added().sizes().size() == 1 && right.added().sizes().size() == 1)) {
            return Optional.empty();
        }
        AggregatedAxis first = right.added().sizes().firstKey();
        AggregatedAxis second = left.added().sizes().firstKey();
        SortedSet<AggregatedAxis> rest = new TreeSet<>(reduce.over());
        boolean pair = !first.equals(second) && first.rankClass().equals(second.rankClass()) && rest.remove(second)
                && rest.contains(first);
        return pair
                ? Optional.of(
                        Reduce.of(Monoid.SUM, left.operand().times(Relabel.of(right.operand(), Map.of(second, first))),
                                rest, reduce.initial(), BoundIndices.unnamed()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> twice(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.monoid() == Monoid.SUM
                ? Optional.of(tensor.plus(tensor))
                : Optional.empty();
    }

    private static Optional<TensorExpr> withoutInitial(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.initial().isPresent() && reduce.monoid().hasIdentity()
                ? Optional.of(
                        Reduce.of(reduce.monoid(), reduce.operand(), reduce.over(), Optional.empty(), reduce.indices()))
                : Optional.empty();
    }

    /** Two axes of one class exchanged under a reduction that keeps one of them. */
    private static Optional<TensorExpr> axesExchanged(TensorExpr tensor) {
        if (!(tensor instanceof Reduce reduce)) {
            return Optional.empty();
        }
        for (AggregatedAxis over : reduce.over()) {
            for (AggregatedAxis kept : tensor.type().axes()) {
                if (kept.rankClass().equals(over.rankClass())) {
                    return Optional
                            .of(Reduce.of(reduce.monoid(), Relabel.of(reduce.operand(), Map.of(kept, over, over, kept)),
                                    reduce.over(), reduce.initial(), BoundIndices.unnamed()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<TensorExpr> sumOfProducts(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.left() instanceof Reduce left && product.right() instanceof Reduce right
                && left.monoid() == Monoid.SUM && right.monoid() == Monoid.SUM && left.over().equals(right.over())
                && left.initial().isEmpty() && right.initial().isEmpty()
                && ElementTypes.NUMBERS.contains(tensor.type().element())
                        ? Optional.of(Reduce.of(Monoid.SUM, left.operand().times(right.operand()), left.over(),
                                Optional.empty(), BoundIndices.unnamed()))
                        : Optional.empty();
    }

    /** The outer product of two tensors with one axis each, of one class: what {@link #diagonal} fits. */
    static TensorExpr outer(TensorExpr x, TensorExpr y, AggregatedAxis first, AggregatedAxis second, Shape firstSize,
            Shape secondSize) {
        return Expand.of(x, secondSize).times(Expand.of(Relabel.of(y, Map.of(first, second)), firstSize));
    }
}
