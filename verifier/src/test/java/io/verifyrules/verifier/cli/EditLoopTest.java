package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@Order(5)
class EditLoopTest {

    private static final RuleScripts SCRIPTS = new RuleScripts();

    private static final String TWO = """
            rule("first") {
                val X by tensor(int)
                lhs = X + 0
                rhs = X
            }

            rule("second") {
                val X by tensor(int)
                lhs = X * 1
                rhs = X
            }
            """;

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<String> verified = new ArrayList<>();
    private final EditLoop loop = loop(out, verified, err);

    private Path file() {
        return folder.resolve("some.rules.kts");
    }

    private static EditLoop loop(StringWriter out, List<String> verified, StringWriter err) {
        RuleVerifier pipeline = new Pipeline();
        RuleVerifier noting = (rule, options) -> {
            verified.add(rule.name());
            return pipeline.verify(rule, options);
        };
        return new EditLoop(
                new Surroundings(() -> noting, () -> SCRIPTS::loadAgain, List::of, new PrintWriter(out),
                        new PrintWriter(err), false, false, TextStyle.USUAL_WIDTH),
                VerifyOptions.DEFAULT, List.of(), 1);
    }

    private String turn(String text) throws IOException, InterruptedException {
        Files.writeString(file(), text);
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        verified.clear();
        loop.turn(List.of(folder.toString()));
        return out + err.toString();
    }

    @Test
    void theFirstTimeEveryRuleIsNew() throws IOException, InterruptedException {
        assertThat(turn(TWO)).contains("VERIFIED    first", "VERIFIED    second",
                "-- 2 rules, all new; all as expected");
        assertThat(verified).containsExactly("first", "second");
    }

    @Test
    void afterAnEditOnlyTheChangedRuleIsVerified() throws IOException, InterruptedException {
        turn(TWO);
        assertThat(turn(TWO.replace("X * 1", "X * 2")))
                .contains("REFUTED     second", "-- 2 rules, 1 new; 1 not as expected")
                .doesNotContain("first");
        assertThat(verified).containsExactly("second");
    }

    @Test
    void whatWasNotAsExpectedBeforeStillCounts() throws IOException, InterruptedException {
        turn(TWO.replace("X * 1", "X * 2"));
        assertThat(turn(TWO.replace("X * 1", "X * 2").replace("X + 0", "X - 0"))).contains("VERIFIED    first",
                "1 new; 1 not as expected");
    }

    @Test
    void aRuleThatMovesIsNotNew() throws IOException, InterruptedException {
        turn(TWO);
        assertThat(turn("// a remark\n\n" + TWO)).contains("-- 2 rules, 0 new; all as expected");
        assertThat(verified).isEmpty();
    }

    @Test
    void aFileThatCannotBeReadIsSaidOnceAndWhatIsMendedIsKnown() throws IOException, InterruptedException {
        turn(TWO);
        assertThat(turn(TWO + "val x = ")).contains("some.rules.kts");
        assertThat(turn(TWO + "val x = ")).doesNotContain("some.rules.kts");
        assertThat(turn(TWO)).contains("all as expected");
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void aChangeOfAFileIsSeenAlsoWhereAnEditorReplacesIt() throws IOException, InterruptedException {
        Files.writeString(file(), TWO);
        FileChanges changes = new FileChanges(List.of(folder.toString()));
        Files.writeString(file(), TWO + "\n");
        changes.await();
        Path other = Files.writeString(folder.resolve("new"), TWO + "\n");
        Files.move(other, file(), StandardCopyOption.REPLACE_EXISTING);
        changes.await();
        Files.delete(file());
        changes.await();
        assertThat(file()).doesNotExist();
    }

    @Test
    void aRuleIsAskedAboutByTheNumberBeforeItsVerdict() throws IOException, InterruptedException {
        assertThat(turn(TWO.replace("X * 1", "X * 2"))).contains("1  VERIFIED    first", "2  REFUTED     second");
        turn(TWO.replace("X * 1", "X * 2").replace("X + 0", "X - 0"));
        WatchAnswers answers = new WatchAnswers(new Surroundings(Pipeline::new, () -> SCRIPTS::loadAgain, List::of,
                new PrintWriter(out), new PrintWriter(err), false, false, TextStyle.USUAL_WIDTH),
                VerifyOptions.DEFAULT);
        assertThat(answers.to(WatchKey.of("l"), loop.outcomes())).hasSize(2)
                .satisfies(all -> assertThat(all.getFirst()).startsWith("1  VERIFIED    first"))
                .satisfies(all -> assertThat(all.getLast()).startsWith("2  REFUTED     second"));
        assertThat(String.join("\n", answers.to(WatchKey.of("c 2"), loop.outcomes()))).contains("left side ",
                "difference  ");
        assertThat(String.join("\n", answers.to(WatchKey.of("e1"), loop.outcomes()))).contains("elements equal");
        assertThat(String.join("\n", answers.to(WatchKey.of("g 1"), loop.outcomes())))
                .contains("right as it is: it requires nothing");
        assertThat(answers.to(WatchKey.of("g 3"), loop.outcomes()))
                .containsExactly("-- there is no rule 3; l lists all");
        assertThat(answers.to(WatchKey.of("what?"), loop.outcomes())).containsExactly("-- " + WatchKey.HELP);
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void whatIsTypedIsReadLineByLine() throws InterruptedException {
        TypedLines typed = TypedLines.of(new StringReader("g 12\n q \n"));
        assertThat(typed.within(10_000).map(WatchKey::of)).contains(new WatchKey.Generalize(12));
        assertThat(typed.within(10_000).map(WatchKey::of)).contains(new WatchKey.Quit());
        assertThat(typed.within(1)).as("nobody types any more").isEmpty();
    }

    @Test
    void resultsOfEarlierRunsAreOfUse() throws IOException, InterruptedException {
        SealedEntries results = new SealedEntries(new CacheDirectory(folder.resolve("results")), "results",
                Seal.random());
        List<String> asked = new ArrayList<>();
        RuleVerifier pipeline = new Pipeline();
        for (int run = 0; run < 2; run++) {
            Surroundings surroundings = new Surroundings(() -> (rule, options) -> {
                asked.add(rule.name());
                return pipeline.verify(rule, options);
            }, () -> SCRIPTS::loadAgain, List::of, new PrintWriter(out), new PrintWriter(err), false, false,
                    TextStyle.USUAL_WIDTH).keepingResults(results);
            Files.writeString(file(), TWO);
            new EditLoop(surroundings.withKnownResults(), VerifyOptions.DEFAULT, List.of(), 1)
                    .turn(List.of(folder.toString()));
        }
        assertThat(asked).containsExactly("first", "second");
    }
}
