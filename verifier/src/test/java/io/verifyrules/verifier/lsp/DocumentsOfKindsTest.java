package io.verifyrules.verifier.lsp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a document is, and what a new one is called. */
class DocumentsOfKindsTest {

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({"file:///a/b.mlir, plaintext, PROGRAMS", "file:///a/b.rules.kts, mlir, RULES",
            "file:///a/b.rules.json, json, RULES", "untitled:Untitled-1, mlir, PROGRAMS",
            "untitled:Untitled-1, kotlin, RULES", "file:///a/b.kts, kotlin, ''", "file:///a/mlir, mlir, ''"})
    void theEndOfTheNameSaysWhatADocumentIs(String uri, String language, String kind) {
        assertThat(DocumentKind.of(uri, language).map(Enum::name).orElse("")).isEqualTo(kind);
    }

    @Test
    void aNewRuleFileNeverTakesTheNameOfAnotherFile() throws IOException {
        String test = folder.resolve("some.mlir").toUri().toString();
        NewDocument first = NewDocument.beside(test, "f", "one");
        assertThat(first.uri()).endsWith("/some.f.rules.kts");
        assertThat(first.exists()).isFalse();
        Files.writeString(folder.resolve("some.f.rules.kts"), "one");
        assertThat(NewDocument.beside(test, "f", "one").exists()).as("it says the same").isTrue();
        assertThat(NewDocument.beside(test, "f", "other").uri()).endsWith("/some.f-2.rules.kts");
        assertThat(NewDocument.beside(test, "a/../b\"", "x").uri()).endsWith("/some.a_.._b_.rules.kts");
        assertThat(NewDocument.beside("untitled:Untitled-1", "f", "x").uri()).isEqualTo("untitled:f.rules.kts");
    }
}
