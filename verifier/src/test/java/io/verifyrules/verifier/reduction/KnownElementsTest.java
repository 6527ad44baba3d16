package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A scalar gives way to what it is proved to be under the conditions, and to nothing else. */
class KnownElementsTest {

    private final Elements on = new Elements();
    private final ValueTerm v = on.scalar("v");
    private final ValueTerm w = on.scalar("w");
    private final LaneAtom.Fresh k = on.index("k");
    private final List<Claim> asked = new ArrayList<>();

    private ValueTerm sumOf(ValueTerm scalar) {
        return on.reduce(Monoid.SUM, Elements.below(LaneInt.of(3), k),
                on.binary(BinaryOperator.MUL, on.read("A", LaneInt.of(k)), scalar), k);
    }

    private Truth equal(ValueTerm left, ValueTerm right) {
        return new Truth.OnElement(on.relation(Relation.EQ, left, right));
    }

    private KnownElements known(List<Truth> given, Claim.SameElement... proved) {
        return new KnownElements(on.terms(), claim -> {
            asked.add(claim);
            return List.of(proved).contains(claim.conclusion()) ? Optional.of(Evidence.NONE) : Optional.empty();
        }, given);
    }

    @Test
    void aScalarThatIsProvedToBeANumberGivesWayToIt() {
        List<Truth> given = List.of(equal(v, on.number(0)));
        ValueTerm sum = sumOf(v);
        KnownElements.Rewritten rewritten = known(given, new Claim.SameElement(v, on.number(0))).of(sum,
                Hypotheses.of(List.of()));
        assertThat(rewritten.element()).hasToString(sum.toString().replace("v", "0"));
        assertThat(rewritten.evidence().steps()).singleElement()
                .satisfies(step -> assertThat(step.kind()).isEqualTo(StepKind.KNOWN_ELEMENTS));
        assertThat(asked).allSatisfy(claim -> assertThat(claim.hypotheses()).isEqualTo(given));
    }

    @Test
    void whatAConditionSaysIsNoProofByItself() {
        ValueTerm sum = sumOf(v);
        assertThat(known(List.of(equal(v, on.number(0)))).of(sum, Hypotheses.of(List.of())).element()).isEqualTo(sum);
        assertThat(asked).isNotEmpty();
    }

    @Test
    void theIdentityOfTheReductionIsFoundWhateverTheConditionSays() {
        List<Truth> given = List.of(new Truth.OnElement(on.relation(Relation.LT, v, w)));
        ValueTerm sum = sumOf(v);
        assertThat(known(given, new Claim.SameElement(v, on.number(0))).of(sum, Hypotheses.of(List.of())).element())
                .isNotEqualTo(sum);
    }

    @Test
    void theLaterOfTwoScalarsGivesWay() {
        KnownElements known = known(List.of(equal(v, w)), new Claim.SameElement(w, v), new Claim.SameElement(v, w));
        ValueTerm ofV = sumOf(v);
        assertThat(known.of(ofV, Hypotheses.of(List.of())).element()).isEqualTo(ofV);
        assertThat(known.of(sumOf(w), Hypotheses.of(List.of())).element()).hasToString(ofV.toString());
    }

    @Test
    void ofAScalarThatNoConditionSpeaksOfNothingIsAsked() {
        ValueTerm sum = sumOf(w);
        assertThat(known(List.of(equal(v, on.number(0)))).of(sum, Hypotheses.of(List.of())).element()).isEqualTo(sum);
        assertThat(asked).isEmpty();
    }

    @Test
    void whatStandsBesideAReductionGivesWayTooWhereThatIsProved() {
        List<Truth> given = List.of(equal(v, on.number(0)));
        Hypotheses where = Hypotheses.of(List.of());
        assertThat(known(given, new Claim.SameElement(v, on.number(0))).of(v, where).element()).isEqualTo(on.number(0));
        assertThat(known(given).of(v, where).element()).isEqualTo(v);
    }
}
