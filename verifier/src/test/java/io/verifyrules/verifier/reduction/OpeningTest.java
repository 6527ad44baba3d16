package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static io.verifyrules.verifier.reduction.Combinations.below;
import static io.verifyrules.verifier.reduction.Combinations.over;
import static org.assertj.core.api.Assertions.assertThat;

/** A combination is the bag of its terms: reductions are opened and merged, operands joined. */
class OpeningTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");

    @ParameterizedTest
    @EnumSource(Monoid.class)
    void aReductionOfTheMonoidIsOpened(Monoid monoid) {
        combinations.become(monoid, combinations.reduce(monoid, "A"), NOTHING, over("@k#1", "A[c: @k#1]"));
    }

    @Test
    void aReductionOfAnotherMonoidIsATerm() {
        combinations.stay(Monoid.SUM, combinations.reduce(Monoid.PRODUCT, "A"));
        combinations.stay(Monoid.MAX, combinations.reduce(Monoid.MIN, "A"));
    }

    @Test
    void aReductionInsideOfAnotherOperationIsNotOpened() {
        combinations.stay(Monoid.SUM, on.unary(UnaryOperator.EXP, combinations.sum("A")));
        combinations.stay(Monoid.SUM, on.binary(BinaryOperator.MAX, combinations.sum("A"), a));
        combinations.stay(Monoid.PRODUCT, on.unary(UnaryOperator.NEG, combinations.reduce(Monoid.PRODUCT, "A")));
    }

    @Test
    void aReductionIsOpenedWithOtherIndicesEachTime() {
        ValueTerm sum = combinations.sum("A");
        combinations.become(Monoid.SUM, on.binary(BinaryOperator.ADD, sum, sum), NOTHING, over("@k#1", "A[c: @k#1]"),
                over("@k#2", "A[c: @k#2]"));
    }

    @Test
    void aReductionInsideOfAReductionIsMergedWithIt() {
        LaneAtom.Fresh i = on.index("i");
        LaneAtom.Fresh j = on.index("j");
        ValueTerm inner = on.reduce(Monoid.SUM, Elements.below(LaneInt.of(i), j),
                on.read("A", LaneInt.of(i), LaneInt.of(j)), j);
        combinations.become(Monoid.SUM, on.reduce(Monoid.SUM, Elements.below(N, i), inner, i), NOTHING,
                "over @i#1: c, @j#2: c where all[c]((@j#2 >= 0 and @i#1 >= @j#2 + 1 and @i#1 >= 0 and n >= @i#1 + 1)) "
                        + "of A[c@column: @j#2, c@row: @i#1]");
    }

    @Test
    void aReductionOfAnotherMonoidInsideOfAReductionIsNotMergedWithIt() {
        LaneAtom.Fresh i = on.index("i");
        LaneAtom.Fresh j = on.index("j");
        ValueTerm inner = on.reduce(Monoid.MAX, Elements.below(M, j), on.read("A", LaneInt.of(i), LaneInt.of(j)), j);
        assertThat(combinations.terms(Monoid.SUM, on.reduce(Monoid.SUM, Elements.below(N, i), inner, i)))
                .singleElement()
                .satisfies(term -> {
                    assertThat(term.indices()).hasSize(1);
                    assertThat(term.factors().getFirst()).isInstanceOf(ValueTerm.Reduction.class);
                });
    }

    @Test
    void aSumInsideOfASumIsTheSumOfBoth() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm both = on.binary(BinaryOperator.ADD, on.read("A", LaneInt.of(k)), on.read("B", LaneInt.of(k)));
        combinations.become(Monoid.SUM, on.reduce(Monoid.SUM, Elements.below(N, k), both, k), NOTHING,
                over("@k#1", "A[c: @k#1]"), over("@k#1", "B[c: @k#1]"));
    }

    @Test
    void operandsAreJoined() {
        combinations.become(Monoid.SUM, on.binary(BinaryOperator.ADD, on.binary(BinaryOperator.ADD, a, b), a), NOTHING,
                "of a", "of b", "of a");
        combinations.become(Monoid.MAX, on.binary(BinaryOperator.MAX, a, a), NOTHING, "of a", "of a");
    }

    @Test
    void operandsOfAnotherOperationAreNot() {
        combinations.stay(Monoid.SUM, on.binary(BinaryOperator.DIV, a, b));
        combinations.stay(Monoid.PRODUCT, on.binary(BinaryOperator.ADD, a, b));
        combinations.stay(Monoid.PRODUCT, on.binary(BinaryOperator.SUB, a, b));
        combinations.stay(Monoid.MAX, on.binary(BinaryOperator.ADD, a, b));
    }

    @Test
    void aTermWithoutAnIndexInItsGuardIsLeftOut() {
        LaneAtom.Fresh k = on.index("k");
        combinations.become(Monoid.SUM,
                on.reduce(Monoid.SUM, Elements.below(LaneInt.ZERO, k), on.read("A", LaneInt.of(k)), k), NOTHING);
        combinations.become(Monoid.SUM, combinations.sum("A"),
                NOTHING.and(Elements.C, LaneBool.lessThan(N, LaneInt.ZERO)));
    }

    @Test
    void aTermIsKeptWhereAnIndexMayBeLeft() {
        combinations.become(Monoid.SUM, combinations.sum("A"), NOTHING.and(Elements.C, LaneBool.nonNegative(N)),
                over("@k#1", "A[c: @k#1]"));
    }

    @Test
    void aTermIsKeptWhereItsClassMayHaveRankZero() {
        LaneAtom.Fresh k = on.terms().fresh().bound(LaneVariables.C, "k");
        ValueTerm empty = on.reduce(Monoid.SUM, Elements.below(LaneInt.ZERO, k), a, k);
        combinations.become(Monoid.SUM, empty, NOTHING, "over @k#1: c where all[c](false) of a");
    }

    @ParameterizedTest
    @EnumSource(Monoid.class)
    void leaveToReorderRestsOnTheLawsOfTheMonoid(Monoid monoid) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(Reordering.of(monoid, ElementType.INT, ledger))
                .hasValueSatisfying(leave -> assertThat(leave.monoid()).isEqualTo(monoid));
        Stream<Law> laws = Stream.concat(Stream.of(Law.ofCombinations(monoid)),
                monoid == Monoid.XOR ? Stream.of(Law.XOR_CANCELS) : Stream.of());
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(ElementType.INT, laws.toArray(Law[]::new)));
        for (Law law : Law.ofCombinations(monoid)) {
            assertThat(Reordering.of(monoid, ElementType.INT, new Ledger(Refusing.laws(law, Law.ZEROS_ADD_UP))))
                    .as("without " + law)
                    .isEmpty();
        }
    }

    @Test
    void aSumThatHasItsInitialValueAmongItsTermsNeedsNoNeutralElement() {
        Ledger ledger = new Ledger(Refusing.laws(Law.ADD_ZERO));
        assertThat(Reordering.of(Monoid.SUM, ElementType.INT, ledger))
                .hasValueSatisfying(leave -> assertThat(leave.leavesIdentityOut()).isFalse());
        assertThat(ledger.used())
                .isEqualTo(StepsByLaw.of(ElementType.INT, Law.ofStartedSums(Monoid.SUM).orElseThrow()));
        assertThat(Reordering.of(Monoid.PRODUCT, ElementType.INT, new Ledger(Refusing.laws(Law.MUL_ONE)))).isEmpty();
    }

    @Test
    void zerosVanishBesideOneThatIsThereInAnyCaseAndNowhereElse() {
        Reordering leave = Reordering.of(Monoid.SUM, ElementType.INT, new Ledger(Refusing.laws(Law.ADD_ZERO)))
                .orElseThrow();
        GuardedTerm zero = GuardedTerm.of(on.terms().literal(new Literal.Whole(BigInteger.ZERO), ElementType.INT));
        GuardedTerm guarded = zero.where(Truth.FALSE);
        GuardedTerm other = GuardedTerm.of(on.scalar("a"));
        assertThat(leave.withoutVanishing(List.of(other, zero, guarded, zero))).containsExactly(zero, other);
        assertThat(leave.withoutVanishing(List.of(other, guarded))).containsExactly(other, guarded);
        Reordering exact = Reordering.of(Monoid.SUM, ElementType.INT, new Ledger(law -> true)).orElseThrow();
        assertThat(exact.withoutVanishing(List.of(zero, guarded))).containsExactly(zero, guarded);
    }

    @Test
    void aGuardIsOpenedWithItsIndex() {
        LaneAtom.Fresh k = on.index("k");
        FreshIndices.Opened opened = new FreshIndices(on.terms()).open(
                (ValueTerm.Reduction) on.reduce(Monoid.SUM, Elements.below(N, k), on.read("A", LaneInt.of(k)), k));
        assertThat(opened).hasToString("Opened[indices=[@k#1: c], guard=" + below("@k#1") + ", body=A[c: @k#1]]");
    }
}
