package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SimplifierTest {

    private static final RankClass ANY = LaneVariables.C;
    private static final RankClass OTHER = new RankClass("d", RankBound.ANY);
    private static final RankClass NON_EMPTY = new RankClass("e", RankBound.NON_EMPTY);
    private static final RankClass SINGLE = Elements.C;
    private static final Hypotheses NOTHING = Hypotheses.of(List.of());
    private static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    private static final LaneInt M = LaneInt.of(LaneVariables.map("m"));

    private final Elements on = new Elements();
    private final ValueTerms terms = on.terms();
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm c = on.scalar("c");
    private final Simplifier simplifier = simplifier(Limit.NONE);

    private Simplifier simplifier(Limit limit) {
        return new Simplifier(LaneOracles.withZ3(), terms, law -> true, limit);
    }

    private static LaneBool atLeast(int bound, LaneInt term) {
        return LaneBool.atMost(LaneInt.of(bound), term);
    }

    private static Hypotheses where(Truth truth) {
        return NOTHING.where(truth);
    }

    private void becomes(Truth before, Hypotheses hypotheses, Truth after) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(simplifier.simplify(before, hypotheses, ledger)).isEqualTo(after);
        assertThat(ledger.used()).isEmpty();
    }

    private void stays(Truth truth, Hypotheses hypotheses) {
        becomes(truth, hypotheses, truth);
    }

    private void becomes(ValueTerm before, Hypotheses hypotheses, ValueTerm after) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(simplifier.simplify(before, hypotheses, ledger)).isEqualTo(after);
        assertThat(ledger.used()).isEmpty();
    }

    private void stays(ValueTerm term, Hypotheses hypotheses) {
        becomes(term, hypotheses, term);
    }

    @Test
    void aPredicateThatTheHypothesesEntailIsDropped() {
        Hypotheses atLeastTwo = where(Truth.fold(ANY, atLeast(2, N)));
        becomes(Truth.fold(ANY, atLeast(1, N)), atLeastTwo, Truth.TRUE);
        becomes(Truth.fold(ANY, LaneBool.and(atLeast(1, N), atLeast(1, M))), atLeastTwo,
                Truth.fold(ANY, atLeast(1, M)));
    }

    @Test
    void aPredicateThatTheyDoNotEntailStays() {
        stays(Truth.fold(ANY, atLeast(3, N)), where(Truth.fold(ANY, atLeast(2, N))));
        stays(Truth.fold(ANY, LaneBool.anyOf(List.of(atLeast(3, N), atLeast(1, M)))),
                where(Truth.fold(ANY, atLeast(2, N))));
    }

    @Test
    void whatIsKnownOfAnotherClassSaysNothing() {
        LaneInt s = LaneInt.of(LaneVariables.scalar("s"));
        stays(Truth.fold(ANY, atLeast(1, s)), where(Truth.fold(OTHER, atLeast(1, s))));
    }

    @Test
    void whatHoldsOnSomeLaneSaysNothingOfALane() {
        stays(Truth.fold(ANY, atLeast(1, N)), where(Truth.not(Truth.fold(ANY, LaneBool.not(atLeast(1, N))))));
    }

    @Test
    void aContradictedFoldIsFalseWhereThereIsALane() {
        for (RankClass rankClass : List.of(NON_EMPTY, SINGLE)) {
            becomes(Truth.fold(rankClass, atLeast(3, N)), where(Truth.fold(rankClass, LaneBool.zero(N))), Truth.FALSE);
            becomes(Truth.fold(rankClass, LaneBool.and(atLeast(3, N), atLeast(1, M))),
                    where(Truth.fold(rankClass, LaneBool.zero(N))), Truth.FALSE);
        }
    }

    @Test
    void aContradictedFoldStaysWhereTheRankMayBeZero() {
        stays(Truth.fold(ANY, atLeast(3, N)), where(Truth.fold(ANY, LaneBool.zero(N))));
    }

    @Test
    void partsAreSimplifiedInsideOfConnectives() {
        Hypotheses atLeastTwo = where(Truth.fold(ANY, atLeast(2, N)));
        Truth known = Truth.fold(ANY, atLeast(1, N));
        Truth open = Truth.fold(OTHER, atLeast(1, M));
        becomes(Truth.allOf(List.of(known, open)), atLeastTwo, open);
        becomes(Truth.anyOf(List.of(known, open)), atLeastTwo, Truth.TRUE);
        becomes(Truth.not(known), atLeastTwo, Truth.FALSE);
    }

    @Test
    void conditionsOnScalarsAndOnElementsStay() {
        stays(Truth.onScalars(LaneBool.zero(LaneInt.of(LaneVariables.scalar("s")))), NOTHING);
        stays(new Truth.OnElement(on.truth("p")), NOTHING);
    }

    @Test
    void aChoiceWithADecidedConditionIsMade() {
        ValueTerm choice = terms.choose(Truth.fold(SINGLE, atLeast(1, N)), a, b);
        becomes(choice, where(Truth.fold(SINGLE, atLeast(2, N))), a);
        becomes(choice, where(Truth.fold(SINGLE, LaneBool.zero(N))), b);
        stays(choice, where(Truth.fold(SINGLE, atLeast(0, N))));
    }

    @Test
    void aContradictedConditionDecidesNothingWhereTheRankMayBeZero() {
        stays(terms.choose(Truth.fold(ANY, atLeast(1, N)), a, b), where(Truth.fold(ANY, LaneBool.zero(N))));
    }

    @Test
    void aConditionLosesWhatIsKnown() {
        becomes(terms.choose(Truth.fold(ANY, LaneBool.and(atLeast(1, N), atLeast(1, M))), a, b),
                where(Truth.fold(ANY, atLeast(2, N))), terms.choose(Truth.fold(ANY, atLeast(1, M)), a, b));
    }

    @Test
    void aBranchIsSimplifiedUnderItsCondition() {
        ValueTerm inner = terms.choose(Truth.fold(ANY, atLeast(1, N)), a, b);
        becomes(terms.choose(Truth.fold(ANY, atLeast(2, N)), inner, c), NOTHING,
                terms.choose(Truth.fold(ANY, atLeast(2, N)), a, c));
    }

    @Test
    void theOtherBranchIsSimplifiedUnderTheOppositeOnExactlyOneLaneOnly() {
        for (RankClass rankClass : List.of(SINGLE, NON_EMPTY, ANY)) {
            Truth condition = Truth.fold(rankClass, atLeast(1, N));
            ValueTerm inner = terms.choose(Truth.fold(rankClass, atLeast(2, N)), a, b);
            ValueTerm choice = terms.choose(condition, c, inner);
            becomes(choice, NOTHING, rankClass.isSingleton() ? terms.choose(condition, c, b) : choice);
        }
    }

    @Test
    void aChoiceWhoseBranchesBecomeEqualIsThatBranch() {
        ValueTerm inner = terms.choose(Truth.fold(ANY, atLeast(1, N)), a, b);
        becomes(terms.choose(Truth.fold(ANY, atLeast(2, N)), inner, a), NOTHING, a);
        becomes(on.select(on.truth("p"), inner, a), where(Truth.fold(ANY, atLeast(2, N))), a);
    }

    @Test
    void operandsAreSimplifiedBeforeTheirOperation() {
        Hypotheses known = where(Truth.fold(ANY, atLeast(2, N)));
        ValueTerm choice = terms.choose(Truth.fold(ANY, atLeast(1, N)), a, b);
        ValueTerm before = on.binary(BinaryOperator.MAX, choice,
                on.unary(UnaryOperator.NEG, on.unary(UnaryOperator.NEG, a)));
        Ledger ledger = new Ledger(law -> true);
        assertThat(simplifier.simplify(before, known, ledger)).isEqualTo(a);
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(ElementType.INT, Law.NEG_TWICE, Law.MAX_IDEMPOTENT));
    }

    @Test
    void lawsAreNotedWheneverTheirStepIsUsed() {
        ValueTerm twice = on.unary(UnaryOperator.NEG, on.unary(UnaryOperator.NEG, a));
        for (int time = 0; time < 2; time++) {
            Ledger ledger = new Ledger(law -> true);
            assertThat(simplifier.simplify(twice, NOTHING, ledger)).isEqualTo(a);
            assertThat(ledger.used()).as("time " + time).isEqualTo(StepsByLaw.of(ElementType.INT, Law.NEG_TWICE));
        }
    }

    @Test
    void withoutItsLawAStepIsLeftOut() {
        ValueTerm twice = on.unary(UnaryOperator.NEG, on.unary(UnaryOperator.NEG, a));
        Refusing none = Refusing.all();
        Simplifier lawless = new Simplifier(LaneOracles.withZ3(), terms, none, Limit.NONE);
        assertThat(lawless.simplify(twice, NOTHING, new Ledger(none))).isEqualTo(twice);
    }

    @Test
    void aBodyIsSimplifiedWhereItsGuardHolds() {
        LaneAtom.Fresh k = on.index("k");
        Truth guard = Elements.below(N, k);
        ValueTerm read = on.read("A", LaneInt.of(k));
        ValueTerm padded = terms.choose(Truth.fold(SINGLE, LaneBool.nonNegative(LaneInt.of(k))), read, on.number(0));
        becomes(on.reduce(Monoid.SUM, guard, padded, k), NOTHING, on.reduce(Monoid.SUM, guard, read, k));
    }

    @Test
    void aGuardLosesWhatIsKnown() {
        LaneAtom.Fresh k = on.index("k");
        Truth known = Truth.fold(SINGLE, atLeast(1, M));
        ValueTerm body = on.read("A", LaneInt.of(k));
        becomes(on.reduce(Monoid.SUM, Truth.allOf(List.of(Elements.below(N, k), known)), body, k), where(known),
                on.reduce(Monoid.SUM, Elements.below(N, k), body, k));
    }

    @Test
    void aGuardStaysWhereAnIndexWouldBeUnbounded() {
        LaneAtom.Fresh k = on.index("k");
        LaneBool impossible = LaneBool.and(atLeast(1, N), LaneBool.lessThan(N, LaneInt.ZERO));
        ValueTerm sum = on.reduce(Monoid.SUM, Elements.below(M, k), on.read("A", LaneInt.of(k)), k);
        stays(sum, where(Truth.fold(ANY, LaneBool.TRUE)).and(SINGLE, impossible));
    }

    @Test
    void readsAndNumbersStay() {
        stays(on.read("A", N), where(Truth.fold(SINGLE, LaneBool.zero(N))));
        stays(on.counted(N), where(Truth.fold(SINGLE, LaneBool.zero(N))));
        stays(on.number(3), NOTHING);
        stays(a, NOTHING);
    }

    @Test
    void afterTheLimitTermsStayAsTheyAre() {
        ValueTerm twice = on.unary(UnaryOperator.NEG, on.unary(UnaryOperator.NEG, a));
        assertThat(simplifier(LaneOracles.spent()).simplify(twice, NOTHING, new Ledger(law -> true))).isEqualTo(twice);
    }
}
