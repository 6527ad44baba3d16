package io.verifyrules.verifier;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * The class path of the programs that tests start: folders of classes are packed once, as an installed program has them. From folders a start
 * takes twice as long, as the program reads all files of which it is made.
 */
public final class PackedClassPath {

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
            Path jars = Files.createDirectories(Path.of("target/packed").toAbsolutePath());
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
                entries.add(isOfClasses(entry)
                        ? packed(Path.of(entry), jars.resolve(entries.size() + ".jar")).toString()
                        : entry);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return String.join(File.pathSeparator, entries);
    }

    /** An entry without a name is the working folder, in which the jars are. */
    private static boolean isOfClasses(String entry) {
        return !entry.isEmpty() && Files.isDirectory(Path.of(entry));
    }

    private static Path packed(Path folder, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                entries.putNextEntry(new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
        return jar;
    }
}
