package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** A reduction over a single point is the element there, wherever it stands. */
class PointReductionsTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final LaneAtom.Fresh k = on.index("k");
    private final LaneAtom.Fresh l = on.index("l");
    private final Truth atM = Truth.fold(Elements.C, LaneBool.equal(LaneInt.of(k), M));

    private void becomes(ValueTerm before, ValueTerm after) {
        RuleMeaning meaning = new RuleMeaning(List.of(), List.of(), new TreeMap<>(), new TreeMap<>(), List.of(),
                new TreeMap<>(), Truth.TRUE, before, on.number(0), List.of(), Set.of());
        assertThat(new PointReductions(on.terms()).of(meaning).left()).isEqualTo(after);
    }

    private void stays(ValueTerm term) {
        becomes(term, term);
    }

    private ValueTerm single(Monoid monoid) {
        return on.reduce(monoid, Elements.below(LaneInt.ONE, k), on.read("A", LaneInt.of(k)), k);
    }

    @ParameterizedTest
    @EnumSource(Monoid.class)
    void aReductionOverOnePointIsTheElementThere(Monoid monoid) {
        becomes(single(monoid), on.read("A", LaneInt.ZERO));
    }

    @Test
    void whereTheGuardFailsThereItIsTheIdentity() {
        ValueTerm sum = on.reduce(Monoid.SUM, Truth.allOf(List.of(Elements.below(N, k), atM)),
                on.read("A", LaneInt.of(k)), k);
        Truth inside = Truth.fold(Elements.C, LaneBool.and(LaneBool.nonNegative(M), LaneBool.lessThan(M, N)));
        becomes(sum, on.terms().choose(inside, on.read("A", M), on.number(0)));
    }

    @ParameterizedTest
    @EnumSource(value = Monoid.class, names = {"MIN", "MAX"})
    void anExtremumThatMayBeEmptyThereHasNoElementForThat(Monoid monoid) {
        Truth guard = Truth.allOf(List.of(Elements.below(N, k), atM));
        Truth inside = Truth.fold(Elements.C, LaneBool.and(LaneBool.nonNegative(M), LaneBool.lessThan(M, N)));
        becomes(on.reduce(monoid, guard, on.read("A", LaneInt.of(k)), k), on.reduce(monoid, inside, on.read("A", M)));
    }

    @Test
    void onlyTheIndexThatIsFixedGoes() {
        Truth guard = Truth.allOf(List.of(Elements.below(N, l), atM));
        becomes(on.reduce(Monoid.SUM, guard, on.read("A", LaneInt.of(k), LaneInt.of(l)), k, l),
                on.reduce(Monoid.SUM, Elements.below(N, l), on.read("A", M, LaneInt.of(l)), l));
    }

    @Test
    void insideOfOtherElementsItIsTheElementToo() {
        ValueTerm a = on.scalar("a");
        Truth condition = Truth.fold(Elements.C, LaneBool.nonNegative(N));
        ValueTerm read = on.read("A", LaneInt.ZERO);
        becomes(on.binary(BinaryOperator.ADD, single(Monoid.SUM), a), on.binary(BinaryOperator.ADD, read, a));
        becomes(on.terms().choose(condition, single(Monoid.SUM), a), on.terms().choose(condition, read, a));
        becomes(on.reduce(Monoid.MAX, Elements.below(N, l), single(Monoid.SUM), l),
                on.reduce(Monoid.MAX, Elements.below(N, l), read, l));
    }

    @Test
    void aReductionOverMorePointsStays() {
        stays(combinations.sum("A"));
        stays(on.reduce(Monoid.SUM, Elements.below(LaneInt.of(2), k), on.read("A", LaneInt.of(k)), k));
    }
}
