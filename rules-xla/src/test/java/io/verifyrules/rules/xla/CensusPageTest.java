package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.CollectionResults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The page that a reader of XLA's simplifier opens first, and the pages of its handlers. */
@Tag("corpus")
class CensusPageTest {

    private static final Path PAGE = Path.of("../docs/xla.md");
    private static final Path HANDLERS = Path.of("../docs/xla");
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

    @Test
    void eachHandlerHasAPageOfItsVerdictsAndNoOtherPageIsThere() throws IOException {
        Map<String, String> expected = CensusPage.ofHandlers(Census.read(), CollectionResults.of("xla").matrix());
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(HANDLERS);
            for (String stale : pages().keySet()) {
                Files.delete(HANDLERS.resolve(stale + ".md"));
            }
            for (Map.Entry<String, String> page : expected.entrySet()) {
                Files.writeString(HANDLERS.resolve(page.getKey() + ".md"), page.getValue());
            }
        }
        assertThat(pages()).isEqualTo(expected);
    }

    private static Map<String, String> pages() throws IOException {
        try (Stream<Path> files = Files.list(HANDLERS)) {
            return files.collect(Collectors.toMap(file -> file.getFileName().toString().replace(".md", ""), file -> {
                try {
                    return Files.readString(file);
                } catch (IOException unreadable) {
                    throw new UncheckedIOException(unreadable);
                }
            }));
        }
    }
}
