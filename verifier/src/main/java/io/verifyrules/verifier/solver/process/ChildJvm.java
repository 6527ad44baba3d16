package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.cache.CacheDirectory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The start of a JVM like this one, with the same class path.
 *
 * @param mainClass by name, so that this process loads nothing of it
 * @param options   further options of that JVM
 */
public record ChildJvm(String mainClass, List<String> options) {

    public ChildJvm {
        options = List.copyOf(options);
    }

    ProcessBuilder builder() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-Xshare:auto",
                "-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED"));
        // After a crash no file is left anywhere, nor is anything printed among the answers: what is said of it goes with the rest.
        command.addAll(List.of("-XX:-CreateCoredumpOnCrash", "-XX:+DisplayVMOutputToStderr", "-XX:+ErrorFileToStderr"));
        Optional.ofNullable(System.getProperty(CacheDirectory.PROPERTY))
                .ifPresent(place -> command.add("-D" + CacheDirectory.PROPERTY + "=" + place));
        command.addAll(options);
        command.addAll(List.of("-classpath", System.getProperty("java.class.path"), mainClass));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    }
}
