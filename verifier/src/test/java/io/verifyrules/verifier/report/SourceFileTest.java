package io.verifyrules.verifier.report;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class SourceFileTest {

    private static final Path FOLDER = Path.of("/projects/repository");

    @ParameterizedTest
    @CsvSource({"rules/a.rules.kts, rules/a.rules.kts, rules/a.rules.kts",
            "/projects/repository/rules/a.rules.kts, rules/a.rules.kts, rules/a.rules.kts",
            "./rules/../a.rules.kts, a.rules.kts, a.rules.kts",
            "/elsewhere/a.rules.kts, /elsewhere/a.rules.kts, file:///elsewhere/a.rules.kts",
            "../a.rules.kts, /projects/a.rules.kts, file:///projects/a.rules.kts",
            "my rules/100%.rules.kts, my rules/100%.rules.kts, my%20rules/100%25.rules.kts",
            "régles/a#b?.rules.kts, régles/a#b?.rules.kts, r%C3%A9gles/a%23b%3F.rules.kts",
            "a:b.rules.kts, a:b.rules.kts, a:b.rules.kts"})
    void aFileBelowTheFolderIsNamedFromThere(String given, String path, String uri) {
        assertThat(SourceFile.path(FOLDER, given)).isEqualTo(path);
        assertThat(SourceFile.uri(FOLDER, given)).isEqualTo(uri);
        assertThat(SourceFile.isRelative(FOLDER, given)).isEqualTo(!uri.startsWith("file:"));
    }
}
