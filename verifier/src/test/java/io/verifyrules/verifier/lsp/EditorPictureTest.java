package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.OnItsDay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The picture in the documentation shows what the server tells an editor; {@code -Dgolden.update=true} draws it anew. */
@Tag("process")
class EditorPictureTest {

    private static final Path PICTURE = Path.of("..", "docs", "images", "editor.svg");
    private static final String RULES = """
            rule("reversed twice") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(c to n)
                lhs = A.reverse(c).reverse(c)
                rhs = A
            }

            rule("a slice inside the first part") {
                val c by singleton
                val n by c.sizes
                val m by c.sizes
                val e by c.map
                val A by tensor(c to n)
                val B by tensor(c to m)
                lhs = concat(A, B, along = c).slice(start = 0, end = e)
                rhs = A.slice(start = 0, end = e)
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Timeout(120)
    @OnItsDay(turn = 1, of = 3)
    void thePictureShowsWhatTheServerTells() throws Exception {
        try (EditorSession editor = new EditorSession(folder, "slices.rules.kts")) {
            editor.initialize();
            editor.type(RULES);
            List<Diagnostic> wrong = editor.diagnostics(found -> !found.isEmpty());
            int line = wrong.getFirst().getRange().getStart().getLine();
            Map<Integer, String> verdicts = editor.lenses();
            // The last line is the place, which is another one each time.
            List<String> counterexample = editor.hover(line)
                    .lines()
                    .filter(each -> !each.startsWith("```") && !each.startsWith("    at "))
                    .toList();
            Set<Integer> lines = wrong.stream()
                    .map(diagnostic -> diagnostic.getRange().getStart().getLine())
                    .collect(Collectors.toSet());
            assertIsDocumented(new EditorPicture("slices.rules.kts", RULES.lines().toList(), verdicts, lines,
                    editor.actions(line).getFirst().getTitle(), counterexample).svg());
            assertThat(editor.end()).isZero();
        }
    }

    private static void assertIsDocumented(String picture) throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PICTURE, picture);
        }
        assertThat(withoutTimes(picture)).isEqualTo(withoutTimes(Files.readString(PICTURE)));
    }

    private static String withoutTimes(String picture) {
        return picture.replaceAll("\\d+(\\.\\d+)? m?s\\b", "some time");
    }
}
