package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Two reductions that run over the same indices, in the same order, of equal elements are equal by no law. */
class ReductionsInStepTest {

    private static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    private static final LaneInt M = LaneInt.of(LaneVariables.map("m"));
    private static final Truth SAME = Truth.fold(Elements.C, LaneBool.equal(N, M));

    private final Elements on = new Elements();
    private final LaneAtom.Fresh i = on.index("i");
    private final LaneAtom.Fresh j = on.index("j");
    private final ValueTerm sum = sum(N, LaneInt.of(i), i);

    private ValueTerm sum(LaneInt size, LaneInt index, LaneAtom.Fresh... over) {
        return on.reduce(Monoid.SUM, Elements.below(size, over), on.read("A", index), over);
    }

    private Optional<Evidence> compared(ValueTerm left, ValueTerm right, Grants grants, Truth... hypotheses) {
        return new Congruence(LaneOracles.withZ3(), on.terms(), (x, y, where) -> Optional.empty(), grants, Limit.NONE)
                .equal(left, right, Hypotheses.of(List.of(hypotheses)));
    }

    private void equal(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        assertThat(compared(left, right, Refusing.all(), hypotheses)).contains(Evidence.NONE);
    }

    private void notEqual(ValueTerm left, ValueTerm right, Truth... hypotheses) {
        assertThat(compared(left, right, Refusing.all(), hypotheses)).isEmpty();
        assertThat(compared(right, left, Refusing.all(), hypotheses)).isEmpty();
        assertThat(compared(left, right, law -> true, hypotheses)).isEmpty();
    }

    @Test
    void namesOfIndicesDecideNothing() {
        equal(sum, sum(N, LaneInt.of(j), j));
        assertThat(compared(sum, sum(N, LaneInt.of(j), j), law -> true)).contains(Evidence.NONE);
    }

    @Test
    void guardsThatAreEquivalentLaneByLaneAreEqual() {
        equal(sum, sum(M, LaneInt.of(j), j), SAME);
    }

    @Test
    void bodiesThatAreEqualWhereTheGuardHoldsAreEqual() {
        equal(sum, sum(N, LaneInt.positivePart(LaneInt.of(j)), j));
    }

    @Test
    void whereTermsMayBeReorderedMatchingIsLeftToMatching() {
        ValueTerm other = sum(M, LaneInt.of(j), j);
        assertThat(compared(sum, other, law -> true, SAME)).isEmpty();
        for (Law law : Law.ofCombinations(Monoid.SUM)) {
            assertThat(compared(sum, other, Refusing.laws(law, Law.ZEROS_ADD_UP), SAME)).as("without " + law)
                    .contains(Evidence.NONE);
        }
    }

    @Test
    void otherSizesAreNotEqual() {
        notEqual(sum, sum(M, LaneInt.of(j), j));
        notEqual(sum, sum(N.plus(1), LaneInt.of(j), j));
    }

    @Test
    void otherElementsAreNotEqual() {
        notEqual(sum, sum(N, LaneInt.of(j).plus(1), j));
        notEqual(sum, sum(N, N.minus(1).minus(LaneInt.of(j)), j));
        notEqual(sum, on.reduce(Monoid.SUM, Elements.below(N, j), on.read("B", LaneInt.of(j)), j));
        notEqual(sum, on.reduce(Monoid.SUM, Elements.below(N, j),
                on.unary(UnaryOperator.NEG, on.read("A", LaneInt.of(j))), j));
    }

    @Test
    void otherMonoidsAreNotEqual() {
        notEqual(sum, on.reduce(Monoid.PRODUCT, Elements.below(N, j), on.read("A", LaneInt.of(j)), j));
    }

    @Test
    void moreIndicesAreNotEqual() {
        notEqual(sum, sum(N, LaneInt.of(i), i, j));
    }

    @Test
    void indicesInAnotherOrderAreNotEqual() {
        ValueTerm rows = on.reduce(Monoid.SUM, Elements.below(N, i, j), on.read("A", LaneInt.of(i), LaneInt.of(j)), i,
                j);
        ValueTerm columns = on.reduce(Monoid.SUM, Elements.below(N, i, j), on.read("A", LaneInt.of(i), LaneInt.of(j)),
                j, i);
        notEqual(rows, columns);
        equal(rows, on.reduce(Monoid.SUM, Elements.below(N, i, j), on.read("A", LaneInt.of(j), LaneInt.of(i)), j, i));
    }

    @Test
    void indicesOfAnotherClassAreNotEqual() {
        RankClass other = new RankClass("d", RankClass.RankBound.SINGLETON);
        LaneAtom.Fresh k = on.terms().fresh().bound(other, "k");
        ValueTerm overC = on.reduce(Monoid.SUM, Elements.below(LaneInt.of(2), i), on.scalar("a"), i);
        ValueTerm overD = on.reduce(Monoid.SUM, Elements.below(LaneInt.of(2), k), on.scalar("a"), k);
        notEqual(overC, overD);
        assertThat(ReductionsInStep.of((ValueTerm.Reduction) overC, (ValueTerm.Reduction) overD, on.terms())).isEmpty();
    }

    @Test
    void theStepPutsCommonIndicesIntoBoth() {
        assertThat(ReductionsInStep.of((ValueTerm.Reduction) sum,
                (ValueTerm.Reduction) sum(M, LaneInt.of(j).plus(1), j), on.terms())).hasValueSatisfying(both -> {
                    assertThat(both).hasToString("ReductionsInStep[guard=all[c]((@i#1 >= 0 and n >= @i#1 + 1)), "
                            + "otherGuard=all[c]((@i#1 >= 0 and m >= @i#1 + 1)), body=A[c: @i#1], otherBody=A[c: @i#1 + 1]]");
                    assertThat(both.areTheSame()).isFalse();
                });
    }
}
