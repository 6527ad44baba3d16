package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Type;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Which element types of the language those of programs are. */
class ReadingTest {

    @ParameterizedTest
    @CsvSource({"f16,f16", "bf16,bf16", "f32,f32", "f64,f64", "f8E4M3FN,f8e4m3fn"})
    void aFormatOfAProgramIsTheOneOfThatName(String program, String name) {
        assertThat(Reading.STATED.element(new Type.Floating(program)).map(ElementType::toString)).contains(name);
    }

    /** Programs have capitals where the language has none, but for formats whose names have one letter. */
    @ParameterizedTest
    @MethodSource("formats")
    void everyFormatIsReadByTheNameThatItIsWrittenWith(FloatFormat format) {
        assertThat(format.programName()).isEqualToIgnoringCase(format.toString());
        assertThat(Reading.STATED.element(new Type.Floating(format.programName())))
                .contains(new ElementType.Floating(format));
    }

    static List<FloatFormat> formats() {
        return FloatFormat.ALL;
    }

    /** Other formats of eight bits have the same shape and other numbers, so none of them is read as the finite one. */
    @ParameterizedTest
    @ValueSource(strings = {"f8E4M3", "f8e4m3fn", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8e5m2", "f8E5M2FNUZ", "f8E3M4",
            "tf32"})
    void aFormatThatTheLanguageLacksIsNoOther(String program) {
        assertThat(Reading.STATED.element(new Type.Floating(program))).isEmpty();
    }

    @Test
    void floatsAreRealsWhereThatIsAskedFor() {
        assertThat(Reading.REALS.element(new Type.Floating("f8E4M3FN"))).contains(ElementType.REAL);
    }
}
