package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** A maximum is known not to be below its terms, at the indices that are read, as far as these are in its region. */
class ExtremeBoundsTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final LaneAtom.Fresh i = on.free("i");
    private final ValueTerm read = on.read("A", LaneInt.of(i));
    private final ValueTerm parameter = on.scalar("p");

    private List<Truth> bounds(ValueTerm extreme, Ledger ledger, ValueTerm... elements) {
        ExtremeBounds bounds = new ExtremeBounds(on.terms(), ledger, List.of(elements));
        bounds.of(extreme, parameter);
        return bounds.found();
    }

    private List<Truth> bounds(ValueTerm extreme, ValueTerm... elements) {
        return bounds(extreme, new Ledger(law -> true), elements);
    }

    private Truth bound(Relation relation, ValueTerm term, LaneInt at) {
        return Truth.anyOf(List.of(
                Truth.not(Truth.fold(Elements.C, LaneBool.and(LaneBool.nonNegative(at), LaneBool.lessThan(at, N)))),
                new Truth.OnElement(on.relation(relation, term, parameter))));
    }

    @Test
    void atAnIndexThatIsReadATermIsNotAboveTheMaximum() {
        assertThat(bounds(combinations.reduce(Monoid.MAX, "A"), read))
                .contains(bound(Relation.LE, read, LaneInt.of(i)));
        assertThat(bounds(combinations.reduce(Monoid.MIN, "A"), read))
                .contains(bound(Relation.GE, read, LaneInt.of(i)));
    }

    @Test
    void soItIsAtTheFirstIndex() {
        assertThat(bounds(combinations.reduce(Monoid.MAX, "A"), on.read("B", LaneInt.of(i))))
                .containsExactly(bound(Relation.LE, on.read("A", LaneInt.ZERO), LaneInt.ZERO));
    }

    @Test
    void anInitialValueIsNotAboveTheMaximumEither() {
        ValueTerm v = on.scalar("v");
        assertThat(bounds(on.binary(BinaryOperator.MAX, v, combinations.reduce(Monoid.MAX, "A")), read)).contains(
                new Truth.OnElement(on.relation(Relation.LE, v, parameter)), bound(Relation.LE, read, LaneInt.of(i)));
    }

    @ParameterizedTest
    @EnumSource(value = Monoid.class, names = {"SUM", "PRODUCT", "AND", "OR", "XOR"})
    void otherReductionsBoundNothing(Monoid monoid) {
        assertThat(bounds(combinations.reduce(monoid, "A"), read)).isEmpty();
    }

    @Test
    void anIndexThatDoesNotStandAloneIsNotGuessed() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm shifted = on.reduce(Monoid.MAX, Elements.below(N, k), on.read("A", LaneInt.of(k).plus(1)), k);
        assertThat(bounds(shifted, read)).hasSize(1);
    }

    @Test
    void withoutTheLawNothingIsKnown() {
        for (Law law : List.of(Law.EXTREMES_BOUND, Law.MAX_ASSOCIATES, Law.MAX_COMMUTES)) {
            assertThat(bounds(combinations.reduce(Monoid.MAX, "A"), new Ledger(Refusing.laws(law)), read)).isEmpty();
        }
        Ledger ledger = new Ledger(law -> true);
        bounds(combinations.reduce(Monoid.MAX, "A"), ledger, read);
        assertThat(ledger.used()).extracting(law -> law.law()).contains(Law.EXTREMES_BOUND);
        assertThat(ledger.used()).extracting(law -> law.type()).containsOnly(ElementType.INT);
    }
}
