package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class WrittenElementTest {

    @ParameterizedTest
    @CsvSource({"true, bool, true", "-3, int, -3", "+7, int, 7", "1/2, real, 1/2", "0.25, real, 1/4", "3, real, 3",
            "200, u8, 200", "0.1, f32, 0.1", "nan, f32, nan", "-inf, f16, -inf", "1e3, int, 1000"})
    void aTextStandsForAnElementOfItsType(String text, String type, String shown) {
        assertThat(WrittenElement.of(text, ElementType.closed(type).orElseThrow()).map(ElementValue::toString))
                .contains(shown);
    }

    @ParameterizedTest
    @CsvSource({"3, bool", "true, int", "1/2, int", "1/0, real", "300, u8", "'', int", "x, real", "e1, int",
            "1e999999, int", "nan, real"})
    void whatIsNoElementOfTheTypeIsNone(String text, String type) {
        assertThat(WrittenElement.of(text, ElementType.closed(type).orElseThrow())).isEmpty();
    }
}
