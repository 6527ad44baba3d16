package io.verifyrules.verifier.journal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Results of another build are not taken over, whichever of its modules is another. */
class BuildDigestTest {

    private static final FileTime TIME = FileTime.fromMillis(0);

    @TempDir
    private Path folder = Path.of("");

    private Path rules = Path.of("");

    @BeforeEach
    void writeModules() throws IOException {
        rules = jar("rules.jar", "io/verifyrules/", "first");
    }

    /** A jar of one class; all are of the same size and time. */
    private Path jar(String name, String place, String code) throws IOException {
        Path jar = folder.resolve(name);
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(entry(place));
            out.putNextEntry(entry(place + "Rules.class"));
            out.write(code.getBytes(StandardCharsets.UTF_8));
        }
        Files.setLastModifiedTime(jar, TIME);
        return jar;
    }

    private static ZipEntry entry(String name) {
        return new ZipEntry(name).setLastModifiedTime(TIME);
    }

    private Path application(String classPath) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        Path jar = folder.resolve("application.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream written = new JarOutputStream(file, manifest)) {
            written.finish();
        }
        Files.setLastModifiedTime(jar, TIME);
        return jar;
    }

    @Test
    void aModuleWithOtherCodeOfTheSameSizeAndTimeIsAnotherBuild() throws IOException {
        BuildDigest before = BuildDigest.of(List.of(rules));
        assertThat(BuildDigest.of(List.of(rules))).isEqualTo(before);
        long size = Files.size(rules);
        jar("rules.jar", "io/verifyrules/", "other");
        assertThat(Files.size(rules)).isEqualTo(size);
        assertThat(BuildDigest.of(List.of(rules))).isNotEqualTo(before);
    }

    @Test
    void aModuleThatIsBuiltAgainWithTheSameCodeIsTheSameBuild() throws IOException {
        BuildDigest before = BuildDigest.of(List.of(rules));
        Files.setLastModifiedTime(rules, FileTime.fromMillis(1_000_000));
        assertThat(BuildDigest.of(List.of(rules))).isEqualTo(before);
    }

    @Test
    void whatTheApplicationRefersToCountsAsItself() throws IOException {
        Path application = application("rules.jar");
        BuildDigest before = BuildDigest.of(List.of(application));
        jar("rules.jar", "io/verifyrules/", "other");
        assertThat(BuildDigest.of(List.of(application))).isNotEqualTo(before);
    }

    @Test
    void anotherLibraryIsAnotherBuild() throws IOException {
        Path library = jar("library.jar", "org/example/", "first");
        BuildDigest before = BuildDigest.of(List.of(library));
        Files.setLastModifiedTime(library, FileTime.fromMillis(1_000_000));
        assertThat(BuildDigest.of(List.of(library))).isNotEqualTo(before);
        assertThat(BuildDigest.of(List.of())).isNotEqualTo(before);
    }

    @Test
    void aFolderOfClassesCountsByItsContent() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path code = Files.writeString(classes.resolve("Rules.class"), "first");
        BuildDigest before = BuildDigest.of(List.of(classes));
        Files.writeString(code, "other");
        assertThat(BuildDigest.of(List.of(classes))).isNotEqualTo(before);
    }
}
