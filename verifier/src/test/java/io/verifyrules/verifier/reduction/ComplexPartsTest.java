package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;

/** A part of a complex number has, in a sum, the terms of the parts of what the number is made of. */
class ComplexPartsTest {

    private final Elements on = new Elements(ElementType.COMPLEX);
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");

    private ValueTerm part(ComplexFunction function, ValueTerm of) {
        return on.terms().apply(new Operation.OfComplex(function), ElementType.REAL, List.of(of));
    }

    private ValueTerm re(ValueTerm of) {
        return part(ComplexFunction.REAL_PART, of);
    }

    private ValueTerm im(ValueTerm of) {
        return part(ComplexFunction.IMAGINARY_PART, of);
    }

    private void become(ValueTerm element, String... terms) {
        assertThat(Combinations.texts(combinations.terms(Monoid.SUM, element))).containsExactly(terms);
    }

    @Test
    void thePartOfASumIsASumOfParts() {
        become(re(on.binary(BinaryOperator.ADD, a, b)), "of real(a)", "of real(b)");
        become(im(combinations.sum("A")), Combinations.over("@k#1", "imag(A[c: @k#1])"));
    }

    @Test
    void thePartsOfAProductAreThoseOfComplexNumbers() {
        ValueTerm product = on.binary(BinaryOperator.MUL, a, b);
        become(re(product), "of real(a) * real(b)", "of -1 imag(a) * imag(b)");
        become(im(product), "of real(a) * imag(b)", "of imag(a) * real(b)");
    }

    @Test
    void thePartsOfAConjugateAreThePartAndTheOpposite() {
        ValueTerm conjugate = on.unary(UnaryOperator.CONJUGATE, a);
        become(re(conjugate), "of real(a)");
        become(im(conjugate), "of -1 imag(a)");
    }

    @Test
    void thePartsOfAPairAreItsElements() {
        ValueTerm x = re(a);
        ValueTerm y = im(b);
        ValueTerm pair = on.terms()
                .apply(new Operation.OfComplex(ComplexFunction.COMPLEX), ElementType.COMPLEX, List.of(x, y));
        become(re(pair), "of real(a)");
        become(im(pair), "of imag(b)");
    }

    @Test
    void aNumeralIsReal() {
        become(re(on.number(3)), "of 3 ");
        become(im(on.number(3)));
    }

    @Test
    void inProductsAPartStays() {
        combinations.stay(Monoid.PRODUCT, re(on.binary(BinaryOperator.MUL, a, b)));
    }

    @Test
    void withoutItsLawsAPartStays() {
        ValueTerm sum = re(on.binary(BinaryOperator.ADD, a, b));
        for (Law law : List.of(Law.COMPLEX_PARTS, Law.ADD_COMMUTES, Law.NEG_IS_OPPOSITE, Law.MUL_DISTRIBUTES)) {
            assertThat(combinations.normalForm(Monoid.SUM, new Ledger(Refusing.laws(law))).of(sum, NOTHING))
                    .containsExactly(GuardedTerm.of(sum));
        }
    }
}
