package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules with variants inside, right and ill-formed ones. */
class VariantsReportTest {

    private static final String FILE = "src/test/variants/variants.rules.kts";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theTextSaysWhichConditionsAreShownToBeNeeded() {
        RealRun run = RealRun.of(new RuleScripts(), FILE);
        Golden.assertMatches("variants.txt", run.transcript());
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void theJsonReportKnowsTheVariantsAndWhatTheyShow() throws IOException {
        Path report = folder.resolve("report.json");
        RealRun.of(new RuleScripts(), FILE, "--json", report.toString());
        assertThat(Files.readString(report).replaceAll("\\s", "")).contains(
                "\"demandsShown\":\"eachofits2conditionsisneeded\"",
                "{\"condition\":\"allc:low==0\",\"needed\":true,\"shownBy\":[\"paddingbelow\"],"
                        + "\"superfluous\":false,\"verifiedWithout\":[]}",
                "{\"condition\":\"k>0\",\"needed\":false,\"shownBy\":[],"
                        + "\"superfluous\":true,\"verifiedWithout\":[\"aquotientbyanegativenumber\"]}",
                "\"variant\":{\"of\":\"nopaddingisnochange\",\"kind\":\"broken\",\"demand\":0}",
                "\"variant\":{\"of\":\"nopaddingisnochange\",\"kind\":\"broken\"}");
    }

    @Test
    void thePageSaysWhatTheVariantsShow() throws IOException {
        RealRun.of(new RuleScripts(), FILE, "--html", folder.toString());
        PackedPage page = PackedPage.of(Files.readString(folder.resolve("index.html")));
        assertThat(page.sections()).flatExtracting(section -> section.select("p").eachText())
                .filteredOn(text -> text.startsWith("Its variants"))
                .containsExactly("Its variants show: each of its 2 conditions is needed",
                        "Its variants show: one of its 3 conditions is not needed: right habits, without the first condition",
                        "Its variants show: 2 of its 2 conditions are not needed, each beside all others: a quotient by a positive number; a quotient by a negative number",
                        "Its variants show: 1 of its 2 conditions is shown to be needed; one is not needed: any size");
    }

    @Test
    void whatIsWrittenByHabitIsExplainedAndCostsItsRule() {
        RealRun run = RealRun.of(new RuleScripts(), "src/test/rules/ill-formed/habits.rules.kts", "--show");
        Golden.assertMatches("habits.txt", run.transcript());
        assertThat(run.exitCode()).isZero();
    }
}
