package io.verifyrules.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class LibrariesTest {

    @TempDir
    private Path folder = Path.of("");

    @TempDir
    private Path elsewhere = Path.of("");

    @BeforeEach
    void writeLibraries() throws IOException {
        Files.writeString(folder.resolve("a-1.jar"), "abc");
        Files.writeString(folder.resolve("b-2.jar"), "of b");
        Files.writeString(folder.resolve("own-0.1.0-SNAPSHOT.jar"), "made by the build");
    }

    private Libraries listed() throws IOException {
        Path list = elsewhere.resolve("libraries.sha256");
        Libraries.main(new String[]{"update", list.toString(), folder.toString()});
        return Libraries.read(list);
    }

    private List<String> differences(Libraries listed) throws IOException {
        return Libraries.in(List.of(folder)).differencesFrom(listed);
    }

    @Test
    void librariesAreThoseThatAreListed() throws IOException {
        Libraries listed = listed();
        assertThat(differences(listed)).isEmpty();
        assertThat(listed.text())
                .startsWith("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a-1.jar\n")
                .doesNotContain("own-");
    }

    @Test
    void aChangedByteIsNoticed() throws IOException {
        Libraries listed = listed();
        Files.writeString(folder.resolve("a-1.jar"), "abd");
        assertThat(differences(listed)).singleElement()
                .asString()
                .startsWith("a-1.jar: has the SHA-256 a52d")
                .endsWith("and ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad is listed");
    }

    @Test
    void anotherLibraryAndAMissingOneAreNoticed() throws IOException {
        Libraries listed = listed();
        Files.move(folder.resolve("b-2.jar"), folder.resolve("b-3.jar"));
        assertThat(differences(listed)).satisfiesExactly(
                line -> assertThat(line).isEqualTo("b-2.jar: is listed, and the application does not use it"),
                line -> assertThat(line).startsWith("b-3.jar: no such library is listed; its SHA-256 is "));
    }
}
