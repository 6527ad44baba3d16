package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A word that is no command, or nothing at all, in the place of one: nothing is verified. */
class MisspeltTest {

    private static final Misspelt NAMES = new Misspelt(List.of("diff", "fuzz", "list", "mutate"),
            List.of("mlir", "xla"));

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void useFolder() throws IOException {
        command = new CommandRun(folder);
        command.rules("good.rules.json", "right");
    }

    @Test
    void aMisspeltCommandVerifiesNothing() {
        assertRefused("mutat is no command; did you mean 'mutate'?", "mutat", "@good.rules.json");
        assertRefused("mutat is no command; did you mean 'mutate'?", "mutat");
        assertRefused("generalise is no command; did you mean 'generalize'?", "generalise", "@good.rules.json");
    }

    @Test
    void theOptionsOfTheCommandThatWasMeantAreNotBlamed() {
        assertRefused("fuz is no command; did you mean 'fuzz'?", "fuz", "--seed", "3");
    }

    @Test
    void aMisspeltCollectionBeforeOthersVerifiesNothing() {
        assertRefused("xlaa is no command, collection, file or folder; did you mean 'xla'?", "xlaa",
                "@good.rules.json");
    }

    @Test
    void aWordThatIsNearToNothingIsAnsweredWithTheCommands() {
        assertRefused("verify is no command, collection, file or folder; the commands are ", "verify",
                "@good.rules.json");
    }

    @Test
    void aMisspeltOptionIsAnsweredWithTheOneThatIsNear() {
        assertRefused("Unknown option: '--explian'", "--explian", "@good.rules.json");
        assertThat(command.run("--explian", "@good.rules.json").transcript()).contains("--explain");
    }

    @Test
    void collectionsFilesAndPathsAreNoMisspeltCommands() {
        assertThat(NAMES.obstacle(List.of("xla", "mlir"))).isEmpty();
        assertThat(NAMES.obstacle(List.of("src", "xla"))).isEmpty();
        assertThat(NAMES.obstacle(List.of("./mutat", "xla"))).isEmpty();
        assertThat(NAMES.obstacle(List.of("mutat.rules.kts", "xla"))).isEmpty();
        assertThat(NAMES.obstacle(List.of("-", "xla"))).isEmpty();
        assertThat(NAMES.obstacle(List.of())).isEmpty();
    }

    private void assertRefused(String message, String... arguments) {
        CommandRun run = command.run(arguments);
        assertThat(run.exitCode()).as(run.transcript()).isEqualTo(ExitCode.UNUSABLE_INPUT.number());
        assertThat(run.transcript()).contains(message).doesNotContain("VERIFIED");
    }
}
