package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class LiftCommandTest {

    private static final String BEFORE = """
            func.func @slice_of_pad(%x: tensor<4x8xi32>, %v: tensor<i32>) -> tensor<4x8xi32> {
              %0 = stablehlo.pad %x, %v, low = [1, 2], high = [1, 3], interior = [0, 0] : (tensor<4x8xi32>, tensor<i32>) -> tensor<6x13xi32>
              %1 = stablehlo.slice %0 [1:5, 2:10] : (tensor<6x13xi32>) -> tensor<4x8xi32>
              return %1 : tensor<4x8xi32>
            }
            func.func @end_of_concat(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
              %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
              %1 = stablehlo.slice %0 [0:2, 3:6] : (tensor<2x6xf32>) -> tensor<2x3xf32>
              return %1 : tensor<2x3xf32>
            }
            func.func @sum_of_pad(%x: tensor<4x8xf32>) -> tensor<4xf32> {
              %z = stablehlo.constant dense<0.0> : tensor<f32>
              %0 = stablehlo.pad %x, %z, low = [0, 2], high = [0, 3], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x13xf32>
              %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x13xf32>, tensor<f32>) -> tensor<4xf32>
              return %1 : tensor<4xf32>
            }
            func.func @dynamic(%x: tensor<9x4xi32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3x4xi32> {
              %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [3, 4] : (tensor<9x4xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
              %1 = stablehlo.negate %0 : tensor<3x4xi32>
              return %1 : tensor<3x4xi32>
            }
            func.func @update_at_the_end(%x: tensor<9xi32>, %u: tensor<4xi32>) -> tensor<9xi32> {
              %i = stablehlo.constant dense<5> : tensor<i32>
              %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<9xi32>, tensor<4xi32>, tensor<i32>) -> tensor<9xi32>
              return %0 : tensor<9xi32>
            }
            """;
    private static final String AFTER = """
            func.func @slice_of_pad(%x: tensor<4x8xi32>, %v: tensor<i32>) -> tensor<4x8xi32> {
              return %x : tensor<4x8xi32>
            }
            func.func @end_of_concat(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
              return %y : tensor<2x3xf32>
            }
            func.func @sum_of_pad(%x: tensor<4x8xf32>) -> tensor<4xf32> {
              %z = stablehlo.constant dense<0.0> : tensor<f32>
              %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
              return %0 : tensor<4xf32>
            }
            func.func @dynamic(%x: tensor<9x4xi32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3x4xi32> {
              %0 = stablehlo.negate %x : tensor<9x4xi32>
              %1 = stablehlo.dynamic_slice %0, %i, %j, sizes = [3, 4] : (tensor<9x4xi32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
              return %1 : tensor<3x4xi32>
            }
            func.func @update_at_the_end(%x: tensor<9xi32>, %u: tensor<4xi32>) -> tensor<9xi32> {
              %0 = stablehlo.slice %x [0:5] : (tensor<9xi32>) -> tensor<5xi32>
              %1 = stablehlo.concatenate %0, %u, dim = 0 : (tensor<5xi32>, tensor<4xi32>) -> tensor<9xi32>
              return %1 : tensor<9xi32>
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writePrograms() throws IOException {
        command = new CommandRun(folder);
        command.text("before.mlir", BEFORE);
        command.text("after.mlir", AFTER);
    }

    /** Sizes, paddings and starts are names, and those that are equal by chance are two. */
    @Test
    void rulesBehindPairsAreWrittenAsAPersonWouldWriteThem() {
        Golden.assertMatches("lift.txt",
                command.run("lift", "@before.mlir", "@after.mlir").transcript().replaceAll("\\d+ ms", "0 ms"));
    }

    @Test
    @OnItsDay(turn = 1, of = 3)
    void whatIsLiftedIsARuleFileThatTheVerifierProves() throws IOException {
        Path rules = folder.resolve("lifted.rules.kts");
        assertThat(command.run("lift", "@before.mlir", "@after.mlir", "--lift", rules.toString()).exitCode()).isZero();
        RealRun run = RealRun.of(new RuleScripts(), rules.toString(), "--element=int");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("VERIFIED").doesNotContain("UNKNOWN", "REFUTED", "ILL_FORMED");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void aPairThatDiffersHasNoRuleAndTheOthersHaveTheirs() throws IOException {
        command.text("after.mlir", AFTER.replace("return %y", "return %x"));
        String transcript = command.run("lift", "@before.mlir", "@after.mlir").transcript();
        assertThat(transcript).contains("lifted 4 of 5 results", "@end_of_concat is not lifted: the programs are not",
                "rule(\"slice_of_pad\")", "--- exit code 1");
    }

    @Test
    void pairAndLitWriteRulesBesideTheirVerdicts() throws IOException {
        Path rules = folder.resolve("lifted.rules.kts");
        String transcript = command.run("pair", "@before.mlir", "@after.mlir", "--lift", rules.toString()).transcript();
        assertThat(transcript).contains("@dynamic  EQUAL", "lifted 5 of 5 results: 5 for every size");
        assertThat(Files.readString(rules)).contains("rule(\"dynamic\") {");
    }

    @Test
    void oneFileIsNotWrittenTwice() {
        assertThat(command.run("pair", "@before.mlir", "@after.mlir", "--lift", "x", "--json", "x").transcript())
                .contains("--lift x: another report is written there", "--- exit code 2");
    }
}
