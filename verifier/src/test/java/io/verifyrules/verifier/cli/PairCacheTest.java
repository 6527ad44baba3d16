package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.report.TextStyle;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs one after the other with a folder for results. */
class PairCacheTest {

    private static final String REMARK = "1 function was proved to be equal by an earlier run of this build; --no-cache checks again";

    @TempDir
    private Path folder = Path.of("");

    private final Seal seal = Seal.random();

    @BeforeEach
    void writeTest() throws IOException {
        Files.writeString(folder.resolve("test.mlir"), PairsPageTest.TEST);
    }

    private String run(String... more) {
        StringWriter out = new StringWriter();
        Surroundings surroundings = new Surroundings(SampleResults::new, () -> file -> {
            throw new IllegalStateException("no scripts are read");
        }, List::of, new PrintWriter(out), new PrintWriter(out), false, false, TextStyle.USUAL_WIDTH)
                .keepingResults(new SealedEntries(new CacheDirectory(folder.resolve("cache")), "results", seal));
        VerifyRules.run(surroundings,
                Stream.concat(Stream.of("lit", "-v", folder.resolve("test.mlir").toString()), Stream.of(more))
                        .toArray(String[]::new));
        return out.toString().replaceAll("\\d+ ms", "0 ms");
    }

    @Test
    void aLaterRunSaysTheSameAndWhereItIsFrom() {
        String first = run();
        assertThat(first).contains("@right CHECK  EQUAL", "REFUTED").doesNotContain("earlier run");
        assertThat(run()).isEqualTo(first + REMARK + System.lineSeparator());
        assertThat(run("--no-cache")).isEqualTo(first);
        assertThat(run("--timeout", "4")).as("another timeout is another check").isEqualTo(first);
        assertThat(run("--conditions")).isEqualTo(first);
    }

    @Test
    void withoutTheCacheNothingIsKept() {
        run("--no-cache");
        assertThat(run()).doesNotContain("earlier run");
    }

    @Test
    void whatIsKnownIsLiftedAndReportedAsWell() throws IOException {
        run();
        Path page = folder.resolve("page");
        assertThat(run("--lift", folder.resolve("rules.rules.kts").toString(), "--html", page.toString(), "--json",
                folder.resolve("found.json").toString())).contains(REMARK, "lifted 1 of 2 results");
        assertThat(PackedPage.of(Files.readString(page.resolve("index.html"))).rows())
                .extracting(row -> row.path("verdict").stringValue())
                .containsExactly("REFUTED", "EQUAL", "NOT SPELLED");
        assertThat(Files.readString(folder.resolve("found.json"))).contains("\"verdict\" : \"EQUAL\"");
    }
}
