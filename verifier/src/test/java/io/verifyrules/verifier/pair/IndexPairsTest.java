package io.verifyrules.verifier.pair;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Elements chosen by a comparison of their indices as words, and chosen by where they are. */
class IndexPairsTest {

    private static String chosen(String type, int size, String relation, int bound) {
        String mask = "tensor<" + size + "x" + type + ">";
        return """
                func.func @f(%%a: tensor<%1$dxf32>, %%b: tensor<%1$dxf32>) -> tensor<%1$dxf32> {
                  %%i = stablehlo.iota dim = 0 : %2$s
                  %%c = stablehlo.constant dense<%4$d> : %2$s
                  %%p = stablehlo.compare %3$s, %%i, %%c : (%2$s, %2$s) -> tensor<%1$dxi1>
                  %%r = stablehlo.select %%p, %%a, %%b : tensor<%1$dxi1>, tensor<%1$dxf32>
                  return %%r : tensor<%1$dxf32>
                }
                """.formatted(size, mask, relation, bound);
    }

    /** The elements of the first before a place, and those of the second from there on. */
    private static String cut(int size, int place) {
        return """
                func.func @f(%%a: tensor<%1$dxf32>, %%b: tensor<%1$dxf32>) -> tensor<%1$dxf32> {
                  %%0 = stablehlo.slice %%a [0:%2$d] : (tensor<%1$dxf32>) -> tensor<%2$dxf32>
                  %%1 = stablehlo.slice %%b [%2$d:%1$d] : (tensor<%1$dxf32>) -> tensor<%3$dxf32>
                  %%r = stablehlo.concatenate %%0, %%1, dim = 0 : (tensor<%2$dxf32>, tensor<%3$dxf32>) -> tensor<%1$dxf32>
                  return %%r : tensor<%1$dxf32>
                }
                """.formatted(size, place, size - place);
    }

    /** Words of 8 bits are negative from 128 on. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            i32 | 24   | LT | 19   | 19  | EQUAL
            i32 | 24   | LE | 18   | 19  | EQUAL
            i32 | 24   | LE | 19   | 19  | REFUTED
            i32 | 24   | LT | 18   | 19  | REFUTED
            i64 | 2000 | LT | 700  | 700 | EQUAL
            i64 | 2000 | LT | 701  | 700 | REFUTED
            i8  | 128  | LT | 100  | 100 | EQUAL
            i8  | 200  | LT | 100  | 100 | REFUTED
            ui8 | 200  | LT | 100  | 100 | EQUAL
            ui8 | 200  | LT | 150  | 150 | EQUAL
            ui8 | 200  | LT | 150  | 151 | REFUTED
            """)
    void aComparisonOfIndicesIsAPlace(String type, int size, String relation, int bound, int place, String verdict) {
        assertThat(Pairs.verdict(chosen(type, size, relation, bound), cut(size, place))).isEqualTo(verdict);
    }
}
