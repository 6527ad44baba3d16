package io.verifyrules.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares two builds of the application on the same rules: cold runs of the command, one build after the other, in turns. Tells medians of
 * the whole process and of the sum of what each rule took, and counts, which noise does not touch. A changed verdict ends it.
 */
public final class TwoBuilds {

    /** The types of the published system that this one is compared with. */
    private static final List<String> PUBLISHED = List.of("bool", "int", "real");

    /** The times, the count and the verdicts of one run. */
    private record Run(double seconds, double ofRules, long obligations, Map<String, String> verdicts) {}

    private final Path before;
    private final Path after;
    private final List<String> input;
    private final int runs;
    private final Set<String> only;

    private TwoBuilds(Path before, Path after, List<String> input, int runs, Set<String> only) {
        this.before = before;
        this.after = after;
        this.input = List.copyOf(input);
        this.runs = runs;
        this.only = Set.copyOf(only);
    }

    /**
     * Runs the benchmark and prints rows of a table.
     *
     * @param arguments a collection, a number of runs, and {@code before=} and {@code after=} with a folder that has the libraries of a
     *                  build in {@code lib}; {@code rules=} may name a file with the ids of the rules that count, such as {@code add/01}
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path before = Path.of(argument(arguments, "before").orElseThrow());
        Path after = Path.of(argument(arguments, "after").orElseThrow());
        Optional<Path> rules = argument(arguments, "rules").map(Path::of).filter(Files::isRegularFile);
        Set<String> only = rules.isPresent() ? Set.copyOf(Files.readAllLines(rules.get())) : Set.of();
        TwoBuilds builds = new TwoBuilds(before, after, List.of(arguments[0]), Integer.parseInt(arguments[1]), only);
        System.out.println("| measured | before | after | ratio |");
        System.out.println("|---|--:|--:|--:|");
        builds.compare("all types", List.of());
        builds.compare(String.join(", ", PUBLISHED), List.of("--element", String.join(",", PUBLISHED)));
    }

    private static Optional<String> argument(String[] arguments, String name) {
        return List.of(arguments)
                .stream()
                .filter(argument -> argument.startsWith(name + "="))
                .map(argument -> argument.substring(name.length() + 1))
                .findFirst();
    }

    private void compare(String types, List<String> options) throws IOException, InterruptedException {
        List<Run> ofBefore = new ArrayList<>();
        List<Run> ofAfter = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            ofBefore.add(run(before, options));
            ofAfter.add(run(after, options));
        }
        Map<String, String> was = ofBefore.getFirst().verdicts();
        Map<String, String> is = ofAfter.getFirst().verdicts();
        Set<String> both = new HashSet<>(was.keySet());
        both.retainAll(is.keySet());
        List<String> changed = both.stream().filter(rule -> !was.getOrDefault(rule, "").equals(is.get(rule))).toList();
        if (!changed.isEmpty()) {
            throw new IllegalStateException("other verdicts: " + changed);
        }
        String whole = String.join(" ", input);
        String rules = only.isEmpty() ? whole : only.size() + " rules of " + whole;
        row(whole + ", " + types + ", cold run, s", ofBefore.stream().map(Run::seconds).toList(),
                ofAfter.stream().map(Run::seconds).toList());
        row(rules + ", " + types + ", sum of the rules' s", ofBefore.stream().map(Run::ofRules).toList(),
                ofAfter.stream().map(Run::ofRules).toList());
        row(rules + ", " + types + ", obligations", ofBefore.stream().map(run -> (double) run.obligations()).toList(),
                ofAfter.stream().map(run -> (double) run.obligations()).toList());
    }

    private static void row(String what, List<Double> before, List<Double> after) {
        double was = median(before);
        double is = median(after);
        System.out.printf(Locale.ROOT, "| %s | %.1f | %.1f | %.2f |%n", what, was, is, is / was);
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    private Run run(Path build, List<String> options) throws IOException, InterruptedException {
        Path report = Files.createTempFile("two-builds", ".json");
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                        "-XX:ReservedCodeCacheSize=256m", "-XX:MetaspaceSize=192m", "-XX:+UseParallelGC",
                        "--enable-native-access=ALL-UNNAMED", "-classpath", build.resolve("lib") + "/*",
                        "io.verifyrules.verifier.cli.VerifyRules"));
        command.addAll(input);
        command.addAll(options);
        command.addAll(List.of("--no-cache", "--json", report.toString()));
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        int status = process.waitFor();
        double seconds = (System.nanoTime() - start) / 1e9;
        if (status > 1) {
            throw new IllegalStateException("exit code " + status + " of " + command);
        }
        JsonNode json = JsonMapper.shared().readTree(report.toFile());
        Files.delete(report);
        return read(json, seconds);
    }

    private Run read(JsonNode json, double seconds) {
        double milliseconds = 0;
        long obligations = 0;
        Map<String, String> verdicts = new TreeMap<>();
        // The first rule with an id is the rule itself; its variants have the same one.
        Set<String> open = new HashSet<>(only);
        for (JsonNode rule : json.path("rules")) {
            if (only.isEmpty() || open.remove(rule.path("id").asString(""))) {
                for (JsonNode result : rule.path("results")) {
                    milliseconds += result.path("milliseconds").asDouble(0);
                    obligations += result.path("obligations").size();
                    verdicts.put(rule.path("name").asString("") + ", " + result.path("elementType").asString(""),
                            result.path("verdict").asString(""));
                }
            }
        }
        return new Run(seconds, milliseconds / 1000, obligations, verdicts);
    }
}
