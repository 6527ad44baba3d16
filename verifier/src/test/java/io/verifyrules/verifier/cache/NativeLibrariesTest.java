package io.verifyrules.verifier.cache;

import com.microsoft.z3.Native;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tools.aqua.turnkey.support.TurnKey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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

    /** The library with another content of the same size and checksum: four bytes make up for all that was changed. */
    private static byte[] forged() throws IOException {
        byte[] forged = original();
        CRC32 wanted = new CRC32();
        wanted.update(forged);
        forged[100] ^= 0x55;
        // What four bytes do to the checksum is linear, so that each bit of it has a bit of theirs.
        int[] effects = new int[32];
        byte[] zero = forged.clone();
        java.util.Arrays.fill(zero, zero.length - 4, zero.length, (byte) 0);
        int base = checksum(zero);
        for (int bit = 0; bit < 32; bit++) {
            byte[] one = zero.clone();
            one[one.length - 4 + bit / 8] ^= (byte) (1 << (bit % 8));
            effects[bit] = checksum(one) ^ base;
        }
        int solution = solved(effects, (int) wanted.getValue() ^ base);
        for (int i = 0; i < 4; i++) {
            zero[zero.length - 4 + i] = (byte) (solution >>> (8 * i));
        }
        assertThat(checksum(zero)).isEqualTo((int) wanted.getValue());
        return zero;
    }

    private static int checksum(byte[] bytes) {
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        return (int) checksum.getValue();
    }

    /** The set of effects, as bits, whose sum is the target, by elimination. */
    private static int solved(int[] effects, int target) {
        int[] rows = effects.clone();
        int[] members = new int[32];
        for (int i = 0; i < 32; i++) {
            members[i] = 1 << i;
        }
        int rest = target;
        int chosen = 0;
        for (int column = 0, next = 0; column < 32; column++) {
            int pivot = next;
            while (pivot < 32 && ((rows[pivot] >>> column) & 1) == 0) {
                pivot++;
            }
            assertThat(pivot).isLessThan(32);
            int row = rows[pivot];
            int member = members[pivot];
            rows[pivot] = rows[next];
            members[pivot] = members[next];
            rows[next] = row;
            members[next] = member;
            next++;
            for (int other = next; other < 32; other++) {
                if (((rows[other] >>> column) & 1) != 0) {
                    rows[other] ^= row;
                    members[other] ^= member;
                }
            }
            if (((rest >>> column) & 1) != 0) {
                rest ^= row;
                chosen ^= member;
            }
        }
        return chosen;
    }

    @Test
    void aLibraryThatOthersMayChangeIsUnpackedAgainWhateverItsChecksumSays() throws IOException {
        assumeTrue(FileAccess.isKnown(), "this system does not tell who may change a file");
        Path library = unpacked();
        Files.write(library, forged());
        Files.setPosixFilePermissions(library, PosixFilePermissions.fromString("rw-rw-rw-"));
        assertThat(unpacked()).isEqualTo(library).hasBinaryContent(original());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(library))).isEqualTo("rw-------");
    }

    @Test
    void aLibraryOfSomebodyElseIsUnpackedAgain() throws IOException {
        Path library = unpacked();
        assumeTrue(FileAccess.isKnown() && (int) Files.getAttribute(library, "unix:uid") == 0,
                "only root can give files away");
        Files.write(library, forged());
        Files.setAttribute(library, "unix:uid", 12_345);
        assertThat(unpacked()).isEqualTo(library).hasBinaryContent(original());
    }

    @Test
    void inAFolderThatOthersMayChangeATemporaryOneServes() throws IOException {
        assumeTrue(FileAccess.isKnown(), "this system does not tell who may change a folder");
        Path first = unpacked();
        for (Path each : List.of(Optional.ofNullable(first.getParent()).orElseThrow(), cache)) {
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxrwxrwx"));
            assertThat(unpacked().startsWith(cache)).isFalse();
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwx------"));
        }
        assertThat(unpacked()).isEqualTo(first);
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
