package io.verifyrules.verifier.work;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The start of a worker on this machine, by the Java of this process with its options. So limits of memory and the
 * archive of loaded classes are the same.
 *
 * @param mainClass the program, by name
 */
public record WorkerJvm(String mainClass) {

    /** What belongs to this process alone: its launcher, what it says of a crash, who debugs it, and its main class. */
    private static final List<String> OWN = List.of("-Dverifyrules.regular", "-Dverifyrules.launcher", "-XX:OnError",
            "-XX:ErrorFile", "-XX:+UseParallelGC", "-agentlib", "-javaagent", "-XX:AOTCacheOutput",
            "-XX:ArchiveClassesAtExit", "-Xss");

    /** The system property with the option by which a JVM starts with the archive of loaded classes of this program. */
    private static final String ARCHIVE = "verifyrules.archive";

    /** The usual worker. */
    public static final WorkerJvm USUAL = new WorkerJvm(WorkerServer.class.getName());

    ProcessBuilder builder() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean()
                .getInputArguments()
                .stream()
                .filter(option -> OWN.stream().noneMatch(option::startsWith))
                .forEach(command::add);
        Optional.ofNullable(System.getProperty(ARCHIVE))
                .filter(option -> !command.contains(option))
                .ifPresent(command::add);
        // There are as many processes as cores: one thread each is enough for the compiler and the collector.
        Stream.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED", "-XX:-CreateCoredumpOnCrash", "-XX:+DisplayVMOutputToStderr",
                "-XX:+ErrorFileToStderr").filter(option -> !command.contains(option)).forEach(command::add);
        command.addAll(List.of("-classpath", System.getProperty("java.class.path"), mainClass));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    }
}
