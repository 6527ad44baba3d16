package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Tuple;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Undefined applications of different types are different ones, and elements of different kinds are different elements. */
class UndefinedIdentityTest {

    private static final ElementType S8 = new ElementType.Machine(true, 8);
    private static final ElementType U8 = new ElementType.Machine(false, 8);
    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType BF16 = new ElementType.Floating(FloatFormat.BF16);
    private static final Rational LARGE = new Rational(BigInteger.valueOf(300), BigInteger.ONE);

    private static Floating infinity(FloatFormat format) {
        return new Floating(FloatNumber.infinity(format, false));
    }

    private static UndefinedApplication converted(ElementType from, ElementType to, ElementValue operand) {
        return UndefinedApplication.converted(Conversion.CONVERT, from, to, operand);
    }

    @Test
    void applicationsWithAnotherTypeOfAnOperandOrOfTheResultAreNeverOne() {
        List<UndefinedApplication> all = List.of(converted(ElementType.REAL, S8, LARGE),
                converted(ElementType.REAL, U8, LARGE), converted(F16, S8, infinity(FloatFormat.F16)),
                converted(F16, U8, infinity(FloatFormat.F16)), converted(BF16, S8, infinity(FloatFormat.BF16)),
                converted(F16, ElementType.REAL, infinity(FloatFormat.F16)),
                UndefinedApplication.within(ElementType.REAL, PartialOperation.QUOTIENT, List.of(LARGE, LARGE)),
                UndefinedApplication.within(ElementType.COMPLEX, PartialOperation.QUOTIENT, List.of(LARGE, LARGE)));
        for (UndefinedApplication one : all) {
            UndefinedValues listed = new UndefinedValues(Map.of(one, new ElementValue.Whole(BigInteger.ONE)));
            assertThat(all.stream().filter(listed::lists)).containsExactly(one);
            assertThat(all.stream().filter(one::isLike)).containsExactly(one);
        }
        assertThat(all.stream().map(UndefinedApplication::toString).filter(text -> text.contains("convert")))
                .doesNotHaveDuplicates();
    }

    @Test
    void operandsOfTwoKindsStandBesideEachOtherInOneInstance() {
        UndefinedApplication ofFloat = converted(F16, S8, infinity(FloatFormat.F16));
        UndefinedApplication ofReal = converted(ElementType.REAL, S8, LARGE);
        ElementValue zero = new Word(BigInteger.ZERO, new ElementType.Machine(true, 8));
        ElementValue one = new Word(BigInteger.ONE, new ElementType.Machine(true, 8));
        UndefinedValues values = new UndefinedValues(Map.of(ofFloat, zero, ofReal, one));
        assertThat(values.of(ofFloat)).isEqualTo(zero);
        assertThat(values.of(ofReal)).isEqualTo(one);
    }

    @Test
    void elementsOfTwoKindsDifferWhateverTheyAre() {
        List<ElementValue> kinds = List.of(new Truth(true), LARGE, new Word(BigInteger.ONE, machine(true, 8)),
                new Word(BigInteger.ONE, machine(false, 8)), infinity(FloatFormat.F16), infinity(FloatFormat.BF16),
                new Complex(LARGE, LARGE), new Tuple(List.of(LARGE)), new Tuple(List.of(LARGE, LARGE)),
                new Token(BigInteger.ONE), new Poison());
        for (ElementValue left : kinds) {
            for (ElementValue right : kinds) {
                assertThat(ElementOrder.definitelyDiffer(left, right)).as(left + " and " + right)
                        .isEqualTo(!left.equals(right));
                assertThat(Integer.signum(ElementOrder.compare(left, right).orElseThrow()))
                        .isEqualTo(-Integer.signum(ElementOrder.compare(right, left).orElseThrow()));
            }
        }
    }

    @Test
    void integersAndInfinitiesAreAmongTheReals() {
        assertThat(ElementOrder.definitelyDiffer(new Whole(BigInteger.valueOf(300)), LARGE)).isFalse();
        assertThat(ElementOrder.definitelyDiffer(new Enclosed(299, 301), LARGE)).isFalse();
        assertThat(ElementOrder.definitelyDiffer(new Enclosed(1, 2), LARGE)).isTrue();
    }

    private static ElementType.Machine machine(boolean signed, int bits) {
        return new ElementType.Machine(signed, bits);
    }
}
