package io.verifyrules.verifier.isolation;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The start of the process for rule files: by the Java of this process, with its class path and nothing of its
 * environment.
 *
 * @param limits which heap it has
 */
record ScriptJvm(ScriptLimits limits) {

    /** The system property with the option by which the launcher starts a JVM with an archive of loaded classes. */
    static final String ARCHIVE = "verifyrules.archive";

    private static final int KNOWS_UNSAFE_OPTION = 23;

    ProcessBuilder builder(Walls walls) throws IOException {
        Path home = Path.of(System.getProperty("java.home")).toRealPath();
        List<Path> classPath = classPath();
        Optional<String> archive = Optional.ofNullable(System.getProperty(ARCHIVE));
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin").resolve("java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx" + limits.megabytes() + "m",
                "-XX:ReservedCodeCacheSize=256m", "-XX:MetaspaceSize=192m", "-XX:-UsePerfData", "-Xlog:disable",
                "-XX:-CreateCoredumpOnCrash", "-XX:+DisableAttachMechanism", "-Djava.awt.headless=true"));
        if (Runtime.version().feature() >= KNOWS_UNSAFE_OPTION) {
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        archive.ifPresent(command::add);
        command.addAll(
                List.of("-classpath", String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()),
                        ScriptServer.class.getName()));
        Set<Path> readable = new LinkedHashSet<>(List.of(home));
        classPath.forEach(entry -> readable
                .add(Files.isDirectory(entry) ? entry : Optional.ofNullable(entry.getParent()).orElse(entry)));
        archive.map(option -> Path.of(option.substring(option.indexOf('=') + 1))).ifPresent(readable::add);
        ProcessBuilder builder = new ProcessBuilder(walls.around(command, List.copyOf(readable)));
        Map<String, String> environment = builder.environment();
        environment.clear();
        environment.put("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        environment.put("LC_ALL", "C.UTF-8");
        return builder;
    }

    private static List<Path> classPath() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String entry : Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).toList()) {
            if (!entry.isEmpty() && Files.exists(Path.of(entry))) {
                all.add(Path.of(entry).toRealPath());
            }
        }
        return all;
    }
}
