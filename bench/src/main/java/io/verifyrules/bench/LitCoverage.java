package io.verifyrules.bench;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.lit.LitPair;
import io.verifyrules.verifier.lit.LitTest;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Counts the functions in folders of lit tests whose CHECK lines spell what comes out, and the others by reason. */
public final class LitCoverage {

    private record Reason(int count, String first) {}

    private LitCoverage() {
    }

    /**
     * Reads all tests and prints rows of a table.
     *
     * @param arguments folders, each of which is measured for itself; {@code list} names each function that is not spelled
     */
    public static void main(String[] arguments) throws IOException {
        boolean list = List.of(arguments).contains("list");
        System.out.println("| folder | outcome | functions | first |");
        System.out.println("|---|---|--:|---|");
        for (Path folder : Stream.of(arguments).map(Path::of).filter(Files::isDirectory).toList()) {
            Map<String, Reason> reasons = new TreeMap<>();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith(".mlir")).sorted().toList()) {
                    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                    for (LitPair pair : LitTest.of(file.toString(), text).pairs()) {
                        reasons.merge(outcome(pair), new Reason(1, first(pair)),
                                (known, one) -> new Reason(known.count() + 1, known.first()));
                        if (list) {
                            System.out.println(outcome(pair) + ": " + first(pair));
                        }
                    }
                }
            }
            reasons.forEach((outcome, reason) -> System.out.printf("| %s | %s | %d | %s |%n", folder.getFileName(),
                    outcome, reason.count(), reason.first()));
        }
    }

    private static String outcome(LitPair pair) {
        return switch (pair) {
            case LitPair.Spelled spelled ->
                isStableHlo(spelled.before().function()) && isStableHlo(spelled.after().function())
                        ? "spelled, StableHLO only"
                        : "spelled, other dialects";
            case LitPair.NotSpelled not -> "not spelled: " + not.lack();
            case LitPair.NotRead not -> "not read";
        };
    }

    private static boolean isStableHlo(Function function) {
        return function.body()
                .stream()
                .flatMap(body -> body.blocks().stream())
                .flatMap(block -> block.operations().stream())
                .map(Operation::name)
                .allMatch(name -> Stream.of("stablehlo.", "chlo.", "func.", "enzymexla.").anyMatch(name::startsWith));
    }

    private static String first(LitPair pair) {
        return switch (pair) {
            case LitPair.Spelled spelled -> spelled.after().function().place().toString();
            case LitPair.NotSpelled not -> shown(not.why());
            case LitPair.NotRead not -> shown(not.why());
        };
    }

    private static String shown(Diagnostic why) {
        return why.toString().replace("|", "\\|");
    }
}
