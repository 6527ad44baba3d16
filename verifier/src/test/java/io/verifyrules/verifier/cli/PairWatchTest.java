package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

@ResourceLock("the standard input")
@ResourceLock("System.in")
class PairWatchTest {

    private static final String SAME = """
            func.func @same(%x: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.add %x, %x : tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            """;
    private static final String TURNED = """
            func.func @turned(%x: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.reverse %x, dims = [0] : tensor<4xi32>
              return %0 : tensor<4xi32>
            }
            """;
    private static final String WRONG = TURNED.replace("reverse %x, dims = [0]", "negate %x");

    @TempDir
    private Path folder = Path.of("");

    /** What a run of two turns says, before the second of which a file becomes another one. */
    private String watched(String file, String text, String... arguments) throws IOException, InterruptedException {
        AtomicBoolean over = new AtomicBoolean();
        Thread editor = Thread.ofPlatform().start(() -> {
            // The first look at the files may come late; another time of a file is a change as well.
            try {
                while (!over.get()) {
                    Thread.sleep(1500);
                    Path other = Files.writeString(folder.resolve("other"), text);
                    Files.move(other, folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
                }
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            } catch (InterruptedException ended) {
                return;
            }
        });
        // Nobody types; what the tests' own process reads is for whoever runs the tests.
        InputStream usual = System.in;
        System.setIn(InputStream.nullInputStream());
        try {
            return new CommandRun(folder).run(arguments).transcript().replaceAll("\\d+ ms|\\d+\\.\\d\\d s", "0 s");
        } finally {
            System.setIn(usual);
            over.set(true);
            editor.interrupt();
            editor.join();
        }
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void onlyWhatChangesIsCheckedAndSaidAgain() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("before.mlir"), SAME + TURNED);
        Files.writeString(folder.resolve("after.mlir"), SAME + WRONG);
        assertThat(watched("after.mlir", "\n" + SAME + TURNED, "pair", "@before.mlir", "@after.mlir", "--watch",
                "--turns", "2")).contains("@same  EQUAL", "@turned  REFUTED", "2 functions: 1 EQUAL, 1 REFUTED", """
                        -- 2 functions, 2 checked; 1 not as expected; 0 s
                        DIR/after.mlir @turned: REFUTED -> EQUAL
                        DIR/after.mlir:6:1 @turned  EQUAL  0 s
                        -- 2 functions, 1 checked; all as expected; 0 s
                        --- exit code 0""");
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void functionsThatComeAndGoAreSaid() throws IOException, InterruptedException {
        String test = """
                // RUN: opt %s | FileCheck %s
                // CHECK: func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
                // CHECK-NEXT: return %a : tensor<2xi32>
                func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
                  return %a : tensor<2xi32>
                }
                """;
        Files.createDirectories(folder.resolve("tests"));
        Files.writeString(folder.resolve("tests/test.mlir"), test);
        assertThat(watched("tests/test.mlir", test.replace("@f", "@g"), "lit", folder.resolve("tests").toString(),
                "--watch", "--turns", "2")).contains("1 function: 1 EQUAL", "test.mlir @g CHECK: new -> EQUAL",
                        "test.mlir @f CHECK: EQUAL -> gone");
    }

    @Test
    void whatCannotBeWatchedIsAMistake() {
        assertThat(new CommandRun(folder).run("pair", "-", "@after.mlir", "--watch").transcript())
                .contains("--watch: standard input cannot be watched", "--- exit code 2");
        assertThat(new CommandRun(folder).run("lit", "@tests", "--turns", "2").transcript())
                .contains("--turns: expected together with --watch", "--- exit code 2");
    }
}
