package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A journal keeps floating-point numbers to the last bit. */
class FloatsAsTextTest {

    @Test
    void anElementIsReadAgainAsItWas() {
        for (FloatFormat format : FloatFormat.ALL) {
            LongStream
                    .of(0, 1, format.beyond(), format.greatest(), format.notANumber(), format.signBit(),
                            format.signBit() | format.beyond(), format.signBit() | 1)
                    .mapToObj(bits -> new ElementValue.Floating(new FloatNumber(format, bits)))
                    .forEach(element -> assertThat(ElementText.read(ElementText.write(element))).isEqualTo(element));
        }
    }
}
