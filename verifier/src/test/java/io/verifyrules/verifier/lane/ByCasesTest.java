package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ByCasesTest {

    private final Elements on = new Elements();
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm p = on.truth("p");
    private final ValueTerm q = on.truth("q");
    private final Truth inBounds = Truth.fold(LaneVariables.C,
            LaneBool.atMost(LaneInt.of(LaneVariables.map("m")), LaneInt.of(LaneVariables.map("n"))));

    private Optional<Evidence> compared(Elements of, ValueTerm left, ValueTerm right, Grants grants) {
        Congruence congruence = new Congruence(LaneOracles.withZ3(), of.terms(), (x, y, where) -> Optional.empty(),
                grants, Limit.NONE);
        return new ByCases(congruence, of.terms(), Limit.NONE).equal(left, right, Hypotheses.of(List.of()));
    }

    private Optional<Evidence> compared(ValueTerm left, ValueTerm right) {
        return compared(on, left, right, law -> true);
    }

    private ValueTerm sum(ValueTerm left, ValueTerm right) {
        return on.binary(BinaryOperator.ADD, left, right);
    }

    @Test
    void aSumOfTwoChoicesByOneTruthValueIsTheSumOfBoth() {
        ValueTerm choices = sum(on.select(p, a, b), on.select(p, b, a));
        assertThat(compared(choices, sum(a, b))).map(Evidence::steps)
                .hasValueSatisfying(
                        steps -> assertThat(steps).extracting(ProofStep::kind).containsExactly(StepKind.BY_CASES));
        assertThat(compared(on, choices, sum(a, b), Refusing.laws(Law.ADD_COMMUTES))).isEmpty();
    }

    @Test
    void aConditionOnIndicesHasTwoCasesToo() {
        ValueTerm left = sum(on.terms().choose(inBounds, a, b), b);
        assertThat(compared(left, on.terms().choose(inBounds, sum(b, a), sum(b, b)))).isPresent();
        assertThat(compared(left, on.terms().choose(inBounds, sum(b, a), sum(b, a)))).isEmpty();
    }

    @Test
    void eachCaseHasToBeProved() {
        ValueTerm choices = sum(on.select(p, a, b), on.select(p, b, a));
        assertThat(compared(choices, sum(a, a))).isEmpty();
        assertThat(compared(sum(on.select(p, a, b), on.select(q, b, a)), sum(a, b))).isEmpty();
        assertThat(compared(sum(on.select(p, a, b), a), sum(a, a))).isEmpty();
        assertThat(compared(sum(on.select(p, a, b), b), sum(b, b))).isEmpty();
    }

    @Test
    void aChoiceByTheOppositeIsAnotherChoice() {
        ValueTerm left = sum(on.terms().choose(inBounds, a, b), b);
        ValueTerm right = sum(on.terms().choose(Truth.not(inBounds), a, b), b);
        assertThat(compared(left, right)).isEmpty();
        assertThat(compared(left, sum(b, on.terms().choose(Truth.not(inBounds), b, a)))).isPresent();
    }

    @Test
    void fiveConditionsAreTooMany() {
        ValueTerm left = a;
        ValueTerm right = a;
        for (int i = 0; i < 5; i++) {
            left = sum(left, on.select(on.truth("p" + i), a, b));
            right = sum(on.select(on.truth("p" + i), a, b), right);
        }
        assertThat(compared(left, right)).as("congruence alone").isPresent();
        for (int i = 0; i < 5; i++) {
            left = sum(left, on.select(on.truth("q" + i), a, on.number(i)));
            right = sum(right,
                    on.select(on.relation(Relation.EQ, on.truth("q" + i), on.literal(true)), a, on.number(i)));
        }
        assertThat(compared(left, right)).isEmpty();
    }

    @Test
    void whatMayBePoisonHasMoreThanTwoCases() {
        Elements words = new Elements(new ElementType.Signless(Width.of(8)));
        ValueTerm x = words.scalar("x");
        ValueTerm y = words.scalar("y");
        ValueTerm choices = words.binary(BinaryOperator.ADD, words.select(p, x, y), words.select(p, y, x));
        assertThat(compared(words, choices, words.binary(BinaryOperator.ADD, x, y), law -> true)).isEmpty();
    }
}
