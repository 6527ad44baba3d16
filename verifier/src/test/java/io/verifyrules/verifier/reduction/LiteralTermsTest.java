package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.NOTHING;

/** Identities vanish, and in sums numerals are so many ones. */
class LiteralTermsTest {

    private static final Set<Law> NUMERALS = Set.of(Law.NUMERALS_ADD_UP, Law.NEG_IS_OPPOSITE);

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);

    @Test
    void theIdentityHasNoTerms() {
        combinations.become(Monoid.SUM, on.number(0), NOTHING);
        combinations.become(Monoid.PRODUCT, on.number(1), NOTHING);
        combinations.become(Monoid.AND, on.literal(true), NOTHING);
        combinations.become(Monoid.OR, on.literal(false), NOTHING);
    }

    @Test
    void anInfinityIsAnIdentityByALaw() {
        combinations.becomeBy(Set.of(Law.MIN_INFINITY), ElementType.INT, Monoid.MIN, on.infinity(true));
        combinations.becomeBy(Set.of(Law.MAX_INFINITY), ElementType.INT, Monoid.MAX, on.infinity(false));
    }

    @Test
    void theIdentityOfAnotherMonoidStays() {
        combinations.stay(Monoid.PRODUCT, on.number(0));
        combinations.stay(Monoid.MAX, on.number(0));
        combinations.stay(Monoid.AND, on.literal(false));
        combinations.stay(Monoid.OR, on.literal(true));
    }

    @Test
    void theOtherInfinityStays() {
        combinations.stay(Monoid.MIN, on.infinity(false));
        combinations.stay(Monoid.MAX, on.infinity(true));
        combinations.stay(Monoid.SUM, on.infinity(true));
    }

    @Test
    void inASumANumeralIsACoefficientByALaw() {
        combinations.becomeBy(NUMERALS, ElementType.INT, Monoid.SUM, on.number(3), "of 3 ");
        combinations.becomeBy(NUMERALS, ElementType.INT, Monoid.SUM, on.number(-2), "of -2 ");
    }

    @Test
    void elsewhereANumeralStays() {
        combinations.stay(Monoid.PRODUCT, on.number(3));
        combinations.stay(Monoid.MIN, on.number(3));
    }

    @Test
    void besideOtherTermsTheIdentityVanishes() {
        ValueTerm a = on.scalar("a");
        combinations.become(Monoid.SUM, on.binary(BinaryOperator.ADD, a, on.number(0)), NOTHING, "of a");
        combinations.become(Monoid.PRODUCT, on.binary(BinaryOperator.MUL, on.number(1), a), NOTHING, "of a");
    }
}
