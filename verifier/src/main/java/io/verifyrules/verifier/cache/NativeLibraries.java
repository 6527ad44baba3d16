package io.verifyrules.verifier.cache;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.zip.CRC32;

/**
 * Native libraries that are packed into jars, in a directory in which they are unpacked once. One that is there is used
 * only if nobody else can change it and its content is that of the jar. Half a library, or one with a damaged page,
 * would be code that nobody wrote. The checksum is against accidents; against others is that the file and its folders
 * are this user's.
 */
public final class NativeLibraries {

    private static final int PART_BYTES = 1 << 18;

    private NativeLibraries() {
    }

    /** The content of a library, as the jar states it. */
    private record Content(long checksum, long size) {

        @Override
        public String toString() {
            return Long.toHexString(checksum) + "." + Long.toHexString(size);
        }
    }

    /**
     * Lets the libraries of a resource folder be loaded from a directory that holds them. Where the cache cannot be written, or others can, that
     * is a temporary one, of which nothing is left as soon as they are loaded.
     *
     * @param folder    an absolute name that ends in a slash
     * @param resources opens a resource by its absolute name
     * @param loading   loads the libraries from the directory
     * @throws IOException if a library is not on the class path or cannot be unpacked anywhere
     */
    public static void load(String folder, List<String> libraries, Function<String, InputStream> resources,
            Consumer<Path> loading) throws IOException {
        StringBuilder key = new StringBuilder();
        for (String library : libraries) {
            key.append(key.isEmpty() ? "" : "-").append(content(folder + library));
        }
        Optional<CacheDirectory> cache = CachePlace.ofUser().folder("native").map(all -> all.child(key.toString()));
        if (cache.isPresent() && unpacked(cache.get(), folder, libraries, resources)) {
            loading.accept(cache.get().path().toAbsolutePath());
        } else {
            loadFromTemporary(folder, libraries, resources, loading);
        }
    }

    /** Whether the libraries are in a directory that nobody else can change. */
    private static boolean unpacked(CacheDirectory cache, String folder, List<String> libraries,
            Function<String, InputStream> resources) {
        try {
            if (PrivateFolder.obstacleTo(cache.path()).isPresent()) {
                return false;
            }
            unpack(cache, folder, libraries, resources);
            return true;
        } catch (IOException unwritable) {
            return false;
        }
    }

    private static void loadFromTemporary(String folder, List<String> libraries,
            Function<String, InputStream> resources, Consumer<Path> loading) throws IOException {
        CacheDirectory temporary = new CacheDirectory(
                Files.createTempDirectory("verify-rules-native").toAbsolutePath());
        try {
            unpack(temporary, folder, libraries, resources);
            loading.accept(temporary.path());
        } finally {
            // What is loaded needs no name any more; a process that is stopped later would leave it.
            for (String library : libraries) {
                delete(temporary.entry(library));
            }
            delete(temporary.path());
        }
    }

    /** Some systems keep what is in use; there it goes at the end. */
    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException inUse) {
            file.toFile().deleteOnExit();
        }
    }

    private static void unpack(CacheDirectory cache, String folder, List<String> libraries,
            Function<String, InputStream> resources) throws IOException {
        for (String library : libraries) {
            Content wanted = content(folder + library);
            Path unpacked = cache.entry(library);
            if (!isOwn(unpacked) || !content(unpacked, wanted.size()).equals(wanted)) {
                try (InputStream in = open(resources, folder + library)) {
                    cache.store(library, in);
                }
            }
        }
    }

    /** A checksum that fits says nothing of a file that somebody else has written, who could make it fit. */
    private static boolean isOwn(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && PrivateFolder.obstacleTo(file).isEmpty();
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

    /** The content of a library on the class path; a jar states it, so that it need not be read. */
    private static Content content(String resource) throws IOException {
        URL url = NativeLibraries.class.getResource(resource);
        if (url == null) {
            throw new FileNotFoundException(resource + " is not on the class path");
        }
        URLConnection connection = url.openConnection();
        if (connection instanceof JarURLConnection jar) {
            return new Content(jar.getJarEntry().getCrc(), jar.getJarEntry().getSize());
        }
        CRC32 checksum = new CRC32();
        try (InputStream in = connection.getInputStream()) {
            byte[] all = in.readAllBytes();
            checksum.update(all);
            return new Content(checksum.getValue(), all.length);
        }
    }

    /** The content of a file, which is not read where its size tells enough. */
    private static Content content(Path file, long wantedSize) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            CRC32 checksum = new CRC32();
            long size = channel.size();
            // Some 10 ms for 35 MB at each start; mapping the file takes twenty times as long.
            ByteBuffer part = ByteBuffer.allocateDirect(PART_BYTES);
            while (size == wantedSize && channel.read(part) >= 0) {
                checksum.update(part.flip());
                part.clear();
            }
            return new Content(checksum.getValue(), size);
        }
    }
}
