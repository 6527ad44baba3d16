package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.theory.ConversionChain;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Which types may be left out between two conversions, against what the interpreter makes of elements. */
class ConversionChainTest {

    private static final List<ElementType> TYPES = List.of(ElementType.BOOL, ElementType.INT, ElementType.REAL,
            ElementType.COMPLEX, machine(true, 4), machine(false, 4), machine(true, 8), machine(false, 8),
            machine(true, 16), machine(true, 32), machine(false, 64), floating(FloatFormat.F16),
            floating(FloatFormat.BF16), floating(FloatFormat.F32), floating(FloatFormat.F64));

    private static ElementType machine(boolean signed, int bits) {
        return new ElementType.Machine(signed, bits);
    }

    private static ElementType floating(FloatFormat format) {
        return new ElementType.Floating(format);
    }

    private record Chain(ElementType from, ElementType middle, ElementType to) {

        boolean isDirect() { return ConversionChain.isDirect(from, middle, to); }

        boolean isRightOfSamples() { return ConversionSamples.agree(List.of(from, middle, to), List.of(from, to)); }
    }

    private static Stream<Chain> chains(ElementType from) {
        return TYPES.stream()
                .filter(middle -> Conversion.CONVERT.isDefined(from, middle))
                .flatMap(middle -> TYPES.stream()
                        .filter(to -> Conversion.CONVERT.isDefined(middle, to)
                                && Conversion.CONVERT.isDefined(from, to))
                        .map(to -> new Chain(from, middle, to)));
    }

    @ParameterizedTest
    @FieldSource("TYPES")
    void aTypeThatIsLeftOutMakesNoDifferenceToAnyElement(ElementType from) {
        assertThat(chains(from).filter(Chain::isDirect)).isNotEmpty().allMatch(Chain::isRightOfSamples);
    }

    /** What else is right of all elements is so by what rounding and wrapping do, which a solver finds out. */
    @ParameterizedTest
    @FieldSource("TYPES")
    void aTypeThatMakesADifferenceToNoElementIsLeftOut(ElementType from) {
        assertThat(chains(from).filter(chain -> !chain.isDirect() && chain.isRightOfSamples()))
                .allMatch(chain -> chain.to().equals(ElementType.BOOL) || chain.to() instanceof ElementType.Floating);
    }

    @Test
    void aRealHasNoPlaceForWhatFloatsHaveBesideNumbers() {
        ElementType f16 = floating(FloatFormat.F16);
        assertThat(new Chain(f16, ElementType.REAL, f16).isDirect()).isFalse();
        assertThat(new Chain(f16, ElementType.REAL, ElementType.INT).isDirect()).isFalse();
        assertThat(new Chain(f16, floating(FloatFormat.F32), f16).isDirect()).isTrue();
        assertThat(new Chain(f16, floating(FloatFormat.F32), machine(true, 8)).isDirect()).isFalse();
    }
}
