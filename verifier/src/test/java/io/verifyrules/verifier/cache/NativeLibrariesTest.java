package io.verifyrules.verifier.cache;

import com.microsoft.z3.Native;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tools.aqua.turnkey.support.TurnKey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Works on the libraries of a fixed platform, which are unpacked and never loaded. */
@Isolated
class NativeLibrariesTest {

    private static final String FOLDER = "/com/microsoft/z3/osx/aarch64/";
    private static final String LIBRARY = "libz3java.dylib";

    @TempDir
    private Path cache;

    @BeforeEach
    void useOwnCache() {
        System.setProperty(CacheDirectory.PROPERTY, cache.toString());
    }

    @AfterEach
    void useUsualCache() {
        System.clearProperty(CacheDirectory.PROPERTY);
    }

    private static void load(Consumer<Path> loading) throws IOException {
        NativeLibraries.load(FOLDER, List.of(LIBRARY), Native.class::getResourceAsStream, loading);
    }

    /** The library as it is when it is to be loaded. */
    private static Path unpacked() throws IOException {
        AtomicReference<Path> place = new AtomicReference<>(Path.of(""));
        byte[] original = original();
        load(directory -> {
            place.set(directory.resolve(LIBRARY));
            assertThat(place.get()).hasBinaryContent(original);
        });
        return Optional.ofNullable(place.get()).orElseThrow();
    }

    private static byte[] original() throws IOException {
        try (InputStream library = Native.class.getResourceAsStream(FOLDER + LIBRARY)) {
            assertThat(library).isNotNull();
            return library.readAllBytes();
        }
    }

    @Test
    void aLibraryIsUnpackedOnceAndThenOnlyFound() throws IOException {
        Path first = unpacked();
        assertThat(first).startsWith(cache).hasBinaryContent(original());
        Files.setLastModifiedTime(first, FileTime.fromMillis(0));
        assertThat(unpacked()).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(first).toMillis()).isZero();
    }

    @Test
    void aTruncatedLibraryIsUnpackedAgain() throws IOException {
        Files.write(unpacked(), new byte[100]);
        assertThat(unpacked()).hasBinaryContent(original());
    }

    @Test
    void aLibraryWithOneWrongBitIsUnpackedAgain() throws IOException {
        Path library = unpacked();
        byte[] damaged = original();
        damaged[damaged.length / 2] ^= 4;
        Files.write(library, damaged);
        assertThat(unpacked()).isEqualTo(library).hasBinaryContent(original());
    }

    @Test
    void whereTheCacheCannotBeWrittenATemporaryFolderServesAndIsGoneAtOnce() throws IOException {
        Path file = Files.writeString(cache.resolve("file"), "");
        System.setProperty(CacheDirectory.PROPERTY, file.toString());
        Path library = unpacked();
        assertThat(library).doesNotExist();
        assertThat(library.getParent()).doesNotExist();
    }

    @Test
    void aLibraryThatCannotBeLoadedLeavesNoTemporaryFolderEither() throws IOException {
        Path file = Files.writeString(cache.resolve("file"), "");
        System.setProperty(CacheDirectory.PROPERTY, file.toString());
        AtomicReference<Path> place = new AtomicReference<>(Path.of(""));
        assertThatThrownBy(() -> load(directory -> {
            place.set(directory);
            throw new UnsatisfiedLinkError("no such symbol");
        })).isInstanceOf(UnsatisfiedLinkError.class);
        assertThat(place.get()).isAbsolute().doesNotExist();
    }

    @Test
    void aPlatformWithoutLibrariesIsNamed() {
        String machine = System.getProperty("os.arch");
        try {
            System.setProperty("os.arch", "riscv64");
            assertThatThrownBy(() -> TurnKey.load("com/microsoft/z3", Native.class::getResourceAsStream))
                    .isInstanceOf(UnsatisfiedLinkError.class)
                    .hasMessageContaining("/riscv64/");
        } finally {
            System.setProperty("os.arch", machine);
        }
    }
}
