package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.CollectionResults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The page that a reader of XLA's simplifier opens first. */
@Tag("corpus")
class CensusPageTest {

    private static final Path PAGE = Path.of("../docs/xla.md");
    private static final String WRITTEN = "<!-- The build writes what follows, and fails where it is not what the verifier finds. -->\n";

    @Test
    void thePageSaysWhatTheVerifierFinds() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(page).contains(WRITTEN);
        String introduction = page.substring(0, page.indexOf(WRITTEN) + WRITTEN.length());
        String expected = introduction + CensusPage.of(Census.read(), CollectionResults.of("xla").matrix());
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, expected);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(expected);
    }
}
