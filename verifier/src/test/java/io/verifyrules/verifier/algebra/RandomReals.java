package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random elements of the reals with sums, products and extrema in them, over one class with exactly one lane. */
final class RandomReals {

    static final LaneAtom.Variable N = LaneVariables.map("n", Elements.C);
    static final LaneAtom.Variable M = LaneVariables.map("m", Elements.C);

    /** A tensor of which it is assumed that all its elements are above 0. */
    static final String POSITIVE = "P";

    private static final List<BinaryOperator> BINARY = List.of(BinaryOperator.ADD, BinaryOperator.ADD,
            BinaryOperator.SUB, BinaryOperator.MUL, BinaryOperator.MUL, BinaryOperator.DIV, BinaryOperator.DIV,
            BinaryOperator.MAX, BinaryOperator.POW);
    private static final List<UnaryOperator> UNARY = List.of(UnaryOperator.NEG, UnaryOperator.EXP, UnaryOperator.EXP,
            UnaryOperator.LOG, UnaryOperator.SQRT, UnaryOperator.RSQRT, UnaryOperator.ABS, UnaryOperator.LOGISTIC,
            UnaryOperator.TANH, UnaryOperator.LOG1P, UnaryOperator.EXPM1, UnaryOperator.SIN);
    private static final List<Monoid> MONOIDS = List.of(Monoid.SUM, Monoid.SUM, Monoid.SUM, Monoid.MAX, Monoid.MIN,
            Monoid.PRODUCT);

    private final Random random;
    private final Elements on = new Elements(ElementType.REAL);
    private final LaneAtom.Fresh access = on.free("i");

    RandomReals(long seed) {
        this.random = new Random(seed);
    }

    Elements on() {
        return on;
    }

    /** The index at which the element stands, of which {@code 0 <= i < n} is known. */
    LaneAtom.Fresh access() {
        return access;
    }

    /** What is assumed: that all elements of a tensor are above 0. */
    Truth assumed() {
        LaneAtom.Fresh index = on.index("p");
        return new Truth.OnElement(on.reduce(Monoid.AND, Elements.below(LaneInt.of(N), index),
                on.relation(Relation.GT, on.read(POSITIVE, LaneInt.of(index)), on.number(0)), index));
    }

    /** An element that is nested so deeply. */
    ValueTerm element(int depth) {
        return element(depth, new ArrayList<>(List.of(access)));
    }

    private ValueTerm element(int depth, List<LaneAtom.Fresh> indices) {
        if (depth == 0) {
            return leaf(indices);
        }
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> on.binary(any(BINARY), element(depth - 1, indices), element(depth - 1, indices));
            case 3, 4 -> on.unary(any(UNARY), element(depth - 1, indices));
            case 5 -> on.terms()
                    .choose(Truth.fold(Elements.C, LaneBool.lessThan(LaneInt.of(any(indices)), LaneInt.of(M))),
                            element(depth - 1, indices), element(depth - 1, indices));
            default -> reduction(depth, indices);
        };
    }

    private ValueTerm reduction(int depth, List<LaneAtom.Fresh> indices) {
        LaneAtom.Fresh index = on.index("k");
        List<LaneAtom.Fresh> more = new ArrayList<>(indices);
        more.add(index);
        Truth guard = Elements.below(size(), index);
        if (random.nextInt(3) == 0) {
            LaneInt other = LaneInt.of(any(indices)).plus(random.nextInt(2));
            LaneBool bound = random.nextInt(3) == 0
                    ? LaneBool.atMost(other, LaneInt.of(index))
                    : LaneBool.atMost(LaneInt.of(index), other);
            guard = Truth.allOf(List.of(guard, Truth.fold(Elements.C, bound)));
        }
        ValueTerm body = element(depth - 1, more);
        if (random.nextInt(4) == 0) {
            return ofProduct(guard, index, body);
        }
        if (random.nextInt(3) == 0) {
            // A line divided by its own sum, which is 0 where there is nothing.
            LaneAtom.Fresh other = on.index("l");
            LaneTermMap renamed = new LaneTermMap(new ReplaceVariables(Map.of(index, LaneInt.of(other))), on.terms());
            ValueTerm positive = on.unary(UnaryOperator.EXP, body);
            ValueTerm sum = on.reduce(Monoid.SUM, renamed.of(guard), renamed.of(positive), other);
            return on.reduce(Monoid.SUM, guard, on.binary(BinaryOperator.DIV, positive, sum), index);
        }
        return on.reduce(any(MONOIDS), guard, body, index);
    }

    /** A function of a product of what is above 0, or of one that may be 0 or below it. */
    private ValueTerm ofProduct(Truth guard, LaneAtom.Fresh index, ValueTerm body) {
        ValueTerm positive = on.read(POSITIVE, LaneInt.of(index));
        ValueTerm factor = switch (random.nextInt(5)) {
            case 0 -> body;
            case 1 -> on.binary(BinaryOperator.MUL, body, on.number(2));
            case 2 -> on.binary(BinaryOperator.MUL, positive, on.binary(BinaryOperator.MUL, body, body));
            default -> on.binary(BinaryOperator.ADD, positive, on.binary(BinaryOperator.MUL, body, body));
        };
        ValueTerm product = on.reduce(Monoid.PRODUCT, guard, factor, index);
        return switch (random.nextInt(6)) {
            case 0 -> on.unary(UnaryOperator.SQRT, product);
            case 1 -> on.binary(BinaryOperator.POW, product, on.scalar("v"));
            case 2, 3 ->
                on.unary(UnaryOperator.EXP, on.reduce(Monoid.SUM, guard, on.unary(UnaryOperator.LOG, factor), index));
            default -> on.unary(UnaryOperator.LOG, product);
        };
    }

    /** The size of an axis; one of 1 has a single index. */
    private LaneInt size() {
        return switch (random.nextInt(5)) {
            case 0 -> LaneInt.ONE;
            case 1, 2 -> LaneInt.of(N);
            default -> LaneInt.of(M);
        };
    }

    private ValueTerm leaf(List<LaneAtom.Fresh> indices) {
        return switch (random.nextInt(9)) {
            case 0, 1 -> on.read("A", LaneInt.of(any(indices)));
            case 8 -> ofConcat(LaneInt.of(any(indices)));
            case 2 -> on.read("B", LaneInt.of(any(indices)));
            case 3 -> on.scalar("v");
            case 7 -> on.read(POSITIVE, LaneInt.of(any(indices)));
            case 4 -> counted(random.nextBoolean() ? LaneInt.of(any(indices)) : LaneInt.of(N));
            default -> on.number(random.nextInt(4) - 1L);
        };
    }

    /** The element of a concat of two tensors, of which the first is m long. */
    private ValueTerm ofConcat(LaneInt index) {
        return on.terms()
                .choose(Truth.fold(Elements.C, LaneBool.lessThan(index, LaneInt.of(M))), on.read("A", index),
                        on.read("B", index.minus(LaneInt.of(M))));
    }

    private ValueTerm counted(LaneInt number) {
        return on.terms()
                .apply(new Operation.OfConversion(Conversion.CONVERT, ElementType.INT, ElementType.REAL),
                        ElementType.REAL, List.of(on.counted(number)));
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }
}
