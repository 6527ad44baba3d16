package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.dialect.hlo.HloLowering;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.ProgramSource;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The programs of a file: functions of MLIR, or computations of HLO.
 *
 * @param byName the fate of each function that has a name; the first one of a name counts
 * @param entered those that stand for the file as a whole, in order: public functions, or the entry computations of modules
 */
record Programs(boolean isHlo, Map<String, Entry> byName, List<Named> entered) {

    private static final String MAIN = "main";

    Programs {
        byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
        entered = List.copyOf(entered);
    }

    /** A function, or what was refused in its place, and what people call it: a computation has the name of its module. */
    record Named(String name, Entry entry) {}

    /** Reads a file; what cannot be read is told to the run. */
    static Optional<Programs> read(Path file, PairRun run) {
        return switch (ProgramText.read(file)) {
            case ProgramText.Unusable(Problem problem) -> {
                run.problem(problem);
                yield Optional.empty();
            }
            case ProgramText.Known(String text) -> {
                boolean isHlo = HloReader.isHlo(text) || file.toString().endsWith(".hlo");
                yield isHlo
                        ? some(file, "modules of HLO", HloReader.parts(file.toString(), text), run)
                                .map(parts -> hlo(parts, run))
                        : some(file, "functions of MLIR", MlirReader.functions(file.toString(), text), run)
                                .map(entries -> mlir(entries, run));
            }
        };
    }

    /** The content of a file, unless that is nothing, which is told. */
    private static <T> Optional<List<T>> some(Path file, String what, List<T> found, PairRun run) {
        if (found.isEmpty()) {
            run.problem(Problem.of(file.toString(), "expected " + what + ", found none"));
            return Optional.empty();
        }
        return Optional.of(found);
    }

    private static Programs mlir(List<Entry> entries, PairRun run) {
        Map<String, Entry> byName = byName(entries, run);
        List<Named> all = new ArrayList<>();
        byName.forEach((name, entry) -> {
            if (!(entry instanceof Entry.Read read && read.function().isPrivate())) {
                all.add(new Named(name, entry));
            }
        });
        return new Programs(false, byName, all);
    }

    private static Programs hlo(List<HloReader.Part> parts, PairRun run) {
        List<Named> entered = new ArrayList<>();
        for (HloReader.Part part : parts) {
            part.entry()
                    .ifPresent(
                            entry -> entered.add(new Named(part.name().or(() -> name(entry)).orElse("module"), entry)));
        }
        return new Programs(true, byName(parts.stream().flatMap(part -> part.all().stream()).toList(), run), entered);
    }

    /** A function that was refused costs nothing but itself. */
    private static Map<String, Entry> byName(List<Entry> entries, PairRun run) {
        Map<String, Entry> byName = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (entry instanceof Entry.Refused refused) {
                run.problem(Problem.of(refused.why()));
            }
            name(entry).ifPresent(name -> byName.putIfAbsent(name, entry));
        }
        return byName;
    }

    private static Optional<String> name(Entry entry) {
        return switch (entry) {
            case Entry.Read read -> Optional.of(read.function().name());
            case Entry.Refused refused -> refused.name();
        };
    }

    /** Of the functions that stand for the file those called {@code main}, where there are such. */
    List<Named> mains() {
        List<Named> mains = entered.stream().filter(each -> each.name().equals(MAIN)).toList();
        return mains.isEmpty() ? entered : mains;
    }

    /** A function as its file has it. */
    ProgramSource source(Entry.Read read) {
        return isHlo ? new ProgramSource.Hlo(read.function(), read.module()) : new ProgramSource.Mlir(part(read));
    }

    /** A function as one side of a pair. */
    ProgramPair.Part part(Entry.Read read) {
        return isHlo
                ? new ProgramPair.Part(HloLowering.function(read.function(), read.module()), Map.of())
                : ProgramPair.Part.of(read.function(), read.module());
    }

    /** Where a function stands. */
    static SourcePosition place(Entry entry) {
        return switch (entry) {
            case Entry.Read read -> read.function().place();
            case Entry.Refused refused -> refused.why().position();
        };
    }
}
