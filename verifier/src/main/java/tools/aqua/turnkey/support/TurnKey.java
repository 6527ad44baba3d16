package tools.aqua.turnkey.support;

import io.verifyrules.verifier.cache.NativeLibraries;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Stream;

/** Loads the native libraries that are packed into a jar, from a directory in which they are unpacked once. */
public final class TurnKey {

    private TurnKey() {
    }

    /**
     * Loads the libraries for this platform. The name and the parameters are those that the callers were compiled against.
     *
     * @param base      the resource folder that has one folder for each platform
     * @param resources opens a resource by its absolute name
     * @throws UnsatisfiedLinkError if there are none for this platform or they cannot be unpacked or loaded
     */
    public static void load(String base, Function<String, InputStream> resources) {
        String folder = "/" + base + "/" + platform() + "/";
        try {
            Properties metadata = new Properties();
            try (InputStream in = NativeLibraries.open(resources, folder + "turnkey.xml")) {
                metadata.loadFromXML(in);
            }
            NativeLibraries.load(folder, values(metadata, "bundled-libraries."), resources,
                    directory -> values(metadata, "load-commands.")
                            .forEach(library -> System.load(directory.resolve(library).toString())));
        } catch (IOException | UncheckedIOException failure) {
            UnsatisfiedLinkError error = new UnsatisfiedLinkError(
                    "cannot unpack the native libraries " + folder + ": " + failure.getMessage());
            error.initCause(failure);
            throw error;
        }
    }

    private static String platform() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        String family = system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "osx" : "linux";
        return family + "/" + switch (machine) {
            case "x86_64", "x64" -> "amd64";
            case "arm64" -> "aarch64";
            case "i386", "i486", "i586", "i686" -> "x86";
            default -> machine;
        };
    }

    private static List<String> values(Properties metadata, String prefix) {
        return Stream.iterate(0, index -> index + 1)
                .map(index -> metadata.getProperty(prefix + index))
                .takeWhile(Objects::nonNull)
                .toList();
    }
}
