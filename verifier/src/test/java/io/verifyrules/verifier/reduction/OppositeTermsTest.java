package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static io.verifyrules.verifier.reduction.Combinations.over;
import static org.assertj.core.api.Assertions.assertThat;

/** In sums, what is subtracted has an opposite coefficient, and is added on the other side. */
class OppositeTermsTest {

    private static final Set<Law> OPPOSITE = Set.of(Law.NEG_IS_OPPOSITE);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");

    private List<GuardedTerm> terms(ValueTerm value) {
        return combinations.terms(Monoid.SUM, value);
    }

    private AcrossSides across(ValueTerm left, ValueTerm right) {
        return AcrossSides
                .of(terms(left), terms(right), ElementType.INT, new Ledger(law -> true), new FreshIndices(on.terms()))
                .orElseThrow();
    }

    @Test
    void whatIsSubtractedHasAnOppositeCoefficient() {
        ValueTerm difference = on.binary(BinaryOperator.SUB, a, b);
        Ledger ledger = new Ledger(law -> true);
        assertThat(Combinations.texts(combinations.normalForm(Monoid.SUM, ledger).of(difference, NOTHING)))
                .containsExactly("of a", "of -1 b");
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(ElementType.INT, Law.NEG_IS_OPPOSITE));
    }

    @Test
    void whereNothingIsOppositeADifferenceHasTheNegatedOperandAsATerm() {
        ValueTerm difference = on.binary(BinaryOperator.SUB, a, b);
        Ledger ledger = new Ledger(Refusing.laws(Law.NEG_IS_OPPOSITE));
        assertThat(Combinations.texts(combinations.normalForm(Monoid.SUM, ledger).of(difference, NOTHING)))
                .containsExactly("of a", "of neg(b)");
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(ElementType.INT, Law.SUBTRACTION_ADDS));
        Ledger neither = new Ledger(Refusing.laws(Law.NEG_IS_OPPOSITE, Law.SUBTRACTION_ADDS));
        assertThat(combinations.normalForm(Monoid.SUM, neither).of(difference, NOTHING))
                .containsExactly(GuardedTerm.of(difference));
    }

    @Test
    void theOppositeOfASumHasTheOppositesOfItsTerms() {
        combinations.becomeBy(OPPOSITE, ElementType.INT, Monoid.SUM,
                on.unary(UnaryOperator.NEG, on.binary(BinaryOperator.ADD, a, b)), "of -1 a", "of -1 b");
        combinations.becomeBy(OPPOSITE, ElementType.INT, Monoid.SUM, on.unary(UnaryOperator.NEG, combinations.sum("A")),
                over("@k#1", "-1 A[c: @k#1]"));
    }

    @Test
    void theOppositeOfWhatIsSubtractedIsAdded() {
        combinations.becomeBy(OPPOSITE, ElementType.INT, Monoid.SUM,
                on.unary(UnaryOperator.NEG, on.binary(BinaryOperator.SUB, a, b)), "of -1 a", "of b");
    }

    @Test
    void outsideOfSumsThereAreNoOppositeTerms() {
        combinations.stay(Monoid.PRODUCT, on.unary(UnaryOperator.NEG, a));
        combinations.stay(Monoid.PRODUCT, on.binary(BinaryOperator.SUB, a, b));
        combinations.stay(Monoid.OR, on.unary(UnaryOperator.NEG, a));
    }

    @Test
    void otherOperationsAreNoOpposites() {
        combinations.stay(Monoid.SUM, on.unary(UnaryOperator.ABS, a));
        combinations.stay(Monoid.SUM, on.unary(UnaryOperator.SIGN, a));
        combinations.stay(Monoid.SUM, on.unary(UnaryOperator.NOT, on.truth("p")));
    }

    @Test
    void aTermThatIsSubtractedOnOneSideIsAddedOnTheOther() {
        AcrossSides sides = across(on.binary(BinaryOperator.SUB, a, b), on.unary(UnaryOperator.NEG, a));
        assertThat(Combinations.texts(sides.left())).containsExactly("of a", "of a");
        assertThat(Combinations.texts(sides.right())).containsExactly("of b");
    }

    @Test
    void aTermThatChangesSidesKeepsItsNumber() {
        AcrossSides sides = across(a,
                on.binary(BinaryOperator.MUL, on.number(-3), on.binary(BinaryOperator.ADD, b, on.number(2))));
        assertThat(Combinations.texts(sides.left())).containsExactly("of a", "of 3 b", "of 6 ");
        assertThat(sides.right()).isEmpty();
    }

    @Test
    void aTermThatChangesSidesGetsIndicesOfItsOwn() {
        List<GuardedTerm> subtracted = terms(on.unary(UnaryOperator.NEG, combinations.sum("A")));
        AcrossSides sides = AcrossSides
                .of(subtracted, List.of(), ElementType.INT, new Ledger(law -> true), new FreshIndices(on.terms()))
                .orElseThrow();
        assertThat(sides.left()).isEmpty();
        assertThat(Combinations.texts(subtracted)).containsExactly(over("@k#1", "-1 A[c: @k#1]"));
        assertThat(Combinations.texts(sides.right())).containsExactly(over("@k#2", "A[c: @k#2]"));
    }

    @Test
    void crossingRestsOnCancellationAndOpposites() {
        List<GuardedTerm> left = terms(on.unary(UnaryOperator.NEG, a));
        Ledger ledger = new Ledger(law -> true);
        FreshIndices fresh = new FreshIndices(on.terms());
        assertThat(AcrossSides.of(left, List.of(), ElementType.INT, ledger, fresh)).isPresent();
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(ElementType.INT, Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE));
        for (Law law : List.of(Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE)) {
            assertThat(AcrossSides.of(left, List.of(), ElementType.INT, new Ledger(Refusing.laws(law)), fresh))
                    .as("without " + law)
                    .isEmpty();
        }
    }

    @Test
    void whereNothingIsSubtractedTheSidesStayByNoLaw() {
        List<GuardedTerm> left = terms(combinations.sum("A"));
        assertThat(AcrossSides.of(left, List.of(), ElementType.INT, new Ledger(Refusing.all()),
                new FreshIndices(on.terms()))).contains(new AcrossSides(left, List.of()));
    }
}
