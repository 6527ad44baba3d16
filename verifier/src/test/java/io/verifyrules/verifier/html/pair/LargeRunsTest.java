package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs over many functions, and functions of many operations, make pages that open quickly. */
@Execution(ExecutionMode.CONCURRENT)
class LargeRunsTest {

    private static final FinishedRun RUN = new FinishedRun(new RunReport(List.of(), List.of(), Duration.ZERO), "1.0", 1,
            Path.of(""));

    /** A chain of operations, one of which is another one in the second program. */
    private static ProgramPair pair(String name, int operations, int changed) {
        return new ProgramPair(name, part(name, operations, -1), part(name, operations, changed));
    }

    private static ProgramPair.Part part(String name, int operations, int changed) {
        String body = IntStream.range(0, operations)
                .mapToObj(i -> "  %" + (i + 1) + " = stablehlo."
                        + (i == changed ? "maximum" : List.of("add", "multiply", "subtract").get(i % 3)) + " %"
                        + (i == 0 ? "a" : Integer.toString(i)) + ", %a : tensor<3x4xi32>\n")
                .collect(Collectors.joining());
        Module module = MlirReader
                .read(name + ".mlir",
                        "func.func @" + name + "(%a: tensor<3x4xi32>) -> tensor<3x4xi32> {\n" + body + "  return %"
                                + operations + " : tensor<3x4xi32>\n}\n")
                .getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    private static ShownPair shown(ProgramPair pair, List<PairVerdict> verdicts) {
        return new ShownPair(new Judged(
                new Checked.Decided(pair.name(), "", pair.after().function().place(), verdicts, Duration.ofMillis(5)),
                false), Optional.of(pair), "");
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void aPageOfFifteenHundredFunctionsIsSmall() {
        PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);
        List<PairVerdict> refuted = check.check(pair("f", 8, 3));
        assertThat(refuted.getFirst().kind()).isEqualTo(PairVerdict.Kind.REFUTED);
        List<PairVerdict> equal = List.of(new PairVerdict.EqualByParts(false, 1));
        List<ShownPair> all = IntStream.range(0, 1500)
                .mapToObj(i -> shown(pair("f" + i, 6 + i % 9, i % 5), i % 3 == 0 ? refuted : equal))
                .toList();
        assertThat(PairsPage.write(new PairsInput(all, RUN)).length()).isLessThan(1_000_000);
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void aPageOfFifteenHundredFunctionsThatAreAllRefutedIsSmall() {
        PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);
        // Each is far behind the one before that is alike, so that packing gains nothing by the repetition.
        List<ShownPair> different = IntStream.range(0, 45).mapToObj(i -> {
            ProgramPair pair = pair("f" + i, 6 + i % 9, i % 5);
            return shown(pair, check.check(pair));
        }).toList();
        List<ShownPair> all = IntStream.range(0, 1500).mapToObj(i -> different.get(i % 45)).toList();
        assertThat(all).allMatch(each -> each.judged().checked() instanceof Checked.Decided decided
                && decided.worst() == PairVerdict.Kind.REFUTED);
        assertThat(PairsPage.write(new PairsInput(all, RUN)).length()).isLessThan(1_000_000);
    }

    @Test
    void ofALargeProgramTheLinesAroundTheDifferenceAreShown() {
        ProgramPair pair = pair("f", 3000, 1400);
        List<Listing.Line> lines = Listing.of(Side.of(pair, List.of()).getLast());
        assertThat(lines).hasSizeLessThan(130);
        assertThat(lines).extracting(line -> line.text().strip())
                .containsSubsequence("%1400 = stablehlo.multiply %1399, %a : tensor<3x4xi32>",
                        "%1401 = stablehlo.maximum %1400, %a : tensor<3x4xi32>")
                .anyMatch(text -> text.matches("\\.\\. 1399 lines \\.\\."));
        Flow flow = Flow.of(Side.of(pair, List.of()).getLast());
        assertThat(flow.nodes()).hasSizeLessThan(60)
                .anyMatch(node -> node.label().equals("%1401 maximum") && node.emphasis() == Emphasis.OWN);
        assertThat(flow.omitted()).isGreaterThan(1000);
    }
}
