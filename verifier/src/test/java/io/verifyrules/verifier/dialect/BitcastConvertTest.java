package io.verifyrules.verifier.dialect;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Bits of elements as elements of narrower and of wider types, by values worked out by hand. */
class BitcastConvertTest {

    private static String converted(String value, String from, String to) {
        return Evaluated.of("""
                func.func @f() -> %s {
                  %%0 = stablehlo.constant dense<%s> : %s
                  %%1 = stablehlo.bitcast_convert %%0 : (%s) -> %s
                  return %%1 : %s
                }
                """.formatted(to, value, from, from, to, to)).text();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the first element has the lowest bits
            0x01234567                 | tensor<i32>    | tensor<4xi8>   | 103 69 35 1
            0xFFFE0180                 | tensor<i32>    | tensor<4xi8>   | -128 1 -2 -1
            0xFFFE0180                 | tensor<i32>    | tensor<4xui8>  | 128 1 254 255
            [258, -1]                  | tensor<2xi16>  | tensor<2x2xi8> | 2 1 -1 -1
            # and so where they are joined
            [103, 69, 35, 1]           | tensor<4xi8>   | tensor<i32>    | 19088743
            [-1, -1, -1, -1]           | tensor<4xi8>   | tensor<ui32>   | 4294967295
            [-1, 0, 0, -128]           | tensor<4xi8>   | tensor<i32>    | -2147483393
            [[2, 1], [-1, -1]]         | tensor<2x2xi8> | tensor<2xi16>  | 258 -1
            # truth values are single bits
            11                         | tensor<i4>     | tensor<4xi1>   | true true false true
            5                          | tensor<ui8>    | tensor<8xi1>   | true false true false false false false false
            [true, true, false, true]  | tensor<4xi1>   | tensor<i4>     | -5
            # floats have the bits of their format
            1.0                        | tensor<f32>    | tensor<2xi16>  | 0 16256
            -2.0                       | tensor<f16>    | tensor<2xui8>  | 0 192
            [0, 15360]                 | tensor<2xi16>  | tensor<i32>    | 1006632960
            [0, 16256]                 | tensor<2xi16>  | tensor<f32>    | 1.0
            [1.0, -2.0]                | tensor<2xf16>  | tensor<ui32>   | 3221240832
            """)
    void values(String value, String from, String to, String expected) {
        assertThat(converted(value.strip(), from.strip(), to.strip())).isEqualTo(expected.strip());
    }

    /** Java cuts a long into bytes in the same order. */
    @Test
    void anyNumberIsCutAsJavaCutsIt() {
        Random random = new Random(5);
        for (int i = 0; i < 20; i++) {
            long value = random.nextLong();
            String bytes = IntStream.range(0, 8)
                    .mapToObj(each -> Integer.toString((byte) (value >> (8 * each))))
                    .collect(Collectors.joining(" "));
            assertThat(converted(Long.toString(value), "tensor<i64>", "tensor<8xi8>")).isEqualTo(bytes);
            assertThat(converted("[" + bytes.replace(" ", ", ") + "]", "tensor<8xi8>", "tensor<i64>"))
                    .isEqualTo(Long.toString(value));
        }
    }
}
