package io.verifyrules.verifier.lsp;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents that hold rules for programs are served as scripts are, but that no condition is written into them. */
@Timeout(120)
@Tag("process")
class JsonDocumentsTest {

    private static final String WRONG = """
            {"version": 1, "rules": [
              {"name": "reversed once",
               "classes": [{"name": "c", "ranks": "any"}],
               "maps": {"n": "c"},
               "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
               "lhs": {"op": "reverse", "operand": "A", "axes": ["c"]},
               "rhs": "A"}
            ]}
            """;
    private static final String RIGHT = WRONG.replace("\"rhs\": \"A\"",
            "\"rhs\": {\"op\": \"reverse\", \"operand\": \"A\", \"axes\": [\"c\"]}");

    @TempDir
    private static Path folder;

    @Test
    void rulesInJsonHaveVerdictsWhileTheyAreEdited() throws Exception {
        try (EditorSession editor = new EditorSession(folder, "some.rules.json")) {
            editor.initialize();
            editor.type(WRONG);
            List<Diagnostic> found = editor.diagnostics(all -> !all.isEmpty());
            assertThat(found).singleElement().satisfies(diagnostic -> {
                assertThat(diagnostic.getMessage().getLeft()).startsWith("any: expected VERIFIED, got REFUTED");
                assertThat(diagnostic.getRange().getStart().getLine()).isEqualTo(1);
            });
            assertThat(editor.hover(5)).contains("reversed once");
            assertThat(editor.actions(1)).isEmpty();
            editor.type(RIGHT);
            editor.diagnostics(List::isEmpty);
            assertThat(editor.lenses()).isEqualTo(Map.of(1, "VERIFIED any"));
            editor.type(RIGHT.replace("\"operand\": \"A\"", "\"operand\": \"B\""));
            assertThat(editor.diagnostics(all -> !all.isEmpty()).getFirst().getMessage().getLeft()).contains("B");
        }
    }
}
