package io.verifyrules.verifier;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;

/**
 * The class path of the programs that tests start: folders of classes are packed once, as an installed program has them. From folders a start
 * takes twice as long, as the program reads all files of which it is made, and no archive of loaded classes serves it.
 */
public final class PackedClassPath {

    /** Here are the jars, each called after what it holds. One of an earlier build with the same classes serves again. */
    static final Path PLACE = Path.of("target/packed").toAbsolutePath();

    private static final String PACKED = packed();

    private PackedClassPath() {
    }

    /** The class path of this process, made of jars. */
    public static String get() {
        return PACKED;
    }

    private static String packed() {
        List<String> entries = new ArrayList<>();
        try {
            Path jars = Files.createDirectories(PLACE).toRealPath();
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
                Path place = Path.of(entry);
                // An entry without a name is the working folder, in which the jars are.
                if (!entry.isEmpty() && Files.exists(place)) {
                    entries.add((Files.isDirectory(place) ? packed(place, jars) : place.toRealPath()).toString());
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return String.join(File.pathSeparator, entries);
    }

    private static Path packed(Path folder, Path jars) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        MessageDigest digest = sha256();
        for (Path file : files) {
            digest.update(name(folder, file).getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(file));
        }
        Path jar = jars.resolve(HexFormat.of().formatHex(digest.digest(), 0, 8) + ".jar");
        if (!Files.exists(jar)) {
            Path scratch = Files.createTempFile(jars, "packing", "");
            write(scratch, folder, files);
            Files.move(scratch, jar, StandardCopyOption.ATOMIC_MOVE);
        }
        return jar;
    }

    private static void write(Path jar, Path folder, List<Path> files) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream entries = new JarOutputStream(out)) {
            entries.setLevel(Deflater.BEST_SPEED);
            for (Path file : files) {
                entries.putNextEntry(new JarEntry(name(folder, file)));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
    }

    private static String name(Path folder, Path file) {
        return folder.relativize(file).toString().replace(File.separatorChar, '/');
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
