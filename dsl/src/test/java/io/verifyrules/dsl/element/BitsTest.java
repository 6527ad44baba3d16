package io.verifyrules.dsl.element;

import java.util.Map;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Where a number of bits is an element of a type. */
class BitsTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");

    @Test
    void aNumberOfBitsIsAmongAsManyWordsAsTheseBitsMake() {
        assertThat(spare(N, N, 1)).isNotNegative();
    }

    @Test
    void twiceTheNumberOfBitsTakesThreeBits() {
        Width twice = N.times(2);
        assertThat(spare(twice, N, 1)).isNegative();
        assertThat(spare(twice, N, 2)).isNegative();
        assertThat(spare(twice, N, 3)).isNotNegative();
    }

    @Test
    void oneBitMoreTakesTwo() {
        assertThat(spare(N.plus(1), N, 1)).isNegative();
        assertThat(spare(N.plus(1), N, 2)).isNotNegative();
    }

    @Test
    void aByteHasNumbersUpTo255() {
        assertThat(spare(N, Width.of(8), 255)).isNotNegative();
        assertThat(spare(N, Width.of(8), 256)).isNegative();
        assertThat(spare(N, Width.of(64), 1 << 30)).isNotNegative();
    }

    @Test
    void noNumberThatIsTooLargeIsSaidToFit() {
        for (Width number : new Width[]{N, N.plus(5), N.times(3), N.times(3).minus(2), M, M.minus(N), M.plus(N),
                Width.of(9)}) {
            for (Width type : new Width[]{N, N.plus(1), M, N.times(2), M.plus(N), Width.of(3)}) {
                for (int n = 1; n < 12; n++) {
                    for (int m = 1; m < 12; m++) {
                        Map<String, Integer> at = Map.of("N", n, "M", m);
                        if (new Literal.Bits(number).spareIn(type).at(at) >= 0) {
                            assertThat((long) number.at(at)).as("%s in i(%s) at %s", number, type, at)
                                    .isLessThan(1L << type.at(at));
                        }
                    }
                }
            }
        }
    }

    private static int spare(Width number, Width type, int n) {
        return new Literal.Bits(number).spareIn(type).at(Map.of("N", n));
    }
}
