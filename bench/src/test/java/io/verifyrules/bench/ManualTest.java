package io.verifyrules.bench;

import io.verifyrules.verifier.cli.VerifyRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

import static org.assertj.core.api.Assertions.assertThat;

/** The manual says what the command line is made of. */
class ManualTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void eachCommandHasAPageWithAllOfItsOptions() throws IOException {
        Manual.write(folder);
        CommandSpec all = VerifyRules.definition();
        assertDescribed(all);
        all.subcommands().values().forEach(command -> assertDescribed(command.getCommandSpec()));
    }

    private void assertDescribed(CommandSpec command) {
        Path page = folder.resolve(command.qualifiedName("-") + ".adoc");
        List<String> options = command.options()
                .stream()
                .filter(option -> !option.hidden())
                .map(option -> option.longestName())
                .toList();
        assertThat(page).content().contains("= " + command.qualifiedName("-") + "(1)").contains(options);
    }
}
