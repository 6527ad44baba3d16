package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Functions;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A result of two programs as two sides that are equal exactly where the second program may take the place of the first one. Where the
 * first one is undefined, anything may stand, and where it has no element, any element: there the right side is the left one. Where the
 * second one alone is undefined or has none, the right side is another element than the left one.
 *
 * @param missing where the second program is undefined or has no element, if that may be anywhere
 */
record Refinement(TensorExpr left, TensorExpr right, Optional<TensorExpr> missing) {

    /** Both results, with the conditions under which their programs have undefined behaviour. */
    static Refinement of(Denoted before, List<Denoted> undefinedBefore, Denoted after, List<Denoted> undefinedAfter,
            Functions in) {
        TensorExpr left = before.tensor();
        TensorExpr other = other(before, in);
        Optional<TensorExpr> free = anywhere(undefinedBefore, before.dimensions(), in);
        Optional<TensorExpr> undefined = anywhere(undefinedAfter, before.dimensions(), in);
        Optional<TensorExpr> poison = before.gaps().map(Gaps::where);
        Optional<TensorExpr> missing = after.gaps().map(Gaps::where);
        // That an element may be anything does not permit the whole program to do anything.
        TensorExpr right = instead(free, left,
                instead(undefined, other, instead(poison, left, instead(missing, other, after.tensor()))));
        boolean never = isEverywhere(free, before, in) || (undefined.isEmpty() && isEverywhere(poison, before, in));
        return new Refinement(never ? Guarded.never(left, in.positions()) : left, right, either(undefined, missing));
    }

    private static TensorExpr instead(Optional<TensorExpr> where, TensorExpr chosen, TensorExpr otherwise) {
        return where.map(condition -> (TensorExpr) Select.of(condition, chosen, otherwise)).orElse(otherwise);
    }

    private static boolean isEverywhere(Optional<TensorExpr> condition, Denoted like, Functions in) {
        return condition.filter(where -> in.isTrueEverywhere(new Denoted(where, like.dimensions()))).isPresent();
    }

    private static Optional<TensorExpr> either(Optional<TensorExpr> some, Optional<TensorExpr> others) {
        return some.isEmpty() || others.isEmpty()
                ? some.or(() -> others)
                : Optional.of(Binary.of(BinaryOperator.OR, some.get(), others.get()));
    }

    /** Whether both sides are the results themselves. */
    static boolean isEquality(Denoted before, List<Denoted> undefinedBefore, Denoted after,
            List<Denoted> undefinedAfter) {
        return before.gaps().isEmpty() && after.gaps().isEmpty() && undefinedBefore.isEmpty()
                && undefinedAfter.isEmpty();
    }

    /**
     * Whether a result shows whether the second program is undefined: it has elements, or where it has none, no condition has any place.
     * Where conditions are about places of the result, that is so, whatever open sizes are.
     */
    static boolean showsDefinedness(Denoted before, List<Denoted> undefinedAfter) {
        List<Size> sizes = before.dimensions().all();
        if (sizes.contains(new Size.Known(0))) {
            return false;
        }
        List<Size> open = sizes.stream().filter(Size.Open.class::isInstance).toList();
        return undefinedAfter.stream().allMatch(condition -> condition.dimensions().all().containsAll(open));
    }

    /** Whether some condition is true at any of its places, for each place of a result. */
    private static Optional<TensorExpr> anywhere(List<Denoted> conditions, Dimensions sizes, Functions in) {
        List<TensorExpr> all = new ArrayList<>();
        for (Denoted condition : conditions) {
            TensorExpr anywhere = condition.rank() == 0
                    ? condition.tensor()
                    : Reduce.of(Monoid.OR, condition.tensor(), in.positions().all(condition.rank()), Optional.empty(),
                            BoundIndices.unnamed());
            all.add(in.movement().repeated(new Denoted(anywhere, List.of()), sizes).tensor());
        }
        return all.stream().reduce((some, more) -> Binary.of(BinaryOperator.OR, some, more));
    }

    /** Another element at each place. */
    private static TensorExpr other(Denoted value, Functions in) {
        TensorExpr one = in.number(1, value.element(), value.dimensions()).tensor();
        return switch (value.element()) {
            case ElementType.Bool ignored -> Unary.of(UnaryOperator.NOT, value.tensor());
            case ElementType.Floating ignored -> {
                TensorExpr zero = in.number(0, value.element(), value.dimensions()).tensor();
                yield Select.of(Compare.of(Relation.EQ, value.tensor(), zero), one, zero);
            }
            default -> Binary.of(BinaryOperator.ADD, value.tensor(), one);
        };
    }
}
