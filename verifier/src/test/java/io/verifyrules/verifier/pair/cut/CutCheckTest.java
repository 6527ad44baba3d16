package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.Map;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CutCheckTest {

    private final PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);

    private static ProgramPair pair(String before, String after) {
        return new ProgramPair("f", part(before), part(after));
    }

    private static ProgramPair.Part part(String body) {
        String text = "func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {\n" + body + "}\n";
        Module module = MlirReader.read("f.mlir", text).getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    private Map<Integer, PairVerdict> proved(String before, String after) {
        return CutCheck.of(pair(before, after), check, PureOperations.KNOWN).orElseThrow().results();
    }

    @Test
    void whatBothComputeAlikeNeedsNoProof() {
        String body = """
                %0 = stablehlo.add %a, %b : tensor<4xi32>
                return %0 : tensor<4xi32>
                """;
        assertThat(proved(body, body)).containsEntry(0, new PairVerdict.EqualByParts(false, 0));
    }

    /** Two constants whose elements a text leaves out may be any two. */
    @Test
    void constantsThatAreLeftOutAreNotTheSame() {
        String body = """
                %c = stablehlo.constant dense_resource<__elided__> : tensor<4xi32>
                %0 = stablehlo.add %a, %c : tensor<4xi32>
                return %0 : tensor<4xi32>
                """;
        assertThat(proved(body, body)).isEmpty();
    }

    @Test
    void aDifferenceInTheMiddleIsOnePart() {
        assertThat(proved("""
                %0 = stablehlo.multiply %a, %b : tensor<4xi32>
                %1 = stablehlo.add %0, %a : tensor<4xi32>
                %2 = stablehlo.multiply %1, %1 : tensor<4xi32>
                return %2 : tensor<4xi32>
                """, """
                %0 = stablehlo.multiply %a, %b : tensor<4xi32>
                %1 = stablehlo.add %a, %0 : tensor<4xi32>
                %2 = stablehlo.multiply %1, %1 : tensor<4xi32>
                return %2 : tensor<4xi32>
                """)).containsEntry(0, new PairVerdict.EqualByParts(false, 1));
    }

    /** The last negations face each other; what both share just before them would hide that. */
    @Test
    void cutsCloseToADifferenceAreUndone() {
        assertThat(proved("""
                %0 = stablehlo.negate %a : tensor<4xi32>
                %1 = stablehlo.negate %0 : tensor<4xi32>
                return %1 : tensor<4xi32>
                """, """
                %0 = stablehlo.negate %a : tensor<4xi32>
                %1 = stablehlo.negate %0 : tensor<4xi32>
                %2 = stablehlo.negate %1 : tensor<4xi32>
                %3 = stablehlo.negate %2 : tensor<4xi32>
                return %3 : tensor<4xi32>
                """)).containsKey(0);
    }

    @Test
    void aWrongPartIsNotProved() {
        assertThat(proved("""
                %0 = stablehlo.multiply %a, %b : tensor<4xi32>
                %1 = stablehlo.subtract %0, %a : tensor<4xi32>
                %2 = stablehlo.multiply %1, %b : tensor<4xi32>
                return %2 : tensor<4xi32>
                """, """
                %0 = stablehlo.multiply %a, %b : tensor<4xi32>
                %1 = stablehlo.subtract %a, %0 : tensor<4xi32>
                %2 = stablehlo.multiply %1, %b : tensor<4xi32>
                return %2 : tensor<4xi32>
                """)).isEmpty();
    }

    /** Both differences are wrong by themselves and right together. */
    @Test
    void whatAWrongPartFeedsIsProvedWithIt() {
        assertThat(proved("""
                %0 = stablehlo.negate %a : tensor<4xi32>
                %1 = stablehlo.multiply %0, %b : tensor<4xi32>
                return %1 : tensor<4xi32>
                """, """
                %0 = stablehlo.negate %b : tensor<4xi32>
                %1 = stablehlo.multiply %0, %a : tensor<4xi32>
                return %1 : tensor<4xi32>
                """)).containsKey(0);
    }

    @Test
    void anAttributeTellsOperationsApart() {
        String slice = "%%0 = stablehlo.slice %%a [%d:%d] : (tensor<4xi32>) -> tensor<2xi32>%n"
                + "%%1 = stablehlo.concatenate %%0, %%0, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>%n"
                + "return %%1 : tensor<4xi32>%n";
        assertThat(proved(slice.formatted(0, 2), slice.formatted(2, 4))).isEmpty();
        assertThat(proved(slice.formatted(0, 2), slice.formatted(0, 2))).containsKey(0);
    }

    @Test
    void bodiesOfReductionsTellOperationsApart() {
        String reduce = "%%z = stablehlo.constant dense<0> : tensor<i32>%n"
                + "%%0 = stablehlo.reduce(%%a init: %%z) applies stablehlo.%s across dimensions = [0] : "
                + "(tensor<4xi32>, tensor<i32>) -> tensor<i32>%n"
                + "%%1 = stablehlo.broadcast_in_dim %%0, dims = [] : (tensor<i32>) -> tensor<4xi32>%n"
                + "return %%1 : tensor<4xi32>%n";
        assertThat(proved(reduce.formatted("add"), reduce.formatted("maximum"))).isEmpty();
        assertThat(proved(reduce.formatted("add"), reduce.formatted("add"))).containsEntry(0,
                new PairVerdict.EqualByParts(false, 0));
    }

    private static ProgramPair.Part calling(String operation) {
        Module module = MlirReader.read("f.mlir", """
                func.func @f(%%a: tensor<4xi32>, %%b: tensor<4xi32>) -> tensor<4xi32> {
                  %%0 = func.call @g(%%a, %%b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
                  return %%0 : tensor<4xi32>
                }
                func.func private @g(%%a: tensor<4xi32>, %%b: tensor<4xi32>) -> tensor<4xi32> {
                  %%0 = func.call @h(%%a, %%b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
                  return %%0 : tensor<4xi32>
                }
                func.func private @h(%%a: tensor<4xi32>, %%b: tensor<4xi32>) -> tensor<4xi32> {
                  %%0 = %s %%a, %%b : tensor<4xi32>
                  return %%0 : tensor<4xi32>
                }
                """.formatted(operation)).getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    @Test
    void callsOfOneNameAreTheSameWhereWhatIsCalledIsTheSame() {
        ProgramPair.Part sum = calling("stablehlo.add");
        assertThat(CutCheck.of(new ProgramPair("f", sum, calling("stablehlo.multiply")), check, PureOperations.KNOWN)
                .orElseThrow()
                .results()).isEmpty();
        assertThat(CutCheck.of(new ProgramPair("f", sum, calling("stablehlo.add")), check, PureOperations.KNOWN)
                .orElseThrow()
                .results()).containsEntry(0, new PairVerdict.EqualByParts(false, 0));
    }

    /** The difference of two random tensors is not zero. */
    @Test
    void randomNumbersAreDrawnAnewEachTime() {
        String drawn = """
                %%l = stablehlo.constant dense<0> : tensor<i32>
                %%h = stablehlo.constant dense<9> : tensor<i32>
                %%s = stablehlo.constant dense<4> : tensor<1xi64>
                %%0 = stablehlo.rng %%l, %%h, %%s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
                %%1 = stablehlo.rng %%l, %%h, %%s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
                %%2 = stablehlo.subtract %%0, %s : tensor<4xi32>
                return %%2 : tensor<4xi32>
                """;
        assertThat(proved(drawn.formatted("%1"), drawn.formatted("%0"))).isEmpty();
    }

    @Test
    void functionsThatTakeOtherTypesAreNotCut() {
        Module module = MlirReader.read("g.mlir", """
                func.func @f(%a: tensor<5xi32>, %b: tensor<5xi32>) -> tensor<5xi32> {
                  return %a : tensor<5xi32>
                }
                """).getFirst();
        ProgramPair.Part other = ProgramPair.Part.of(module.functions().getFirst(), module);
        assertThat(CutCheck.of(new ProgramPair("f", part("return %a : tensor<4xi32>\n"), other), check,
                PureOperations.KNOWN)).isEmpty();
    }
}
