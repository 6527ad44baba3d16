package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.lane.Congruence;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;

/** Reductions become arbitrary elements: equal ones the same, others different ones. */
class ReductionAbstractionTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm sum = combinations.sum("A");
    private final ReductionAbstraction abstraction = abstraction(law -> true);

    private ReductionAbstraction abstraction(Grants grants) {
        // Reductions in step are equal where no law lets them be matched.
        Congruence congruence = new Congruence(LaneOracles.withZ3(), on.terms(),
                (left, right, where) -> Optional.empty(), Refusing.all(), Limit.NONE);
        return new ReductionAbstraction(on.terms(), congruence, NOTHING.and(Elements.C, LaneBool.equal(N, M)), grants);
    }

    private static ValueTerm parameter(ValueTerm term) {
        assertThat(term).isInstanceOfSatisfying(ValueTerm.Parameter.class,
                parameter -> assertThat(parameter.origin()).isInstanceOf(Origin.Substitute.class));
        return term;
    }

    @Test
    void aReductionBecomesAnElementOfItsType() {
        assertThat(parameter(abstraction.of(sum)).type()).isEqualTo(ElementType.INT);
        assertThat(abstraction.replaced()).containsExactly(sum);
        assertThat(abstraction.evidence())
                .isEqualTo(new Evidence(StepsByLaw.of(ElementType.INT, Law.ALL_ARE_INPUTS), Set.of()));
    }

    @Test
    void equalReductionsBecomeTheSameElement() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm toM = on.reduce(Monoid.SUM, Elements.below(M, k), on.read("A", LaneInt.of(k)), k);
        assertThat(abstraction.of(sum)).isEqualTo(abstraction.of(toM)).isEqualTo(abstraction.of(sum));
    }

    @Test
    void reductionsThatMayDifferBecomeDifferentElements() {
        LaneAtom.Fresh k = on.index("k");
        List<ValueTerm> others = List.of(combinations.sum("B"), combinations.reduce(Monoid.PRODUCT, "A"),
                on.reduce(Monoid.SUM, Elements.below(N.plus(1), k), on.read("A", LaneInt.of(k)), k));
        List<ValueTerm> all = new ArrayList<>(List.of(parameter(abstraction.of(sum))));
        others.forEach(other -> all.add(parameter(abstraction.of(other))));
        assertThat(all).doesNotHaveDuplicates();
    }

    @Test
    void aReductionStaysWhereNotEveryElementIsAnInput() {
        ReductionAbstraction refused = abstraction(Refusing.laws(Law.ALL_ARE_INPUTS));
        ValueTerm value = on.unary(UnaryOperator.EXP, sum);
        assertThat(refused.of(value)).isEqualTo(value);
        assertThat(refused.replaced()).isEmpty();
        assertThat(refused.evidence()).isEqualTo(Evidence.NONE);
    }

    @Test
    void insideOfOtherElementsReductionsBecomeElementsToo() {
        ValueTerm parameter = parameter(abstraction.of(sum));
        Truth p = Truth.fold(Elements.C, LaneBool.nonNegative(N));
        assertThat(abstraction.of(on.unary(UnaryOperator.EXP, sum))).isEqualTo(on.unary(UnaryOperator.EXP, parameter));
        assertThat(abstraction.of(on.binary(BinaryOperator.ADD, sum, a)))
                .isEqualTo(on.binary(BinaryOperator.ADD, parameter, a));
        assertThat(abstraction.of(on.terms().choose(p, sum, a))).isEqualTo(on.terms().choose(p, parameter, a));
    }

    @Test
    void aReductionThatAConditionLooksAtBecomesAnElementToo() {
        Elements truths = new Elements(ElementType.BOOL);
        LaneAtom.Fresh k = truths.index("k");
        ValueTerm any = truths.reduce(Monoid.OR, Elements.below(N, k), truths.read("P", LaneInt.of(k)), k);
        Congruence congruence = new Congruence(LaneOracles.withZ3(), truths.terms(),
                (left, right, where) -> Optional.empty(), law -> true, Limit.NONE);
        ReductionAbstraction of = new ReductionAbstraction(truths.terms(), congruence, NOTHING, law -> true);
        ValueTerm p = truths.scalar("p");
        ValueTerm q = truths.scalar("q");
        ValueTerm choice = truths.terms().choose(Truth.not(new Truth.OnElement(any)), p, q);
        assertThat(of.of(choice)).isEqualTo(truths.terms().choose(new Truth.OnElement(parameter(of.of(any))), q, p));
    }

    @Test
    void anExtremumIsReplacedTogetherWithItsInitialValue() {
        ValueTerm max = on.binary(BinaryOperator.MAX, a, combinations.reduce(Monoid.MAX, "A"));
        assertThat(ReductionAbstraction.isWhole(max)).isTrue();
        parameter(abstraction.of(max));
        assertThat(abstraction.replaced()).containsExactly(max);
    }

    /** Sums may be the same, and not when they begin with another value. */
    @Test
    void whatIsBegunWithAnInitialValueDependsOnTheElementsAndNotOnTheirSum() {
        Operation started = new Operation.Started(BinaryOperator.ADD);
        ValueTerm begun = abstraction.of(on.terms().apply(started, ElementType.INT, List.of(a, sum)));
        assertThat(begun).isInstanceOfSatisfying(ValueTerm.Apply.class, apply -> {
            assertThat(apply.operation()).isEqualTo(started);
            assertThat(apply.operands().getFirst()).isEqualTo(a);
            assertThat(parameter(apply.operands().getLast())).isNotEqualTo(abstraction.of(sum));
        });
        LaneAtom.Fresh k = on.index("k");
        ValueTerm toM = on.reduce(Monoid.SUM, Elements.below(M, k), on.read("A", LaneInt.of(k)), k);
        assertThat(abstraction.of(on.terms().apply(started, ElementType.INT, List.of(a, toM)))).isEqualTo(begun);
        assertThat(abstraction.of(on.terms().apply(started, ElementType.INT, List.of(a, combinations.sum("B")))))
                .isNotEqualTo(begun);
    }

    @Test
    void anyOtherOperationOnAReductionIsKept() {
        ValueTerm max = combinations.reduce(Monoid.MAX, "A");
        for (ValueTerm kept : List.of(on.binary(BinaryOperator.MIN, a, max), on.binary(BinaryOperator.ADD, a, sum),
                on.binary(BinaryOperator.MAX, a, sum))) {
            assertThat(ReductionAbstraction.isWhole(kept)).isFalse();
            assertThat(abstraction.of(kept)).isInstanceOf(ValueTerm.Apply.class);
        }
        assertThat(ReductionAbstraction.isWhole(sum)).isTrue();
        assertThat(ReductionAbstraction.isWhole(a)).isFalse();
    }

    @Test
    void withoutReductionsAnElementStays() {
        for (ValueTerm element : List.of(a, on.binary(BinaryOperator.MAX, a, on.number(1)), on.read("A", N))) {
            assertThat(abstraction.of(element)).isEqualTo(element);
        }
        assertThat(abstraction.replaced()).isEmpty();
    }
}
