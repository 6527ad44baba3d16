package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Two files with programs, whose functions are compared by name.
 *
 * @param names the functions that are asked for; all public ones if there are none
 */
record ProgramFiles(Path before, Path after, List<String> names) {

    ProgramFiles {
        names = List.copyOf(names);
    }

    /** Checks all pairs of functions that both files have. */
    void check(PairRun run) throws InterruptedException {
        Optional<Map<String, Entry>> first = functions(before, run);
        Optional<Map<String, Entry>> second = functions(after, run);
        if (first.isPresent() && second.isPresent()) {
            run.check(tasks(first.get(), second.get(), run));
        }
    }

    private static Optional<Map<String, Entry>> functions(Path file, PairRun run) {
        return switch (ProgramText.read(file)) {
            case ProgramText.Unusable(Problem problem) -> {
                run.problem(problem);
                yield Optional.empty();
            }
            case ProgramText.Known(String text) -> {
                Map<String, Entry> byName = new LinkedHashMap<>();
                for (Entry entry : MlirReader.functions(file.toString(), text)) {
                    switch (entry) {
                        case Entry.Read read -> byName.putIfAbsent(read.function().name(), read);
                        case Entry.Refused refused -> {
                            run.problem(Problem.of(refused.why()));
                            refused.name().ifPresent(name -> byName.putIfAbsent(name, refused));
                        }
                    }
                }
                yield Optional.of(byName);
            }
        };
    }

    /** Public functions of both; functions that only one program has are a mistake, private ones are compared by their callers. */
    private List<PairRun.Task> tasks(Map<String, Entry> first, Map<String, Entry> second, PairRun run) {
        Set<String> all = new LinkedHashSet<>(first.keySet());
        all.addAll(second.keySet());
        for (String name : names) {
            if (!all.contains(name)) {
                run.problem(Problem.of("--function " + name, "neither program has it; they have " + all));
            }
        }
        List<PairRun.Task> tasks = new ArrayList<>();
        for (String name : all) {
            Optional<Entry> some = Optional.ofNullable(first.get(name));
            Optional<Entry> other = Optional.ofNullable(second.get(name));
            if ((!names.isEmpty() && !names.contains(name)) || isPrivate(some) || isPrivate(other)) {
                continue;
            }
            if (some.isEmpty() || other.isEmpty()) {
                run.problem(Problem.of(new Diagnostic(some.or(() -> other).map(ProgramFiles::place).orElseThrow(),
                        "@" + name + " is in " + (some.isPresent() ? before : after) + " only")));
            } else if (some.get() instanceof Entry.Read left && other.get() instanceof Entry.Read right) {
                tasks.add(new PairRun.Task(new ProgramPair(name, ProgramPair.Part.of(left.function(), left.module()),
                        ProgramPair.Part.of(right.function(), right.module())), "", right.function().place()));
            }
        }
        return tasks;
    }

    private boolean isPrivate(Optional<Entry> entry) {
        return names.isEmpty()
                && entry.filter(each -> each instanceof Entry.Read read && read.function().isPrivate()).isPresent();
    }

    private static SourcePosition place(Entry entry) {
        return switch (entry) {
            case Entry.Read read -> read.function().place();
            case Entry.Refused refused -> refused.why().position();
        };
    }
}
