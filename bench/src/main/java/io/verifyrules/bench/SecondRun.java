package io.verifyrules.bench;

import io.verifyrules.verifier.cli.VerifyRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a run of the command over a collection takes once its results are known: whole processes, from start to end. */
public final class SecondRun {

    private static final int RUNS = 5;

    private SecondRun() {
    }

    /**
     * Runs the benchmark.
     *
     * @param arguments the name of a collection, {@code xla} if there is none
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        String collection = arguments.length > 0 ? arguments[0] : "xla";
        Path cache = Files.createTempDirectory("second-run");
        System.out.printf("first run of %s: %.1f s%n", collection, run(collection, cache) / 1e9);
        List<Long> later = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            later.add(run(collection, cache));
        }
        System.out.printf("later runs: %.2f s (median of %d)%n", CorpusTimes.median(later) / 1e9, RUNS);
    }

    private static long run(String collection, Path cache) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=256m", "-XX:MetaspaceSize=192m", "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED", "-Dverifyrules.cache=" + cache, "-classpath",
                System.getProperty("java.class.path"), VerifyRules.class.getName(), collection)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int status = process.waitFor();
        if (status != 0) {
            throw new IllegalStateException("exit code " + status);
        }
        return System.nanoTime() - start;
    }
}
