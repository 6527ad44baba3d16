package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Operations without a meaning are values that both programs share, where they are functions and called alike. */
class PureOperationsTest {

    private final PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);

    /** The sum with what an operation computes of both arguments, in one order and in the other. */
    private static ProgramPair.Part part(String operation, boolean turned) {
        String text = """
                func.func @f(%%a: tensor<4xi32>, %%b: tensor<4xi32>) -> tensor<4xi32> {
                  %%0 = %s
                  %%1 = stablehlo.add %s : tensor<4xi32>
                  return %%1 : tensor<4xi32>
                }
                func.func private @g(%%a: tensor<4xi32>) -> tensor<4xi32> {
                  return %%a : tensor<4xi32>
                }
                """.formatted(operation, turned ? "%0, %a" : "%a, %0");
        Module module = MlirReader.read("f.mlir", text).getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    private PairVerdict verdict(String before, String after, PureOperations pure) {
        return CutCheck.verdicts(new ProgramPair("f", part(before, false), part(after, true)), check, pure).getFirst();
    }

    private static String called(String target, String operands) {
        return "stablehlo.custom_call @%s(%s) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>".formatted(target,
                operands);
    }

    @Test
    void callsOfALibraryWithTheSameOperandsAreOneValue() {
        assertThat(verdict(called("lib", "%a, %b"), called("lib", "%a, %b"), PureOperations.KNOWN))
                .isEqualTo(new PairVerdict.EqualByParts(false, 1));
    }

    @Test
    void otherOperandsOrAnotherTargetAreAnotherValue() {
        assertThat(verdict(called("lib", "%a, %b"), called("lib", "%b, %a"), PureOperations.KNOWN))
                .isInstanceOf(PairVerdict.NotRead.class);
        assertThat(verdict(called("lib", "%a, %b"), called("other", "%a, %b"), PureOperations.ALL))
                .isInstanceOf(PairVerdict.NotRead.class);
    }

    @Test
    void callsWithSideEffectsAreNeverOneValue() {
        String effect = "stablehlo.custom_call @lib(%a, %b) {has_side_effect = true} : "
                + "(tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>";
        assertThat(verdict(effect, effect, PureOperations.ALL)).isInstanceOf(PairVerdict.NotRead.class);
    }

    @Test
    void operationsOfOtherDialectsAreFunctionsIfTheUserSaysSo() {
        String unknown = "\"my.operation\"(%a) {callee = @g, n = 3 : i64} : (tensor<4xi32>) -> tensor<4xi32>";
        assertThat(verdict(unknown, unknown, PureOperations.KNOWN)).isInstanceOf(PairVerdict.NotRead.class);
        assertThat(verdict(unknown, unknown, PureOperations.ALL)).isEqualTo(new PairVerdict.EqualByParts(false, 1));
        assertThat(verdict(unknown, unknown.replace("n = 3", "n = 4"), PureOperations.ALL))
                .isInstanceOf(PairVerdict.NotRead.class);
    }

    /** What is computed of a value without a meaning differs for some values; nobody knows whether the operation gives these. */
    @Test
    void aDifferenceBehindACallRefutesNothing() {
        ProgramPair.Part sum = part(called("lib", "%a, %b"), false);
        Module module = MlirReader.read("g.mlir", """
                func.func @f(%%a: tensor<4xi32>, %%b: tensor<4xi32>) -> tensor<4xi32> {
                  %%0 = %s
                  %%1 = stablehlo.multiply %%0, %%a : tensor<4xi32>
                  return %%1 : tensor<4xi32>
                }
                """.formatted(called("lib", "%a, %b"))).getFirst();
        ProgramPair.Part product = ProgramPair.Part.of(module.functions().getFirst(), module);
        assertThat(CutCheck.verdicts(new ProgramPair("f", sum, product), check, PureOperations.ALL)).singleElement()
                .isInstanceOf(PairVerdict.NotRead.class);
    }

    @ParameterizedTest
    @CsvSource({"stablehlo.celi, stablehlo.ceil", "chlo.asinhh, chlo.asinh", "math.copysing, math.copysign",
            "tosa.resiz, tosa.resize", "stablehlo.fftt, stablehlo.fft"})
    void aNameThatItsDialectDoesNotDefineIsNotRead(String name, String near) {
        String misspelt = "\"" + name + "\"(%a) : (tensor<4xi32>) -> tensor<4xi32>";
        for (PureOperations pure : PureOperations.values()) {
            assertThat(verdict(misspelt, misspelt, pure)).isInstanceOfSatisfying(PairVerdict.NotRead.class,
                    notRead -> assertThat(notRead.diagnostic().message()).contains("defines no such operation",
                            "did you mean '" + near + "'?"));
        }
    }

    @Test
    void aNameThatItsDialectDefinesIsSharedAlsoWithoutAMeaning() {
        String defined = "\"stablehlo.fft\"(%a) : (tensor<4xi32>) -> tensor<4xi32>";
        assertThat(verdict(defined, defined, PureOperations.KNOWN)).isEqualTo(new PairVerdict.EqualByParts(false, 1));
        String unknown = "\"other.thing\"(%a) : (tensor<4xi32>) -> tensor<4xi32>";
        assertThat(verdict(unknown, unknown, PureOperations.ALL)).isEqualTo(new PairVerdict.EqualByParts(false, 1));
    }
}
