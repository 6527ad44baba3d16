package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.Posed;
import io.verifyrules.verifier.report.NearNames;
import io.verifyrules.verifier.text.Entry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two files with programs. Functions of MLIR are compared by name. The entry computations of HLO's modules are compared
 * in their order, whatever they are called. So are those of a file of HLO and the functions of one of MLIR.
 *
 * @param names the functions that are asked for; all public ones if there are none
 */
record ProgramFiles(Path before, Path after, List<String> names) {

    ProgramFiles {
        names = List.copyOf(names);
    }

    /** Checks all pairs of functions that both files have. */
    void check(PairRun run) throws InterruptedException {
        Optional<Programs> first = Programs.read(before, run);
        Optional<Programs> second = Programs.read(after, run);
        if (first.isPresent() && second.isPresent()) {
            boolean byName = !names.isEmpty() || (!first.get().isHlo() && !second.get().isHlo());
            run.check(byName ? byName(first.get(), second.get(), run) : inOrder(first.get(), second.get(), run));
            run.expectRead(names);
        }
    }

    /** Public functions of both; functions that only one program has are a mistake, private ones are compared by their callers. */
    private List<Posed> byName(Programs first, Programs second, PairRun run) {
        Set<String> all = new LinkedHashSet<>(first.byName().keySet());
        all.addAll(second.byName().keySet());
        for (String name : names) {
            if (!all.contains(name)) {
                run.problem(Problem.of("--function " + name,
                        "neither program has it; they have " + all + NearNames.suggestion(name, all)));
            }
        }
        List<Posed> tasks = new ArrayList<>();
        for (String name : all) {
            Optional<Entry> some = Optional.ofNullable(first.byName().get(name));
            Optional<Entry> other = Optional.ofNullable(second.byName().get(name));
            if ((!names.isEmpty() && !names.contains(name)) || isPrivate(some) || isPrivate(other)) {
                continue;
            }
            if (some.isPresent() && other.isPresent()) {
                task(name, first, some.get(), second, other.get()).ifPresent(tasks::add);
            } else {
                run.problem(Problem.of(new Diagnostic(some.or(() -> other).map(Programs::place).orElseThrow(),
                        "@" + name + " is in " + (some.isPresent() ? before : after) + " only")));
            }
        }
        return tasks;
    }

    private boolean isPrivate(Optional<Entry> entry) {
        return names.isEmpty()
                && entry.filter(each -> each instanceof Entry.Read read && read.function().isPrivate()).isPresent();
    }

    private List<Posed> inOrder(Programs first, Programs second, PairRun run) {
        List<Programs.Named> some = entered(first, second);
        List<Programs.Named> others = entered(second, first);
        if (some.size() != others.size()) {
            run.problem(Problem.of(after.toString(),
                    "expected as many programs as " + before + " has, " + names(some) + ", found " + names(others)));
            return List.of();
        }
        List<Posed> tasks = new ArrayList<>();
        for (int i = 0; i < some.size(); i++) {
            task(some.get(i).name(), first, some.get(i).entry(), second, others.get(i).entry()).ifPresent(tasks::add);
        }
        return tasks;
    }

    /** Beside modules of HLO, a file of MLIR has a main function for each of them. */
    private static List<Programs.Named> entered(Programs programs, Programs beside) {
        return programs.isHlo() || programs.entered().size() == beside.entered().size()
                ? programs.entered()
                : programs.mains();
    }

    private static String names(List<Programs.Named> all) {
        return all.isEmpty() ? "none" : String.join(", ", all.stream().map(Programs.Named::name).toList());
    }

    private static Optional<Posed> task(String name, Programs first, Entry some, Programs second, Entry other) {
        return some instanceof Entry.Read left && other instanceof Entry.Read right
                ? Optional.of(new Posed(new ProgramPair(name, first.part(left), second.part(right)), "",
                        right.function().place(), first.source(left), second.source(right)))
                : Optional.empty();
    }
}
