package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.N;
import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;

/** The steps together: both sides brought to normal form and matched, by the laws of the steps that were taken and no others. */
class ReductionMatchingTest {

    private static final Set<Law> SUMS = Set.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final MatchingAccount account = new MatchingAccount();
    private final ValueTerm a = on.scalar("a");

    private Optional<Evidence> matched(ValueTerm left, ValueTerm right, Grants grants, Limit limit) {
        LaneOracle oracle = LaneOracles.withZ3();
        return new ReductionMatching(on.terms(), oracle, new LaneProofs(on.terms(), oracle), List.of(), List.of(),
                new ReplaceVariables(Map.of()), grants, account, limit).equal(left, right, NOTHING);
    }

    private void equalBy(ValueTerm left, ValueTerm right, Set<Law> laws) {
        Law[] all = laws.toArray(Law[]::new);
        assertThat(matched(left, right, law -> true, Limit.NONE))
                .contains(new Evidence(StepsByLaw.of(ElementType.INT, all), Set.of()));
        for (Law law : all) {
            assertThat(matched(left, right, Refusing.laws(law), Limit.NONE)).as("without " + law).isEmpty();
        }
    }

    private void notEqual(ValueTerm left, ValueTerm right) {
        assertThat(matched(left, right, law -> true, Limit.NONE)).isEmpty();
        assertThat(matched(right, left, law -> true, Limit.NONE)).isEmpty();
    }

    private ValueTerm reversed(Monoid monoid) {
        LaneAtom.Fresh k = on.index("k");
        return on.reduce(monoid, Elements.below(N, k), on.read("A", N.minus(1).minus(LaneInt.of(k))), k);
    }

    @Test
    void aSumInAnotherOrderRestsOnTheLawsOfSums() {
        ValueTerm sum = combinations.sum("A");
        ValueTerm reversed = reversed(Monoid.SUM);
        assertThat(matched(sum, reversed, law -> true, Limit.NONE))
                .contains(new Evidence(StepsByLaw.of(ElementType.INT, SUMS.toArray(Law[]::new)), Set.of()));
        for (Law law : SUMS) {
            // A sum that has its initial value among its terms does without a neutral element.
            assertThat(matched(sum, reversed, Refusing.laws(law, Law.ZEROS_ADD_UP), Limit.NONE)).as("without " + law)
                    .isEmpty();
        }
        assertThat(account.matched()).isEqualTo(1);
        assertThat(account.unmatched()).hasToString("");
    }

    @Test
    void aMaximumInAnotherOrderRestsOnIdempotenceToo() {
        equalBy(combinations.reduce(Monoid.MAX, "A"), reversed(Monoid.MAX),
                Set.of(Law.MAX_COMMUTES, Law.MAX_ASSOCIATES, Law.MAX_IDEMPOTENT));
    }

    @Test
    void whatIsSubtractedFromItselfIsNothing() {
        ValueTerm sum = combinations.sum("A");
        equalBy(on.binary(BinaryOperator.SUB, sum, sum), on.number(0),
                Set.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO, Law.NEG_IS_OPPOSITE, Law.ADD_CANCELS));
    }

    @Test
    void theSumsOfTwoMonoidsAreNotEqual() {
        notEqual(combinations.sum("A"), combinations.reduce(Monoid.PRODUCT, "A"));
        notEqual(combinations.reduce(Monoid.MIN, "A"), combinations.reduce(Monoid.MAX, "A"));
    }

    @Test
    void aSumTwiceIsNotTheSumOnce() {
        ValueTerm sum = combinations.sum("A");
        notEqual(on.binary(BinaryOperator.ADD, sum, sum), sum);
        assertThat(account.unmatched().toString()).contains("A[c: ");
    }

    @Test
    void withoutReductionsNothingIsMatched() {
        notEqual(on.binary(BinaryOperator.ADD, a, on.number(0)), a);
        assertThat(account.attempts()).isZero();
    }

    @Test
    void aReductionInsideOfAnotherOperationIsNotMatched() {
        notEqual(on.unary(UnaryOperator.EXP, combinations.sum("A")), on.unary(UnaryOperator.EXP, reversed(Monoid.SUM)));
    }

    @Test
    void elementsOfTwoTypesAreNotMatched() {
        ValueTerm real = on.terms().newParameter("r", ElementType.REAL);
        notEqual(combinations.sum("A"), real);
    }

    @Test
    void afterTheLimitNothingIsMatched() {
        assertThat(matched(combinations.sum("A"), reversed(Monoid.SUM), law -> true, LaneOracles.spent())).isEmpty();
    }
}
