package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Loops with a known number of turns, compared place by place with what they compute. */
class LoopPairsTest {

    private static final String LOOP = """
            func.func @f(%a: tensor<ROWSx3xf32>) -> tensor<ROWSx3xf32> {
              %zero = stablehlo.constant dense<0.0> : tensor<ROWSx3xf32>
              %first = stablehlo.constant dense<FIRST> : tensor<i64>
              %none = stablehlo.constant dense<0> : tensor<i64>
              %end = stablehlo.constant dense<TURNS> : tensor<i64>
              %one = stablehlo.constant dense<1> : tensor<i64>
              %shift = stablehlo.constant dense<SHIFT> : tensor<i64>
              %r:2 = stablehlo.while(%i = %first, %b = %zero) : tensor<i64>, tensor<ROWSx3xf32>
              cond {
                %more = stablehlo.compare LT, %i, %end : (tensor<i64>, tensor<i64>) -> tensor<i1>
                stablehlo.return %more : tensor<i1>
              } do {
                %from = stablehlo.add %i, %shift : tensor<i64>
                %s = stablehlo.dynamic_slice %a, %from, %none, sizes = [1, 3] : (tensor<ROWSx3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
                %t = stablehlo.OPERATION %s : tensor<1x3xf32>
                %c = stablehlo.dynamic_update_slice %b, %t, %i, %none : (tensor<ROWSx3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<ROWSx3xf32>
                %n = stablehlo.add %i, %one : tensor<i64>
                stablehlo.return %n, %c : tensor<i64>, tensor<ROWSx3xf32>
              }
              return %r#1 : tensor<ROWSx3xf32>
            }
            """;

    private static final String WHOLE = """
            func.func @f(%a: tensor<ROWSx3xf32>) -> tensor<ROWSx3xf32> {
              %r = stablehlo.OPERATION %a : tensor<ROWSx3xf32>
              return %r : tensor<ROWSx3xf32>
            }
            """;

    private static String loop(int rows, int first, int turns, int shift, String operation) {
        return LOOP.replace("ROWS", "" + rows)
                .replace("FIRST", "" + first)
                .replace("TURNS", "" + turns)
                .replace("SHIFT", "" + shift)
                .replace("OPERATION", operation);
    }

    @ParameterizedTest
    @CsvSource({"4, 0, 4, 0, negate, EQUAL", "4, 0, 4, 0, tanh, EQUAL", "12, 0, 12, 0, negate, EQUAL",
            // One row too few at the end, and at the beginning.
            "4, 0, 3, 0, negate, REFUTED", "4, 1, 4, 0, negate, REFUTED", "12, 0, 11, 0, negate, REFUTED",
            "12, 1, 12, 0, negate, REFUTED",
            // The row after the one that is meant, where the last one is moved back into range; and the one before.
            "4, 0, 4, 1, negate, REFUTED", "4, 0, 4, -1, negate, REFUTED", "12, 0, 12, 1, negate, REFUTED",
            "12, 0, 12, -1, negate, REFUTED",
            // A start that is moved back into range overwrites the last row by what is there already.
            "4, 0, 5, 0, negate, EQUAL", "12, 0, 13, 0, negate, EQUAL"})
    void aLoopThatWritesAllRowsComputesWhatTheWholeDoes(int rows, int first, int turns, int shift, String operation,
            String expected) {
        String whole = WHOLE.replace("ROWS", "" + rows).replace("OPERATION", operation);
        assertThat(Pairs.verdict(loop(rows, first, turns, shift, operation), whole)).isEqualTo(expected);
    }

    @Test
    void sumsInTurnsAreASumOverTheRealsOnly() {
        String sum = """
                func.func @f(%a: tensor<6xf32>) -> tensor<f32> {
                  %zero = stablehlo.constant dense<0.0> : tensor<f32>
                  %none = stablehlo.constant dense<0> : tensor<i64>
                  %end = stablehlo.constant dense<TURNS> : tensor<i64>
                  %one = stablehlo.constant dense<1> : tensor<i64>
                  %r:2 = stablehlo.while(%i = %none, %b = %zero) : tensor<i64>, tensor<f32>
                  cond {
                    %more = stablehlo.compare LT, %i, %end : (tensor<i64>, tensor<i64>) -> tensor<i1>
                    stablehlo.return %more : tensor<i1>
                  } do {
                    %s = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<6xf32>, tensor<i64>) -> tensor<1xf32>
                    %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
                    %c = stablehlo.add %t, %b : tensor<f32>
                    %n = stablehlo.add %i, %one : tensor<i64>
                    stablehlo.return %n, %c : tensor<i64>, tensor<f32>
                  }
                  return %r#1 : tensor<f32>
                }
                """;
        String whole = """
                func.func @f(%a: tensor<6xf32>) -> tensor<f32> {
                  %zero = stablehlo.constant dense<0.0> : tensor<f32>
                  %r = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
                  return %r : tensor<f32>
                }
                """;
        assertThat(Pairs.verdict(sum.replace("TURNS", "6"), whole))
                .isEqualTo(PairVerdict.Kind.EQUAL_OVER_THE_REALS.toString());
        assertThat(Pairs.verdict(sum.replace("TURNS", "5"), whole)).isEqualTo(PairVerdict.Kind.REFUTED.toString());
    }
}
