package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever a verdict may depend on changes the key; what it cannot depend on does not. */
class PairKeyTest {

    private static final String AFTER = """
            func.func @f(%a: tensor<4xi32> {some.note = 1 : i32}) -> tensor<4xi32> {
              %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
              %0 = stablehlo.add %a, %c : tensor<4xi32>
              %1 = call @g(%0) : (tensor<4xi32>) -> tensor<4xi32>
              %2 = stablehlo.slice %1 [0:4:1] : (tensor<4xi32>) -> tensor<4xi32>
              return %2 : tensor<4xi32>
            }
            func.func private @g(%a: tensor<4xi32>) -> tensor<4xi32> {
              %0 = call @h(%a) : (tensor<4xi32>) -> tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            func.func private @h(%a: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.negate %a : tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            func.func private @unused(%a: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.abs %a : tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            """;

    private static PairKey key(String before, String after, String build, String options) {
        return PairKey.of(build, new ProgramPair("f", part(before), part(after)), options);
    }

    private static PairKey key(String after) {
        return key(AFTER, after, "build", "options");
    }

    private static ProgramPair.Part part(String text) {
        Module module = MlirReader.read("f.mlir", text).getFirst();
        return ProgramPair.Part.of(module.function("f").orElseThrow(), module);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"[1, 2, 3, 4]|[1, 2, 3, 5]", "add %a, %c|add %c, %a", "add %a|subtract %a",
            "some.note = 1|some.note = 2", "some.note|some.other", "[0:4:1]|[0:4:2]", "stablehlo.negate|stablehlo.not",
            "func.func private @g|func.func @g", "return %2|return %1", "call @g(%0)|call @g(%a)",
            "call @h|call @unused"})
    void whatMattersChangesTheKey(String from, String to) {
        assertThat(AFTER).contains(from);
        assertThat(key(AFTER.replace(from, to)).content()).isNotEqualTo(key(AFTER).content());
    }

    @Test
    void typesBuildsOptionsAndSidesChangeTheKey() {
        assertThat(key(AFTER.replace("i32>", "i64>")).content()).isNotEqualTo(key(AFTER).content());
        assertThat(key(AFTER.replace("4xi32", "?xi32")).content()).isNotEqualTo(key(AFTER).content());
        assertThat(key(AFTER, AFTER, "other", "options").content()).isNotEqualTo(key(AFTER).content());
        assertThat(key(AFTER, AFTER, "build", "other").content()).isNotEqualTo(key(AFTER).content());
        String other = AFTER.replace("negate", "not");
        assertThat(key(AFTER, other, "b", "o").content()).isNotEqualTo(key(other, AFTER, "b", "o").content());
    }

    @Test
    void namesPlacesAndFunctionsThatNobodyCallsDoNot() {
        String renamed = AFTER.replace("%c", "%constant");
        assertThat(key(renamed).content()).isEqualTo(key(AFTER).content());
        assertThat(key(renamed).placed()).isNotEqualTo(key(AFTER).placed());
        assertThat(key("\n\n" + AFTER).content()).isEqualTo(key(AFTER).content());
        assertThat(key("\n\n" + AFTER).placed()).isNotEqualTo(key(AFTER).placed());
        assertThat(key(AFTER.replace("abs", "not"))).isEqualTo(key(AFTER));
        assertThat(key(AFTER)).isEqualTo(key(AFTER));
    }
}
