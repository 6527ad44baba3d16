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
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules pair}. */
@Command(name = "pair", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Checks whether a second program computes the same as a first one, function by function.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:all functions compute the same", "1:some do not, or one of the programs is not valid",
                "2:wrong arguments, or a program that cannot be read", "3:an internal error"})
final class PairCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The first program (*.mlir); - is standard input.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "AFTER", description = "The second program.")
    private Path after = Path.of("");

    @Option(names = "--function", paramLabel = "NAME", description = "Only the function of this name. Repeatable.")
    private List<String> names = List.of();

    @Mixin
    private PairOptions options = new PairOptions();

    PairCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.check(spec);
        PairRun run = new PairRun(surroundings, options, true);
        Optional<Map<String, Entry>> first = functions(before, run);
        Optional<Map<String, Entry>> second = functions(after, run);
        if (first.isPresent() && second.isPresent()) {
            run.check(tasks(first.get(), second.get(), run));
        }
        return run.end().number();
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
                run.problem(Problem.of(new Diagnostic(some.or(() -> other).map(PairCommand::place).orElseThrow(),
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
