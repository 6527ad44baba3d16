package io.verifyrules.verifier.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class PairCommandTest {

    private static final String BEFORE = """
            func.func @twice(%x: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.add %x, %x : tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            func.func @head(%x: tensor<4xi32>, %i: tensor<i32>) -> tensor<2xi32> {
              %0 = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
              %1 = stablehlo.slice %0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
              return %1 : tensor<2xi32>
            }
            """;
    private static final String AFTER = """
            func.func @twice(%x: tensor<4xi32>) -> tensor<4xi32> {
              %c = stablehlo.constant dense<2> : tensor<4xi32>
              %0 = stablehlo.multiply %x, %c : tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            func.func @head(%x: tensor<4xi32>, %i: tensor<i32>) -> tensor<2xi32> {
              %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
              return %0 : tensor<2xi32>
            }
            """;

    private static final Path SCHEMA = Path.of("..", "docs", "schema", "pairs.schema.json");

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writePrograms() throws IOException {
        command = new CommandRun(folder);
        command.text("before.mlir", BEFORE);
        command.text("after.mlir", AFTER);
    }

    private String transcript(String... arguments) {
        return command.run(arguments).transcript().replaceAll("\\d+ ms", "0 ms");
    }

    @Test
    void whatIsFoundOfEachFunctionIsShown() {
        Golden.assertMatches("pair.txt", transcript("pair", "@before.mlir", "@after.mlir"));
    }

    @Test
    void aFunctionThatIsNotReadAndNamedOrAloneIsNoSuccess() throws IOException {
        String unread = """
                func.func @unread(%x: tensor<2xf32>) -> tensor<2xf32> {
                  %0 = "stabelhlo.negate"(%x) : (tensor<2xf32>) -> tensor<2xf32>
                  return %0 : tensor<2xf32>
                }
                """;
        String read = """
                func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
                  return %x : tensor<2xf32>
                }
                """;
        command.text("unread.mlir", unread);
        command.text("both.mlir", unread + read);
        assertThat(transcript("pair", "@unread.mlir", "@unread.mlir")).contains("did you mean 'stablehlo.negate'?",
                "verify-rules: no function is compared: all are NOT READ", "--- exit code 2");
        assertThat(transcript("pair", "@both.mlir", "@both.mlir")).contains("1 EQUAL, 1 NOT READ", "--- exit code 0");
        assertThat(transcript("pair", "@both.mlir", "@both.mlir", "--function", "f", "--function", "unread"))
                .contains("--function unread: it is NOT READ, so it is not compared", "--- exit code 2");
        assertThat(transcript("pair", "@both.mlir", "@both.mlir", "--strict")).contains("--- exit code 1");
        assertThat(transcript("pair", "@both.mlir", "@both.mlir", "--function", "f")).contains("--- exit code 0");
    }

    @Test
    void filesWithoutFunctionsAndStandardInputTwiceAreMistakes() throws IOException {
        command.text("empty.mlir", "// nothing\n");
        command.text("empty.hlo", "");
        assertThat(transcript("pair", "@empty.mlir", "@after.mlir")).isEqualTo("""
                --- err ---
                DIR/empty.mlir: expected functions of MLIR, found none
                verify-rules: there is no function to compare
                --- exit code 2
                """);
        assertThat(transcript("pair", "@after.mlir", "@empty.hlo")).contains("expected modules of HLO, found none");
        assertThat(transcript("lit", "@empty.mlir")).contains("found no functions, and 0 such lines");
        assertThat(transcript("pair", "-", "-")).contains("expected a file beside -, found - twice", "--- exit code 2");
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--function", "twize"))
                .contains("; did you mean 'twice'?", "--- exit code 2");
    }

    @Test
    void oneFunctionIsChosenByName() {
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--function", "twice")).isEqualTo("""
                DIR/after.mlir:1:1 @twice  EQUAL  0 ms
                1 function: 1 EQUAL
                --- exit code 0
                """);
    }

    @Test
    void continuousIntegrationReadsTestsAndAnnotations() throws IOException {
        Path file = folder.resolve("pairs.xml");
        String transcript = transcript("pair", "@before.mlir", "@after.mlir", "--github", "--junit", file.toString());
        assertThat(transcript)
                .contains("::error file=", "after.mlir,line=6,col=1,title=REFUTED @head::with %25x = ", "%0Abefore: ")
                .doesNotContain("@twice::");
        assertThat(Files.readString(file)).contains("tests=\"2\" failures=\"1\"", "name=\"@twice\"",
                "<failure type=\"REFUTED\"", "line=\"6\"");
    }

    /** A slice of three is moved back one place earlier than one of two. */
    @Test
    void theConditionOnIndicesIsFoundWhereItIsAskedFor() {
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--conditions")).contains("@head  EQUAL IF",
                "if %i <= 1; otherwise, for example", "with %i = 2", "1 EQUAL, 1 EQUAL IF", "--- exit code 1");
    }

    @Test
    void noConditionIsFoundWhereTheProgramsDifferForAllIndices() throws IOException {
        command.text("after.mlir", AFTER.replace("return %0 : tensor<2xi32>",
                "%1 = stablehlo.not %0 : tensor<2xi32>\n  return %1 : tensor<2xi32>"));
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--conditions")).contains("@head  REFUTED")
                .doesNotContain("EQUAL IF");
    }

    @Test
    void aNameThatNeitherProgramHasIsAMistake() {
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--function", "thrice"))
                .contains("--function thrice: neither program has it; they have [twice, head]", "--- exit code 2");
    }

    @Test
    void aFunctionOfOneProgramOnlyIsAMistakeAndTheOthersAreCompared() throws IOException {
        command.text("after.mlir", AFTER.replace("@head", "@front"));
        assertThat(transcript("pair", "@before.mlir", "@after.mlir")).contains("@twice  EQUAL",
                "@head is in DIR/before.mlir only", "@front is in DIR/after.mlir only", "--- exit code 2");
    }

    @Test
    void aFunctionThatCannotBeReadCostsNoOther() throws IOException {
        command.text("after.mlir", AFTER.replace("sizes = [2]", "sizes = ["));
        assertThat(transcript("pair", "@before.mlir", "@after.mlir")).contains("@twice  EQUAL", "after.mlir:7:",
                "--- exit code 2");
    }

    @Test
    void otherTypesAreASignatureOfTheirOwn() throws IOException {
        command.text("after.mlir",
                BEFORE.replace("tensor<4xi32>", "tensor<4xi64>")
                        .replace("tensor<3xi32>", "tensor<3xi64>")
                        .replace("tensor<2xi32>", "tensor<2xi64>"));
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--function", "twice")).contains("OTHER SIGNATURE",
                "is of type (tensor<4xi64>) -> tensor<4xi64>, but @twice at");
    }

    @Test
    void strictRunsExpectThatEverythingIsDecided() throws IOException {
        String unknown = BEFORE.replace("stablehlo.add %x, %x : tensor<4xi32>",
                "stablehlo.custom_call @f(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>");
        command.text("before.mlir", unknown);
        command.text("after.mlir",
                AFTER.replace("sizes = [2]", "sizes = [3]")
                        .replace("tensor<i32>) -> tensor<2xi32>\n  return %0", "tensor<i32>) -> tensor<3xi32>\n"
                                + "  %1 = stablehlo.slice %0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>\n  return %1"));
        assertThat(transcript("pair", "@before.mlir", "@after.mlir")).contains("1 EQUAL, 1 NOT READ",
                "--- exit code 0");
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--strict")).contains("--- exit code 1");
    }

    @Test
    void floatsAreExpectedToBeExactWhereThatIsAskedFor() throws IOException {
        command.text("before.mlir", """
                func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
                  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
                  %0 = stablehlo.add %x, %z : tensor<4xf32>
                  return %0 : tensor<4xf32>
                }
                """);
        command.text("after.mlir", """
                func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
                  return %x : tensor<4xf32>
                }
                """);
        assertThat(command.run("pair", "@before.mlir", "@after.mlir").exitCode()).isZero();
        assertThat(command.run("pair", "@before.mlir", "@after.mlir", "--floats", "exact").exitCode()).isEqualTo(1);
    }

    @Test
    void aFileThatIsNoTextIsNamed() throws IOException {
        Files.write(folder.resolve("after.mlir"), new byte[]{(byte) 0xC3, (byte) 0x28, 0, 1});
        assertThat(transcript("pair", "@before.mlir", "@after.mlir")).contains("after.mlir",
                "expected a text in UTF-8, found other bytes", "--- exit code 2");
        assertThat(transcript("pair", "@before.mlir", "@missing.mlir")).contains("missing.mlir",
                "no such file or folder", "--- exit code 2");
    }

    @Test
    void elidedConstantsHaveNoMeaning() throws IOException {
        command.text("after.mlir", AFTER.replace("dense<2>", "dense_resource<gone>"));
        assertThat(transcript("pair", "@before.mlir", "@after.mlir", "--function", "twice")).contains("NOT READ",
                "its elements are left out");
    }

    @Test
    void theReportInJsonFormHasTheCounterexample() throws IOException {
        command.run("pair", "@before.mlir", "@after.mlir", "--json", "@found.json");
        String report = Files.readString(folder.resolve("found.json"));
        assertThat(report).contains("\"verdict\" : \"REFUTED\"", "\"counterexample\"", "\"beginsBefore\"",
                "\"exitCode\" : 1");
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON)
                .validate(report, InputFormat.JSON)).isEmpty();
    }
}
