package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.CollectionResults;
import io.verifyrules.rules.testing.EveryOtherDay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The page that says which patterns of Enzyme-JAX's optimizer are right, and where others are wrong. */
@Tag("corpus")
@EveryOtherDay(turn = 0)
class EnzymePageTest {

    private static final Path PAGE = Path.of("../docs/enzyme.md");
    private static final String WRITTEN = "<!-- The build writes what follows, and fails where it is not what the verifier finds. -->\n";

    @Test
    void thePageSaysWhatTheVerifierFinds() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(page).contains(WRITTEN);
        String introduction = page.substring(0, page.indexOf(WRITTEN) + WRITTEN.length());
        String expected = introduction + EnzymePage.of(CollectionResults.of("enzyme").matrix());
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, expected);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(expected);
    }
}
