package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.reduction.LaneProofs;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A reduction over a concat has the form of what is reduced over its operands, as far as these are known not to be empty. */
class PartsOfRegionsTest {

    private static final LaneInt N = LaneInt.of(RandomReals.N);
    private static final LaneInt M = LaneInt.of(RandomReals.M);

    private final Elements on = new Elements(ElementType.REAL);

    private ValueTerm part(Monoid monoid, String tensor, LaneInt size) {
        LaneAtom.Fresh k = on.index("k");
        return on.reduce(monoid, Elements.below(size, k), on.read(tensor, LaneInt.of(k)), k);
    }

    /** The reduction over a concat of A, n long, and B, m long, of which B is read from an index on. */
    private ValueTerm whole(Monoid monoid, LaneInt from) {
        LaneAtom.Fresh k = on.index("k");
        LaneInt index = LaneInt.of(k);
        ValueTerm body = on.terms()
                .choose(Truth.fold(Elements.C, LaneBool.lessThan(index, N)), on.read("A", index),
                        on.read("B", index.minus(N).plus(from)));
        return on.reduce(monoid, Elements.below(N.plus(M), k), body, k);
    }

    private ValueTerm sumOfExponentials(ValueTerm element) {
        ValueTerm.Reduction reduction = (ValueTerm.Reduction) element;
        return on.terms()
                .reduction(Monoid.SUM, ElementType.REAL, reduction.indices(), reduction.guard(),
                        on.unary(UnaryOperator.EXP, reduction.body()));
    }

    private boolean haveOneForm(ValueTerm left, ValueTerm right, LaneInt least) {
        Hypotheses where = Hypotheses.of(
                List.of(Truth.fold(Elements.C, LaneBool.and(LaneBool.atMost(least, N), LaneBool.atMost(least, M)))));
        Facts facts = new Facts(new LaneProofs(on.terms(), LaneOracles.withZ3()), List.of(), Limit.NONE);
        AlgebraicForm form = new AlgebraicForm(ElementType.REAL, true, on.terms(), new ClosedReductions(on.terms()),
                facts, new Ledger(law -> true), Limit.NONE);
        return form.of(left, where).equals(form.of(right, where));
    }

    private ValueTerm both(BinaryOperator operator, Monoid monoid) {
        return on.binary(operator, part(monoid, "A", N), part(monoid, "B", M));
    }

    @Test
    void aSumOverAConcatIsTheSumOfTheSums() {
        assertThat(haveOneForm(whole(Monoid.SUM, LaneInt.ZERO), both(BinaryOperator.ADD, Monoid.SUM), LaneInt.ZERO))
                .isTrue();
    }

    @Test
    void thePartsAreReadFromTheirFirstElementOn() {
        assertThat(haveOneForm(whole(Monoid.SUM, LaneInt.ONE), both(BinaryOperator.ADD, Monoid.SUM), LaneInt.ZERO))
                .isFalse();
    }

    @Test
    void functionsOfAConcatAreFunctionsOfItsParts() {
        ValueTerm apart = on.binary(BinaryOperator.ADD, sumOfExponentials(part(Monoid.SUM, "A", N)),
                sumOfExponentials(part(Monoid.SUM, "B", M)));
        assertThat(haveOneForm(sumOfExponentials(whole(Monoid.SUM, LaneInt.ZERO)), apart, LaneInt.ZERO)).isTrue();
    }

    @Test
    void aSizeThatMayBeBelow0BoundsNothing() {
        assertThat(haveOneForm(whole(Monoid.SUM, LaneInt.ZERO), both(BinaryOperator.ADD, Monoid.SUM), LaneInt.of(-1)))
                .isFalse();
    }

    @Test
    void aMaximumOverAConcatIsTheGreaterOfBothMaxima() {
        assertThat(haveOneForm(whole(Monoid.MAX, LaneInt.ZERO), both(BinaryOperator.MAX, Monoid.MAX), LaneInt.ONE))
                .isTrue();
        assertThat(haveOneForm(whole(Monoid.MIN, LaneInt.ZERO), both(BinaryOperator.MIN, Monoid.MIN), LaneInt.ONE))
                .isTrue();
        assertThat(haveOneForm(whole(Monoid.MAX, LaneInt.ZERO), both(BinaryOperator.MIN, Monoid.MAX), LaneInt.ONE))
                .isFalse();
    }

    @Test
    void aMaximumOverPartsThatMayBeEmptyStays() {
        assertThat(haveOneForm(whole(Monoid.MAX, LaneInt.ZERO), both(BinaryOperator.MAX, Monoid.MAX), LaneInt.ZERO))
                .isFalse();
    }

    @Test
    void aPartWithoutAnIndexIsLeftOut() {
        LaneAtom.Fresh k = on.index("k");
        LaneInt index = LaneInt.of(k);
        ValueTerm body = on.terms()
                .choose(Truth.fold(Elements.C, LaneBool.lessThan(index, N.plus(M))), on.read("A", index),
                        on.read("B", index));
        ValueTerm maximum = on.reduce(Monoid.MAX, Elements.below(N, k), body, k);
        assertThat(haveOneForm(maximum, part(Monoid.MAX, "A", N), LaneInt.ZERO)).isTrue();
        assertThat(haveOneForm(maximum, part(Monoid.MAX, "A", N), LaneInt.of(-1))).isFalse();
        assertThat(haveOneForm(maximum, part(Monoid.MAX, "B", N), LaneInt.ZERO)).isFalse();
    }

    @Test
    void theOrderOfSeveralMaximaDoesNotMatter() {
        ValueTerm a = on.scalar("a");
        ValueTerm b = on.scalar("b");
        ValueTerm c = on.scalar("c");
        ValueTerm left = on.binary(BinaryOperator.MAX, on.binary(BinaryOperator.MAX, a, b), c);
        ValueTerm right = on.binary(BinaryOperator.MAX, on.binary(BinaryOperator.MAX, c, a),
                on.binary(BinaryOperator.MAX, b, a));
        assertThat(haveOneForm(left, right, LaneInt.ZERO)).isTrue();
        assertThat(haveOneForm(left, on.binary(BinaryOperator.MAX, a, b), LaneInt.ZERO)).isFalse();
        assertThat(
                haveOneForm(left, on.binary(BinaryOperator.MIN, on.binary(BinaryOperator.MAX, a, b), c), LaneInt.ZERO))
                .isFalse();
    }

    @Test
    void theGreaterOfTwoEqualElementsIsBoth() {
        ValueTerm a = on.scalar("a");
        assertThat(haveOneForm(
                on.binary(BinaryOperator.MAX, on.binary(BinaryOperator.ADD, a, a),
                        on.binary(BinaryOperator.MUL, a, on.number(2))),
                on.binary(BinaryOperator.ADD, a, a), LaneInt.ZERO)).isTrue();
    }
}
