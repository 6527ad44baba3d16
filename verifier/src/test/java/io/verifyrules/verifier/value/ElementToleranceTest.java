package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Which elements refute a rule to which some differences do not matter. */
class ElementToleranceTest {

    private static final FloatFormat F16 = FloatFormat.F16;
    private static final Floating ZERO = new Floating(FloatNumber.zero(F16, false));
    private static final Floating MINUS_ZERO = new Floating(FloatNumber.zero(F16, true));
    private static final Floating NAN = new Floating(FloatNumber.notANumber(F16));
    private static final Floating INFINITY = new Floating(FloatNumber.infinity(F16, false));
    private static final Floating MINUS_INFINITY = new Floating(FloatNumber.infinity(F16, true));

    private static boolean refutes(ElementValue left, ElementValue right, Tolerance... tolerances) {
        return ElementTolerance.refutes(Tolerances.of(List.of(tolerances)), left, right);
    }

    @Test
    void zerosWithDifferentSignsRefuteUnlessTheyDoNotMatter() {
        assertThat(refutes(ZERO, MINUS_ZERO)).isTrue();
        assertThat(refutes(ZERO, MINUS_ZERO, Tolerance.NAN, Tolerance.ORDER)).isTrue();
        assertThat(refutes(ZERO, MINUS_ZERO, Tolerance.ZEROS)).isFalse();
        assertThat(refutes(MINUS_ZERO, ZERO, Tolerance.ZEROS)).isFalse();
    }

    @Test
    void whatADifferenceOfZerosBecomesStillRefutes() {
        assertThat(refutes(INFINITY, MINUS_INFINITY, Tolerance.ZEROS, Tolerance.NAN, Tolerance.ORDER)).isTrue();
        assertThat(refutes(ZERO, INFINITY, Tolerance.ZEROS)).isTrue();
    }

    @Test
    void anythingMayTakeThePlaceOfNaNAndNaNOfNothing() {
        assertThat(refutes(NAN, ZERO)).isTrue();
        assertThat(refutes(NAN, ZERO, Tolerance.NAN)).isFalse();
        assertThat(refutes(ZERO, NAN, Tolerance.NAN, Tolerance.ZEROS)).isTrue();
        assertThat(refutes(NAN, NAN)).isFalse();
    }

    @Test
    void aRangeThatMayBeZeroDoesNotRefuteZero() {
        FloatNumber least = new FloatNumber(F16, 1);
        Between fromZero = new Between(FloatNumber.zero(F16, false), least);
        assertThat(refutes(MINUS_ZERO, fromZero)).isTrue();
        assertThat(refutes(MINUS_ZERO, fromZero, Tolerance.ZEROS)).isFalse();
        Between aboveZero = new Between(least, FloatNumber.infinity(F16, false));
        assertThat(refutes(MINUS_ZERO, aboveZero, Tolerance.ZEROS)).isTrue();
    }
}
