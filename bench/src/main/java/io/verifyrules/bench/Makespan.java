package io.verifyrules.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What more workers would give, on paper: the durations that a journal has of its rules, put on so many workers in their order, each
 * task on the first one that is free.
 *
 * <p>Arguments: the journal of a run that is under way or was ended, and how often its tasks are repeated (default: once).
 */
public final class Makespan {

    /** What a task costs beside its work, in milliseconds: writing it, reading it, writing and reading the answer. */
    private static final double OVERHEAD = 3;

    private static final List<Integer> WORKERS = List.of(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000);
    private static final String OBLIGATIONS = "\"obligations\":";
    private static final Pattern RESULT = Pattern.compile("\"elementType\":");
    private static final Pattern TIME = Pattern.compile("\"milliseconds\":(\\d+)");

    private Makespan() {
    }

    /** Prints a line for each number of workers. */
    public static void main(String[] arguments) throws IOException {
        List<Double> tasks = new ArrayList<>();
        List<Double> once = durations(Files.readString(Path.of(arguments[0])));
        for (int times = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1; times > 0; times--) {
            tasks.addAll(once);
        }
        double sum = tasks.stream().mapToDouble(Double::doubleValue).sum();
        double longest = tasks.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        System.out.printf(Locale.ROOT, "tasks %d, sum %.1f s, longest %.1f s%n", tasks.size(), sum / 1000,
                longest / 1000);
        for (int workers : WORKERS) {
            double span = span(tasks, workers);
            System.out.printf(Locale.ROOT, "workers %4d  %8.1f s  %6.1f times as fast  %3.0f%% busy%n", workers,
                    span / 1000, sum / span, 100 * sum / span / workers);
        }
    }

    /** The wall time of each rule, in all of its element types together. */
    private static List<Double> durations(String journal) {
        return journal.lines().filter(line -> line.contains("\"event\":\"DONE\"")).map(Makespan::ofRule).toList();
    }

    /** The first time of a result is that of the result; those of its obligations are parts of it. */
    private static double ofRule(String rule) {
        return RESULT.splitAsStream(rule).mapToDouble(Makespan::ofResult).sum();
    }

    private static double ofResult(String result) {
        int end = result.indexOf(OBLIGATIONS);
        Matcher time = TIME.matcher(end < 0 ? result : result.substring(0, end));
        return time.find() ? Double.parseDouble(time.group(1)) : 0;
    }

    private static double span(List<Double> tasks, int workers) {
        PriorityQueue<Double> free = new PriorityQueue<>();
        for (int i = 0; i < workers; i++) {
            free.add(0.0);
        }
        double end = 0;
        for (double task : tasks) {
            double done = free.remove() + task + OVERHEAD;
            free.add(done);
            end = Math.max(end, done);
        }
        return end;
    }
}
