package tools.aqua.turnkey.support;

import io.verifyrules.verifier.cache.CacheDirectory;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
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
            try (InputStream in = open(resources, folder + "turnkey.xml")) {
                metadata.loadFromXML(in);
            }
            Path directory = unpack(folder, values(metadata, "bundled-libraries."), resources);
            for (String library : values(metadata, "load-commands.")) {
                System.load(directory.resolve(library).toString());
            }
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
        return Stream.iterate(0, index -> index + 1).map(index -> metadata.getProperty(prefix + index))
                .takeWhile(Objects::nonNull).toList();
    }

    static Path unpack(String folder, List<String> libraries, Function<String, InputStream> resources)
            throws IOException {
        StringBuilder key = new StringBuilder();
        for (String library : libraries) {
            key.append(key.isEmpty() ? "" : "-").append(fingerprint(folder + library));
        }
        CacheDirectory cache = CacheDirectory.named("native").child(key.toString());
        try {
            return unpack(cache, folder, libraries, resources);
        } catch (IOException unwritable) {
            Path temporary = Files.createTempDirectory("verify-rules-native");
            temporary.toFile().deleteOnExit();
            Path unpacked = unpack(new CacheDirectory(temporary), folder, libraries, resources);
            libraries.forEach(library -> unpacked.resolve(library).toFile().deleteOnExit());
            return unpacked;
        }
    }

    private static Path unpack(CacheDirectory cache, String folder, List<String> libraries,
            Function<String, InputStream> resources) throws IOException {
        for (String library : libraries) {
            Path unpacked = cache.entry(library);
            if (!Files.isRegularFile(unpacked) || Files.size(unpacked) != size(folder + library)) {
                try (InputStream in = open(resources, folder + library)) {
                    cache.store(library, in);
                }
            }
        }
        return cache.path().toAbsolutePath();
    }

    private static InputStream open(Function<String, InputStream> resources, String name) throws IOException {
        InputStream stream = resources.apply(name);
        if (stream == null) {
            throw new FileNotFoundException(name + " is not on the class path; this platform has no native libraries");
        }
        return stream;
    }

    /** What tells two builds of a library apart, without reading it: the checksum in the jar, else the time of the file. */
    private static String fingerprint(String resource) throws IOException {
        var connection = locate(resource).openConnection();
        long content = connection instanceof JarURLConnection jar
                ? jar.getJarEntry().getCrc()
                : connection.getLastModified();
        return Long.toHexString(content) + "." + Long.toHexString(size(resource));
    }

    private static long size(String resource) throws IOException {
        var connection = locate(resource).openConnection();
        return connection instanceof JarURLConnection jar
                ? jar.getJarEntry().getSize()
                : connection.getContentLengthLong();
    }

    private static URL locate(String resource) throws IOException {
        URL url = TurnKey.class.getResource(resource);
        if (url == null) {
            throw new FileNotFoundException(resource + " is not on the class path");
        }
        return url;
    }
}
