package io.verifyrules.bench;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.verifier.dialect.Closed;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Functions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.value.ElementValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Computes the programs of StableHLO's interpreter tests, and compares what comes out with what they expect. */
public final class InterpretedPrograms {

    private static final String LEFT_OPEN = " (floats as real numbers)";

    private static final String AGREE = "agree";
    private static final String DIFFER = "differ";
    private static final String NOT_CERTAIN = "not certain";

    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, List<String>> lacks = new TreeMap<>();

    /** Whether the authors of the file do not run it, because their interpreter gives something else. */
    private boolean disabled;

    private InterpretedPrograms() {
    }

    /**
     * Computes all tests and prints what agrees, and each that does not.
     *
     * @param arguments folders; what is no folder is passed over
     */
    public static void main(String[] arguments) throws IOException {
        InterpretedPrograms all = new InterpretedPrograms();
        for (Path folder : Stream.of(arguments).map(Path::of).filter(Files::isDirectory).toList()) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith(".mlir")).sorted().toList()) {
                    all.compute(file);
                }
            }
        }
        all.print();
    }

    private void compute(Path file) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        disabled = text.contains("RUN-DISABLED");
        for (Entry entry : MlirReader.functions(file.toString(), text)) {
            switch (entry) {
                case Entry.Read(Module module, Function function) -> {
                    if (!function.isPrivate() && function.type().operands().isEmpty()) {
                        compute(module, function);
                    }
                }
                case Entry.Refused refused -> lack("not read", "a function", refused.why().toString());
            }
        }
    }

    private void compute(Module module, Function function) {
        try {
            Found stated = compared(module, function, Reading.STATED);
            boolean open = stated.kind().equals(NOT_CERTAIN);
            Optional<Found> reals = open ? overTheReals(module, function) : Optional.empty();
            if (reals.filter(found -> found.kind().equals(AGREE)).isPresent()) {
                count(reals.orElseThrow(), function, LEFT_OPEN);
            } else {
                count(stated, function, "");
            }
        } catch (NotDenoted stated) {
            try {
                count(compared(module, function, Reading.REALS), function, LEFT_OPEN);
            } catch (NotDenoted reals) {
                NotDenoted reason = stated.what().startsWith("type ") ? reals : stated;
                lack("not denoted", reason.what(), reason.diagnostic().toString());
            }
        } catch (InvalidProgram invalid) {
            lack("invalid", invalid.diagnostic().message(), function.place() + " @" + function.name());
        }
    }

    private static Optional<Found> overTheReals(Module module, Function function) {
        try {
            return Optional.of(compared(module, function, Reading.REALS));
        } catch (NotDenoted | InvalidProgram none) {
            return Optional.empty();
        }
    }

    private void count(Found found, Function function, String reading) {
        String what = found.kind() + reading
                + (disabled && !found.kind().equals(AGREE) ? " (a test that is disabled)" : "");
        counts.merge(what, 1, Integer::sum);
        if (!found.first().isEmpty()) {
            System.out.println(what + " @" + function.name() + ": " + found.first());
        }
    }

    /**
     * What became of a test.
     *
     * @param first what differs, or is not certain, first
     */
    private record Found(String kind, String first) {}

    private static Found compared(Module module, Function function, Reading reading) {
        Positions positions = new Positions(new RankClass("d", RankClass.RankBound.SINGLETON));
        Tables tables = new Tables(positions, Input::of);
        CheckOperations checks = new CheckOperations();
        Map<String, Function> byName = new HashMap<>();
        module.functions().forEach(each -> byName.put(each.name(), each));
        new Functions(reading, Spelling.FOR_PROOFS, Unrolling.NONE, positions, tables, InterpretedPrograms::unspecified,
                byName, checks.with(Dialects.operations())).results(function, List.of());
        Found worst = new Found(checks.met().isEmpty() ? "nothing expected" : AGREE, "");
        for (CheckOperations.Check check : checks.met()) {
            Found found = compared(check, positions, tables);
            if (found.kind().equals(DIFFER)) {
                return found;
            }
            worst = found.kind().equals(AGREE) ? worst : found;
        }
        return worst;
    }

    /** StableHLO specifies each element. */
    private static Denoted unspecified(Dimensions dimensions, ElementType element, Denoted neutral) {
        throw new IllegalStateException("an unspecified element of " + dimensions + ", " + element + ", " + neutral);
    }

    private static Found compared(CheckOperations.Check check, Positions positions, Tables tables) {
        Optional<List<ElementValue>> found = elements(check.found(), positions, tables);
        Optional<List<ElementValue>> expected = elements(check.expected(), positions, tables);
        if (found.isEmpty() || expected.isEmpty()) {
            return new Found("not computed", check.operation().place().toString());
        }
        Found worst = new Found(AGREE, "");
        for (int i = 0; i < found.get().size(); i++) {
            ElementValue one = found.get().get(i);
            ElementValue other = expected.get().get(i);
            String first = check.operation().place() + " element " + i + " is " + one + ", expected " + other;
            switch (ValueComparison.of(one, other, check.tolerance())) {
                case DIFFER -> {
                    return new Found(DIFFER, first);
                }
                case NOT_CERTAIN -> worst = worst.first().isEmpty() ? new Found(NOT_CERTAIN, first) : worst;
                case AGREE -> {
                }
            }
        }
        return worst;
    }

    private static Optional<List<ElementValue>> elements(Denoted tensor, Positions positions, Tables tables) {
        return Closed.evaluated(tensor.tensor(), positions, tables.values())
                .map(computed -> Tables.elements(positions, tensor.sizes(), computed));
    }

    private void lack(String kind, String what, String where) {
        counts.merge(kind, 1, Integer::sum);
        lacks.computeIfAbsent(kind + ": " + what, ignored -> new ArrayList<>()).add(where);
    }

    private void print() {
        System.out.println();
        System.out.println("| tests | |");
        System.out.println("|---|--:|");
        counts.forEach((what, count) -> System.out.println("| " + what + " | " + count + " |"));
        System.out.println();
        System.out.println("| reason | tests | first |");
        System.out.println("|---|--:|---|");
        lacks.entrySet()
                .stream()
                .sorted(Map.Entry.comparingByValue((some, others) -> others.size() - some.size()))
                .forEach(entry -> System.out.println("| " + entry.getKey() + " | " + entry.getValue().size() + " | "
                        + entry.getValue().getFirst() + " |"));
    }
}
