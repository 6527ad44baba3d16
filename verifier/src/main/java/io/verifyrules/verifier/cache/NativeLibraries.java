package io.verifyrules.verifier.cache;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** Native libraries that are packed into jars, in a directory in which they are unpacked once. */
public final class NativeLibraries {

    private NativeLibraries() {
    }

    /**
     * The directory with the libraries of a resource folder.
     *
     * @param folder    an absolute name that ends in a slash
     * @param resources opens a resource by its absolute name
     * @throws IOException if a library is not on the class path or cannot be unpacked anywhere
     */
    public static Path unpack(String folder, List<String> libraries, Function<String, InputStream> resources)
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

    /**
     * Opens a resource.
     *
     * @throws FileNotFoundException if there is none
     */
    public static InputStream open(Function<String, InputStream> resources, String name) throws IOException {
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
        URL url = NativeLibraries.class.getResource(resource);
        if (url == null) {
            throw new FileNotFoundException(resource + " is not on the class path");
        }
        return url;
    }
}
