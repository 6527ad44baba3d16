package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class LitCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writeTest() throws IOException {
        command = new CommandRun(folder);
        command.text("test.mlir", """
                // RUN: opt --pass %s | FileCheck %s

                // CHECK-LABEL: func.func @right
                // CHECK-SAME: (%[[A:.+]]: tensor<4xi32>)
                // CHECK-NEXT: return %[[A]] : tensor<4xi32>
                func.func @right(%a: tensor<4xi32>) -> tensor<4xi32> {
                  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
                  %1 = stablehlo.reverse %0, dims = [0] : tensor<4xi32>
                  return %1 : tensor<4xi32>
                }

                // CHECK-LABEL: func.func @wrong
                // CHECK-SAME: (%[[A:.+]]: tensor<2xi32>)
                // CHECK-NEXT: return %[[A]] : tensor<2xi32>
                func.func @wrong(%a: tensor<2xi32>) -> tensor<2xi32> {
                  %0 = stablehlo.reverse %a, dims = [0] : tensor<2xi32>
                  return %0 : tensor<2xi32>
                }

                // CHECK-LABEL: func.func @labelled
                func.func @labelled(%a: tensor<2xi32>) -> tensor<2xi32> {
                  return %a : tensor<2xi32>
                }
                """);
    }

    private String transcript(String... arguments) {
        return command.run(arguments).transcript().replaceAll("\\d+ ms", "0 ms");
    }

    @Test
    void findingsAreShownAtTheLinesThatSpellThem() {
        Golden.assertMatches("lit.txt", transcript("lit", "@test.mlir"));
    }

    @Test
    void everyFunctionIsShownWhereThatIsAskedFor() {
        assertThat(transcript("lit", "@test.mlir", "-v")).contains("test.mlir:3:17 @right CHECK  EQUAL",
                "test.mlir:12:17 @wrong CHECK  REFUTED", "@labelled  NOT SPELLED: only labels");
    }

    @Test
    void testsAreFoundInFolders() throws IOException {
        assertThat(transcript("lit", folder.toString())).contains("3 functions: 1 EQUAL, 1 REFUTED",
                "1 NOT SPELLED only labels", "--- exit code 1");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(transcript("lit", empty.toString())).contains("there is no *.mlir in this folder",
                "--- exit code 2");
    }

    @Test
    void aFileWithoutCommandsIsNoTest() throws IOException {
        command.text("plain.mlir", "func.func @f() {\n  return\n}\n");
        assertThat(transcript("lit", "@plain.mlir")).contains("1 NOT SPELLED no CHECK lines",
                "verify-rules: there is no function to compare", "--- exit code 2");
    }

    @Test
    void derivativesAreNotComparedWithTheirFunctions() throws IOException {
        command.text("derived.mlir", """
                // RUN: opt --enzyme-wrap="infn=f outfn=" %s | FileCheck %s

                // CHECK-LABEL: func.func @f
                // CHECK-SAME: (%[[A:.+]]: tensor<2xf32>)
                // CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<2.0> : tensor<2xf32>
                // CHECK-NEXT: return %[[C]] : tensor<2xf32>
                func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
                  %0 = stablehlo.add %a, %a : tensor<2xf32>
                  return %0 : tensor<2xf32>
                }
                """);
        assertThat(transcript("lit", "@derived.mlir")).contains("1 NOT SPELLED a command that makes other functions");
    }

    @Test
    void codeScannersGetFindingsAtTheirLines() throws IOException {
        command.run("lit", "@test.mlir", "missing.mlir", "--strict", "--sarif", "@found.sarif");
        String sarif = Files.readString(folder.resolve("found.sarif"));
        assertThat(MachineFormatsTest.sarifSchema().validate(sarif, InputFormat.JSON)).isEmpty();
        Golden.assertMatches("lit.sarif",
                sarif.replace(folder.toString(), "DIR")
                        .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
                        .replaceAll("\"(version|commit|java)\" : \"(?!2\\.1\\.0)[^\"]*\"", "\"$1\" : \"..\"")
                        .replaceAll("[0-9a-f]{32}:1", "NAME")
                        .replaceAll("\"solvers\" : \\[[^]]*\\]", "\"solvers\" : [ ]"));
    }
}
