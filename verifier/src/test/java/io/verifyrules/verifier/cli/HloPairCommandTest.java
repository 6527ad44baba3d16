package io.verifyrules.verifier.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

/** Commands over pairs take HLO's text as they take MLIR's, and one beside the other. */
@ResourceLock("the standard input")
@ResourceLock("System.in")
class HloPairCommandTest {

    private static final String BEFORE = """
            // A dump.
            HloModule jit_f, entry_computation_layout={(s32[4]{0})->(s32[4]{0}, s32[4]{0})}

            FileNames
            1 "f.py"

            %fused_computation (p: s32[4]) -> s32[4] {
              %p = s32[4]{0} parameter(0)
              ROOT %n = s32[4]{0} negate(s32[4]{0} %p), metadata={op_name="f" stack_frame_id=1}
            }

            ENTRY %main.5 (x: s32[4]) -> (s32[4], s32[4]) {
              %x = s32[4]{0} parameter(0)
              %f = s32[4]{0} fusion(s32[4]{0} %x), kind=kLoop, calls=%fused_computation
              %s = s32[4]{0} add(s32[4]{0} %x, s32[4]{0} %x)
              ROOT %t = (s32[4]{0}, s32[4]{0}) tuple(s32[4]{0} %f, /*index=1*/s32[4]{0} %s)
            }
            """;
    private static final String AFTER = """
            HloModule other
            ENTRY e {
              x = s32[4] parameter(0)
              z = s32[4] constant({0, 0, 0, 0})
              n = s32[4] subtract(z, x)
              three = s32[4] constant({3, 3, 3, 3})
              m = s32[4] multiply(x, three)
              ROOT t = (s32[4], s32[4]) tuple(n, m)
            }
            """;
    private static final String MLIR = """
            func.func private @helper(%x: tensor<4xi32>) -> tensor<4xi32> {
              return %x : tensor<4xi32>
            }
            func.func @main(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
              %0 = stablehlo.negate %x : tensor<4xi32>
              %1 = stablehlo.add %x, %x : tensor<4xi32>
              return %0, %1 : tensor<4xi32>, tensor<4xi32>
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void writePrograms() throws IOException {
        command = new CommandRun(folder);
        command.text("before.hlo", BEFORE);
        command.text("after.txt", AFTER);
        command.text("main.mlir", MLIR);
    }

    private String transcript(String... arguments) {
        return command.run(arguments).transcript().replaceAll("\\d+ ms", "0 ms");
    }

    @Test
    void entryComputationsAreComparedWhateverTheyAreCalled() {
        assertThat(transcript("pair", "@before.hlo", "@after.txt")).isEqualTo("""
                DIR/after.txt:2:7 @jit_f  EQUAL, REFUTED  0 ms
                    result 1: with %x = [1, 0, 0, 0] : tensor<4xi32>
                    result 1: before: %s = [2, 0, 0, 0] : tensor<4xi32>
                    result 1: after:  %m = [3, 0, 0, 0] : tensor<4xi32>
                    result 1: the results differ at [0]
                    result 1: begins before at DIR/before.hlo:15:3: nothing after equals %s = [2, 0, 0, 0] : tensor<4xi32>
                    result 1: begins after at DIR/after.txt:4:3: nothing before equals %z = [0, 0, 0, 0] : tensor<4xi32>
                1 function: 1 REFUTED
                --- exit code 1
                """);
    }

    @Test
    void hloIsComparedWithMlir() {
        assertThat(transcript("pair", "@main.mlir", "@before.hlo")).isEqualTo("""
                DIR/before.hlo:12:7 @main  EQUAL  0 ms
                1 function: 1 EQUAL
                --- exit code 0
                """);
        assertThat(transcript("pair", "@before.hlo", "@main.mlir")).contains("main.mlir:4:1 @jit_f  EQUAL");
    }

    @Test
    void computationsAreChosenByName() throws IOException {
        command.text("one.hlo",
                "HloModule a\nf {\n  ROOT x = s32[4] parameter(0)\n}\nENTRY e {\n  ROOT y = f32[] parameter(0)\n}\n");
        command.text("two.hlo",
                "HloModule a\nf {\n  x = s32[4] parameter(0)\n  ROOT c = s32[4] copy(x)\n}\nENTRY g {\n  ROOT y = f32[] parameter(0)\n}\n");
        assertThat(transcript("pair", "@one.hlo", "@two.hlo", "--function", "f")).contains("@f  EQUAL");
        assertThat(transcript("pair", "@one.hlo", "@two.hlo", "--function", "e")).contains("@e is in ", "only");
    }

    @Test
    void modulesAreComparedInOrder() throws IOException {
        command.text("one.hlo", BEFORE + "// -----\n" + AFTER);
        command.text("two.hlo", BEFORE + "// -----\n" + BEFORE);
        assertThat(transcript("pair", "@one.hlo", "@two.hlo")).contains("@jit_f  EQUAL", "@other  EQUAL, REFUTED");
        assertThat(transcript("pair", "@one.hlo", "@after.txt")).contains(
                "after.txt: expected as many programs as DIR/one.hlo has, jit_f, other, found other", "exit code 2");
    }

    @Test
    void standardInputIsTakenForWhatItIs() {
        InputStream usual = System.in;
        try {
            System.setIn(new ByteArrayInputStream(AFTER.getBytes(StandardCharsets.UTF_8)));
            assertThat(transcript("pair", "-", "@after.txt")).contains("@other  EQUAL");
        } finally {
            System.setIn(usual);
        }
    }

    @Test
    void theRuleBehindAPairIsLifted() throws IOException {
        command.text("zero.hlo",
                "HloModule a\nENTRY e {\n  x = s32[4] parameter(0)\n  z = s32[] constant(0)\n  b = s32[4] broadcast(z), dimensions={}\n  ROOT s = s32[4] add(x, b)\n}\n");
        command.text("same.hlo", "HloModule a\nENTRY e {\n  ROOT x = s32[4] parameter(0)\n}\n");
        assertThat(transcript("lift", "@zero.hlo", "@same.hlo")).contains("rule(\"a\"", "1 for every size",
                "exit code 0");
    }

    @Test
    void aMistakeIsNamedAtItsPlace() throws IOException {
        command.text("bad.hlo", BEFORE.replace("negate(s32[4]{0} %p)", "negate(s32[4]{0} %q)"));
        assertThat(transcript("pair", "@bad.hlo", "@after.txt")).contains(
                "bad.hlo:9:30: expected a value that is defined before it is used, found 'q'",
                "bad.hlo:14:58: expected a computation that is read, found fused_computation, which is not, for a mistake in line 9",
                "exit code 2").doesNotContain("Exception");
    }

    @Test
    void whatHasNoMeaningIsNamed() throws IOException {
        String fft = "HloModule a\nENTRY e {\n  x = f32[4] parameter(0)\n  ROOT f = c64[3] fft(x), fft_type=RFFT, fft_length={4}\n}\n";
        command.text("fft.hlo", fft);
        command.text("reversed.hlo", fft.replace("ROOT f = c64[3] fft(x)",
                "r = f32[4] reverse(x), dimensions={0}\n  ROOT f = c64[3] fft(r)"));
        assertThat(transcript("pair", "@fft.hlo", "@reversed.hlo")).contains("NOT READ",
                "fft.hlo:4:19: hlo.fft: the language has no such operator");
    }
}
