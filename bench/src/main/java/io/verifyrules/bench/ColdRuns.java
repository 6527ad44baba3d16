package io.verifyrules.bench;

import io.verifyrules.verifier.cli.VerifyRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Measures the command on the shipped collections: a run that knows nothing, and one that knows all results. Each is a process of its own. The
 * table goes to a page between two marks, so that no other page has to repeat a figure.
 */
public final class ColdRuns {

    private static final List<String> COLLECTIONS = List.of("xla", "mlir", "enzyme");
    private static final String BEGIN = "<!-- cold runs -->";
    private static final String END = "<!-- end of cold runs -->";
    /** How often a running process is asked for its processor time, which it takes along when it ends. */
    private static final long PERIOD_MILLISECONDS = 50;

    /** One process from its start to its end. */
    private record Run(Duration wall, Duration processor) {}

    /** The medians of a collection, and the counts of its report. */
    private record Row(String collection, long rules, long verdicts, long verified, long refuted, long unknown,
            Run first, Duration again) {

        String text() {
            return String.format(Locale.ROOT, "| `%s` | %,d | %,d | %,d | %,d | %,d | %.1f | %.0f | %.1f |", collection,
                    rules, verdicts, verified, refuted, unknown, seconds(first.wall()), seconds(first.processor()),
                    seconds(again));
        }

        private static double seconds(Duration duration) {
            return duration.toMillis() / 1000.0;
        }
    }

    private ColdRuns() {
    }

    /**
     * Runs the benchmark and writes the table.
     *
     * @param arguments the page, and how often each run is repeated
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path page = Path.of(arguments[0]);
        int runs = Integer.parseInt(arguments[1]);
        List<String> lines = new ArrayList<>(List.of(BEGIN,
                (runs == 1 ? "One run" : "Medians of " + runs + " runs") + " on "
                        + Runtime.getRuntime().availableProcessors() + " cores, "
                        + YearMonth.now(ZoneOffset.UTC).format(DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH))
                        + ", Java " + Runtime.version().feature() + ":",
                "",
                "| collection | rules | verdicts | `VERIFIED` | `REFUTED` | `UNKNOWN` | first run, s | its CPU, s | known results, s |",
                "|---|--:|--:|--:|--:|--:|--:|--:|--:|"));
        for (String collection : COLLECTIONS) {
            lines.add(row(collection, runs).text());
        }
        lines.add(END);
        Files.writeString(page, replaced(Files.readString(page), String.join("\n", lines)));
    }

    /** The page with another text between the marks. */
    static String replaced(String page, String text) {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("the page has no " + BEGIN + " before a " + END);
        }
        return page.substring(0, begin) + text + page.substring(end + END.length());
    }

    private static Row row(String collection, int runs) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("cold-runs");
        Path report = folder.resolve("report.json");
        List<Run> first = new ArrayList<>();
        List<Long> again = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            Path cache = Files.createDirectory(folder.resolve("cache" + run));
            first.add(run(collection, cache, List.of("--json", report.toString())));
            again.add(run(collection, cache, List.of()).wall().toNanos());
        }
        JsonNode summary = JsonMapper.shared().readTree(report.toFile());
        long rules = summary.path("rules").size();
        long[] counts = new long[4];
        for (JsonNode rule : summary.path("rules")) {
            for (JsonNode result : rule.path("results")) {
                counts[0]++;
                switch (result.path("verdict").asString("")) {
                    case "VERIFIED" -> counts[1]++;
                    case "REFUTED" -> counts[2]++;
                    case "UNKNOWN" -> counts[3]++;
                    default -> {
                    }
                }
            }
        }
        Run median = new Run(
                Duration.ofNanos(CorpusTimes.median(first.stream().map(run -> run.wall().toNanos()).toList())),
                Duration.ofNanos(CorpusTimes.median(first.stream().map(run -> run.processor().toNanos()).toList())));
        return new Row(collection, rules, counts[0], counts[1], counts[2], counts[3], median,
                Duration.ofNanos(CorpusTimes.median(again)));
    }

    private static Run run(String collection, Path cache, List<String> options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                        "-XX:ReservedCodeCacheSize=256m", "-XX:MetaspaceSize=192m", "-XX:+UseParallelGC",
                        "-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED", "-Dverifyrules.cache=" + cache,
                        "-classpath", System.getProperty("java.class.path"), VerifyRules.class.getName(), collection));
        command.addAll(options);
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Duration processor = Duration.ZERO;
        while (!process.waitFor(PERIOD_MILLISECONDS, TimeUnit.MILLISECONDS)) {
            processor = process.info().totalCpuDuration().orElse(processor);
        }
        if (process.exitValue() != 0) {
            throw new IllegalStateException("exit code " + process.exitValue() + " of " + command);
        }
        return new Run(Duration.ofNanos(System.nanoTime() - start), processor);
    }
}
