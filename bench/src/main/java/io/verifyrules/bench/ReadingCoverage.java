package io.verifyrules.bench;

import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells which share of the functions in folders of {@code .mlir} files is read, and why others are not. */
public final class ReadingCoverage {

    private static final Pattern OPERATION = Pattern.compile("known in pretty form, found ([^;]*);");
    private static final Pattern DECLARATION = Pattern.compile("expected a function, .*, found '([^ @(]*)");
    private static final int REASONS = 100;

    /** How often something was refused, and where first. */
    private record Reason(int count, String first) {}

    private final Map<String, Reason> reasons = new TreeMap<>();
    private int files;
    private int whole;
    private int read;
    private int refused;
    private long slowest;
    private String slowestFile = "";

    private ReadingCoverage() {
    }

    /**
     * Reads all files and prints rows of tables.
     *
     * @param arguments folders, each of which is measured for itself; what is no folder is passed over
     */
    public static void main(String[] arguments) throws IOException {
        System.out.println("| folder | files | read whole | functions | read | slowest file, ms |");
        System.out.println("|---|--:|--:|--:|--:|--:|");
        ReadingCoverage all = new ReadingCoverage();
        for (Path folder : Stream.of(arguments).map(Path::of).filter(Files::isDirectory).toList()) {
            ReadingCoverage one = new ReadingCoverage();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith(".mlir")).sorted().toList()) {
                    one.measure(file);
                    all.measure(file);
                }
            }
            one.row(folder.getFileName().toString());
        }
        all.reasons();
    }

    private void measure(Path file) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        long start = System.nanoTime();
        List<Entry> entries = MlirReader.functions(file.toString(), text);
        long took = System.nanoTime() - start;
        if (took > slowest) {
            slowest = took;
            slowestFile = file.getFileName().toString();
        }
        files++;
        int before = refused;
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.Read done -> read++;
                case Entry.Refused(var name, var reason, var why, var begin) -> {
                    refused++;
                    reasons.merge(reason(why.message()), new Reason(1, why.position().toString()),
                            (known, one) -> new Reason(known.count() + 1, known.first()));
                }
            }
        }
        whole += refused == before ? 1 : 0;
    }

    /** The name of the operation where that is the reason, and what was expected otherwise. */
    private static String reason(String message) {
        Matcher operation = OPERATION.matcher(message);
        if (operation.find()) {
            return operation.group(1);
        }
        Matcher declaration = DECLARATION.matcher(message);
        if (declaration.find()) {
            return "at the top: " + declaration.group(1);
        }
        return message.replaceAll("\\[[^\\[\\]]*\\]", "[..]")
                .replaceAll("found .*", "found ..")
                .replaceAll("[0-9]+", "N");
    }

    private void row(String folder) {
        System.out.printf(Locale.ROOT, "| %s | %d | %d (%.1f %%) | %d | %d (%.1f %%) | %d (%s) |%n", folder, files,
                whole, 100.0 * whole / Math.max(1, files), read + refused, read,
                100.0 * read / Math.max(1, read + refused), slowest / 1_000_000, slowestFile);
    }

    private void reasons() {
        System.out.println();
        System.out.println("| not read | functions | first |");
        System.out.println("|---|--:|---|");
        reasons.entrySet()
                .stream()
                .sorted(Comparator.comparingInt(entry -> -entry.getValue().count()))
                .limit(REASONS)
                .forEach(entry -> System.out.printf("| %s | %d | %s |%n", entry.getKey(), entry.getValue().count(),
                        entry.getValue().first()));
    }
}
