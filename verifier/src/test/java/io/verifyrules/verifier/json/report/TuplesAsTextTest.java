package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class TuplesAsTextTest {

    private static final ElementValue ONE = new ElementValue.Whole(BigInteger.ONE);

    static List<List<ElementValue>> components() {
        return List.of(List.of(ONE), List.of(ONE, new ElementValue.Truth(true)),
                List.of(new ElementValue.Token(BigInteger.TEN),
                        new ElementValue.Rational(BigInteger.TWO, BigInteger.TEN),
                        new ElementValue.Infinite(false, ElementType.REAL)),
                List.of(new ElementValue.Floating(FloatNumber.infinity(FloatFormat.F16, true)),
                        new ElementValue.Word(BigInteger.ONE, new ElementType.Machine(false, 8))),
                List.of(ElementValue.Complex.of(ONE, ONE), ONE));
    }

    @ParameterizedTest
    @MethodSource("components")
    void aTupleIsReadAsItWasWritten(List<ElementValue> components) {
        ElementValue tuple = new ElementValue.Tuple(components);
        assertThat(ElementText.read(ElementText.write(tuple))).isEqualTo(tuple);
    }
}
