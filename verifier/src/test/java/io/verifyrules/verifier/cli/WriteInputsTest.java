package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.ElementsText;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Counterexamples are programs that others can run: read back, they give what the notes above them say. */
class WriteInputsTest {

    private static final String BEFORE = """
            func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
              %0 = stablehlo.add %x, %x : tensor<4xf32>
              return %0 : tensor<4xf32>
            }
            func.func @head(%x: tensor<4xf32>, %i: tensor<i32>, %unused: tensor<3xi1>) -> tensor<2xf32> {
              %y = func.call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32>
              %0 = stablehlo.dynamic_slice %y, %i, sizes = [3] : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
              %1 = stablehlo.slice %0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
              return %1 : tensor<2xf32>
            }
            func.func @number(%x: i32) -> (i32, i32) {
              %c = arith.constant 7 : i32
              %0 = arith.divsi %x, %c : i32
              return %x, %0 : i32, i32
            }
            func.func @plain(%x: tensor<f32>) -> tensor<f32> {
              %0 = stablehlo.subtract %x, %x : tensor<f32>
              return %0 : tensor<f32>
            }
            func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> {
              return %x : tensor<4xf32>
            }
            """;
    private static final String AFTER = """
            func.func @head(%x: tensor<4xf32>, %i: tensor<i32>, %unused: tensor<3xi1>) -> tensor<2xf32> {
              %y = stablehlo.add %x, %x : tensor<4xf32>
              %0 = stablehlo.dynamic_slice %y, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
              return %0 : tensor<2xf32>
            }
            func.func @number(%x: i32) -> (i32, i32) {
              %c = arith.constant 7 : i32
              %0 = arith.divui %x, %c : i32
              return %x, %0 : i32, i32
            }
            func.func @plain(%x: tensor<f32>) -> tensor<f32> {
              %0 = stablehlo.add %x, %x : tensor<f32>
              return %0 : tensor<f32>
            }
            func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> {
              return %x : tensor<4xf32>
            }
            """;
    private static final String MODULE = """
            HloModule m

            add {
              a = f32[] parameter(0)
              b = f32[] parameter(1)
              ROOT s = f32[] add(a, b)
            }

            ENTRY main (x: f32[4], t: (s32[2], pred[])) -> f32[4] {
              x = f32[4]{0} parameter(0)
              t = (s32[2]{0}, pred[]) parameter(1)
              z = f32[] constant(0)
              r = f32[] reduce(x, z), dimensions={0}, to_apply=add
              p = pred[] get-tuple-element(t), index=1
              pb = pred[4]{0} broadcast(p), dimensions={}
              rb = f32[4]{0} broadcast(r), dimensions={}
              ROOT o = f32[4]{0} select(pb, x, rb)
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

    @Test
    void bothProgramsOfACounterexampleReadBackGiveTheResultsThatDiffer() throws IOException {
        String said = command.run("pair", "@before.mlir", "@after.mlir", "--write-inputs", "@out").transcript();
        assertThat(said).contains("wrote 6 programs to DIR/out", "--- exit code 1");
        assertThat(names()).containsExactlyInAnyOrder("head.before.mlir", "head.after.mlir",
                "number.result1.before.mlir", "number.result1.after.mlir", "plain.before.mlir", "plain.after.mlir");
        for (String name : List.of("head", "number.result1", "plain")) {
            String note = Files.readString(folder.resolve("out/" + name + ".before.mlir"));
            PairDifference difference = readBack(name);
            assertThat(difference.inputs()).isEmpty();
            assertThat(note).contains(values(difference.before().orElseThrow()),
                    values(difference.after().orElseThrow()),
                    " differs at " + difference.index().orElseThrow() + "; an independent evaluator gives");
        }
        assertThat(Files.readString(folder.resolve("out/head.after.mlir"))).contains("with %i = ",
                "This is the program after", "the other one is in head.before.mlir");
    }

    /** What is found of two programs without arguments: they are computed. */
    private PairDifference readBack(String name) throws IOException {
        ProgramPair pair = new ProgramPair(name, part(name + ".before.mlir"), part(name + ".after.mlir"));
        return new PairCheck(new Pipeline(), PairSettings.DEFAULT.options()).check(pair)
                .stream()
                .filter(PairVerdict.Refuted.class::isInstance)
                .map(PairVerdict.Refuted.class::cast)
                .findFirst()
                .orElseThrow()
                .difference();
    }

    private ProgramPair.Part part(String file) throws IOException {
        Module module = MlirReader.read(file, Files.readString(folder.resolve("out").resolve(file))).getFirst();
        Function function = module.functions().getFirst();
        assertThat(function.type().operands()).isEmpty();
        return ProgramPair.Part.of(function, module);
    }

    /** The elements and the type, without the name, which is another one there. */
    private static String values(PairDifference.Elements tensor) {
        String text = ElementsText.of(tensor);
        return text.substring(text.indexOf(" = "));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }

    @Test
    void modulesOfHloStayModulesOfHlo() throws IOException {
        command.text("before.hlo", MODULE);
        command.text("after.hlo", MODULE.replace("select(pb, x, rb)", "select(pb, rb, x)"));
        String first = command.run("pair", "@before.hlo", "@after.hlo", "--write-inputs", "@out").out();
        assertThat(names()).containsExactlyInAnyOrder("m.before.hlo", "m.after.hlo");
        assertThat(Files.readString(folder.resolve("out/m.before.hlo"))).contains("ENTRY main {",
                "x = f32[4] constant({", "t = (s32[2], pred[]) tuple(t.part0, t.part1)");
        String again = command.run("pair", "@out/m.before.hlo", "@out/m.after.hlo").out();
        assertThat(again).contains("@m  REFUTED").doesNotContain("with %");
        assertThat(results(again)).isEqualTo(results(first));
    }

    private static List<String> results(String out) {
        return out.lines().filter(line -> line.contains("before: ") || line.contains("after:  ")).toList();
    }

    @Test
    void aFunctionOfATestHasTheNameOfItsFileInFront() throws IOException {
        command.text("some.mlir", """
                // RUN: opt --pass %s | FileCheck %s
                // CHECK-LABEL: func.func @wrong
                // CHECK-SAME: (%[[A:.+]]: tensor<2xi32>)
                // CHECK-NEXT: return %[[A]] : tensor<2xi32>
                func.func @wrong(%a: tensor<2xi32>) -> tensor<2xi32> {
                  %0 = stablehlo.reverse %a, dims = [0] : tensor<2xi32>
                  return %0 : tensor<2xi32>
                }
                """);
        command.run("lit", "@some.mlir", "--write-inputs", "@out");
        assertThat(names()).containsExactlyInAnyOrder("some.wrong.before.mlir", "some.wrong.after.mlir");
        assertThat(readBack("some.wrong").index()).contains(List.of(0));
    }

    @Test
    void filesOfOthersAreNotOverwrittenAndOwnOnesAre() throws IOException {
        Path out = Files.createDirectory(folder.resolve("out"));
        Files.writeString(out.resolve("plain.before.mlir"), "mine");
        String said = command
                .run("pair", "@before.mlir", "@after.mlir", "--write-inputs", "@out", "--function", "plain")
                .transcript();
        assertThat(said).contains("--write-inputs DIR/out/plain.before.mlir: the file exists, and is not one that "
                + "verify-rules has written", "wrote 1 program to", "--- exit code 2");
        assertThat(out.resolve("plain.before.mlir")).hasContent("mine");
        Files.delete(out.resolve("plain.before.mlir"));
        String again = command
                .run("pair", "@before.mlir", "@after.mlir", "--write-inputs", "@out", "--function", "plain")
                .transcript();
        assertThat(again).contains("wrote 2 programs to", "--- exit code 1");
        assertThat(names()).as("nothing half-written").hasSize(2);
    }

    @Test
    void aFolderThatCannotBeMadeIsRefusedBeforeAnythingIsChecked() throws IOException {
        command.text("file", "");
        assertThat(command.run("pair", "@before.mlir", "@after.mlir", "--write-inputs", "@file").transcript())
                .contains("--write-inputs DIR/file: the folder cannot be made", "--- exit code 2");
    }
}
