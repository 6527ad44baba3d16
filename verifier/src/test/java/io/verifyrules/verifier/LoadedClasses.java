package io.verifyrules.verifier;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

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

    /** Makes the archive if it is not there. */
    static synchronized void make() {
        if (Files.exists(ARCHIVE)) {
            return;
        }
        try {
            Path folder = Files.createTempDirectory("loaded-classes");
            Files.writeString(folder.resolve("some.rules.kts"), SCRIPT);
            Path scratch = Files.createTempDirectory(PackedClassPath.PLACE, "making");
            List<String> command = new ArrayList<>(
                    List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable",
                            "--enable-native-access=ALL-UNNAMED", "-XX:ArchiveClassesAtExit=" + scratch.resolve("jsa"),
                            "-Dverifyrules.cache=" + folder.resolve("cache"),
                            "-Dverifyrules.config=" + folder.resolve("config"), "-classpath", PackedClassPath.get(),
                            "io.verifyrules.verifier.cli.LoadingCommand", "some.rules.kts", "--jobs", "1"));
            ProcessBuilder making = new ProcessBuilder(command).directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("log").toFile());
            making.environment().putAll(Map.of("LC_ALL", "C.UTF-8"));
            Process process = making.start();
            if (!process.waitFor(10, TimeUnit.MINUTES) || !Files.exists(scratch.resolve("jsa"))) {
                process.destroyForcibly();
                throw new AssertionError("no archive: " + Files.readString(folder.resolve("log")));
            }
            Files.move(scratch.resolve("jsa"), ARCHIVE, StandardCopyOption.ATOMIC_MOVE);
            Files.delete(scratch);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", interrupted);
        }
    }

    private static String name() {
        String of = PackedClassPath.get() + " " + Runtime.version();
        return HexFormat.of().formatHex(PackedClassPath.sha256().digest(of.getBytes(StandardCharsets.UTF_8)), 0, 8);
    }
}
