package io.verifyrules.verifier;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An archive of loaded classes, from which the programs that tests start have theirs, as installed ones do. It halves the time of a start and
 * of reading a script, and is made once for as long as no class changes.
 */
public final class LoadedClasses {

    private static final String SCRIPT = """
            rule("reversed twice") {
                val c by rankClass
                val n by c.sizes
                val X by tensor(int, c to n)
                requires { n ge 1 }
                lhs = X.reverse(c).reverse(c)
                rhs = X
                broken("reversed once") { rhs = X.reverse(c) }
            }
            """;

    private static final Path ARCHIVE = PackedClassPath.PLACE.resolve(name() + ".jsa");
    private static final String OPTION = "-XX:SharedArchiveFile=" + ARCHIVE;

    private static boolean tried;

    private LoadedClasses() {
    }

    /** The options of a virtual machine that starts from the archive, and has others do so, up to its main class. */
    public static List<String> options() {
        make();
        // The machine would print that an option of it is none of the archive.
        return List.of("-XX:TieredStopAtLevel=1", "-Xlog:disable", "--enable-native-access=ALL-UNNAMED", OPTION,
                "-Dverifyrules.archive=" + OPTION, "-classpath", PackedClassPath.get());
    }

    /** Has the processes in which this one runs scripts start from the archive once it is there. */
    static void use() {
        System.setProperty("java.class.path", PackedClassPath.get());
        System.setProperty("verifyrules.archive", OPTION);
    }

    /** Makes the archive if it is not there. Where a virtual machine makes none, programs start without it. */
    static synchronized void make() {
        if (tried || Files.exists(ARCHIVE)) {
            return;
        }
        tried = true;
        try {
            deleteEarlier();
            Path folder = Files.createTempDirectory(PackedClassPath.PLACE, "making");
            Path made = folder.resolve("jsa");
            Files.writeString(folder.resolve("some.rules.kts"), SCRIPT);
            Process making = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable",
                    "--enable-native-access=ALL-UNNAMED", "-XX:ArchiveClassesAtExit=" + made,
                    "-Dverifyrules.cache=" + folder.resolve("cache"),
                    "-Dverifyrules.config=" + folder.resolve("config"), "-classpath", PackedClassPath.get(),
                    "io.verifyrules.verifier.cli.LoadingCommand", "some.rules.kts", "--jobs", "1")
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("log").toFile())
                    .start();
            boolean ended = making.waitFor(10, TimeUnit.MINUTES);
            making.destroyForcibly();
            if (ended && Files.exists(made)) {
                Files.move(made, ARCHIVE, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", interrupted);
        }
    }

    /** Deletes the jars and archives of earlier builds: an archive has a hundred megabytes. */
    private static void deleteEarlier() throws IOException {
        Path place = PackedClassPath.PLACE.toRealPath();
        List<String> packed = List.of(PackedClassPath.get().split(File.pathSeparator, -1));
        try (Stream<Path> all = Files.walk(place)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                if (!file.equals(place) && !packed.contains(file.toString())) {
                    Files.delete(file);
                }
            }
        }
    }

    private static String name() {
        String of = PackedClassPath.get() + " " + Runtime.version();
        return HexFormat.of().formatHex(PackedClassPath.sha256().digest(of.getBytes(StandardCharsets.UTF_8)), 0, 8);
    }
}
