package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A folder with five files that have one mistake each, beside a good one. */
class FiveMistakesTest {

    @Test
    void eachMistakeHasItsMessageAndTheGoodRuleItsVerdict() {
        RealRun run = RealRun.of(new RuleScripts(), "src/test/five-mistakes");
        Golden.assertMatches("five-mistakes.txt", run.transcript());
        assertThat(run.exitCode()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
    }

    @Test
    void withoutTheFilesThatDoNotCompileTheVerdictsDecideTheExitCode() {
        String folder = "src/test/five-mistakes/";
        RuleScripts scripts = new RuleScripts();
        assertThat(RealRun.of(scripts, folder + "unknown-axis.rules.kts", folder + "good.rules.kts").exitCode())
                .isEqualTo(ExitCode.UNEXPECTED.number());
        assertThat(RealRun.of(scripts, folder + "good.rules.kts").exitCode()).isZero();
    }
}
