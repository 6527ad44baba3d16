package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules watch}. */
@Command(name = "watch", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Verifies rule files each time that they are saved: only rules whose content has changed, and says what is new.",
        WatchKey.HELP + ".", ""})
final class WatchCommand implements Callable<Integer> {

    /** Milliseconds between two looks at the files. */
    private static final int PAUSE = 40;

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Rule files (*.rules.kts, *.rules.json) and folders that hold some.")
    private List<String> inputs = List.of();

    @Option(names = "--rule", paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--element", paramLabel = "TYPE", split = ",", description = "Only these element types, with commas between them.")
    private List<String> elements = List.of();

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Rules verified at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private LoadLimit loading = new LoadLimit(60);

    @Option(names = "--turns", paramLabel = "N", description = "End after so many times (default: never).")
    private int turns = Integer.MAX_VALUE;

    WatchCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(turns >= 1, "--turns: expected a number of at least 1, found " + turns);
        List<String> words = ElementTheories.words();
        elements.forEach(word -> check(ElementTheories.isWord(word),
                "--element: expected one of " + String.join(", ", words) + ", found " + word));
        RuleSource scripts = surroundings.scripts().get().within(loading.within(spec));
        VerifyOptions options = VerifyOptions.DEFAULT.in(ElementTheories.named(elements))
                .asking(VerifyOptions.Remaining.ASKED);
        EditLoop loop = new EditLoop(surroundings.withKnownResults().withScripts(() -> file -> scripts.loadAgain(file)),
                options, globs.stream().map(RuleGlob::new).toList(), jobs);
        WatchAnswers answers = new WatchAnswers(surroundings, options);
        FileChanges changes = new FileChanges(inputs);
        if (surroundings.terminal()) {
            surroundings.out().line("-- " + WatchKey.HELP);
        }
        loop.turn(inputs);
        TypedLines typed = TypedLines.of(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (int turn = 1; turn < turns; turn++) {
            if (!untilChanged(changes, typed, key -> surroundings.out().lines(answers.to(key, loop.outcomes())))) {
                break;
            }
            changes.await();
            loop.turn(inputs);
        }
        return ExitCode.AS_EXPECTED.number();
    }

    /** Answers what is typed until a file changes; whether that came before the wish to end. */
    private static boolean untilChanged(FileChanges changes, TypedLines typed, Consumer<WatchKey> answer)
            throws InterruptedException {
        while (!changes.any()) {
            Optional<WatchKey> key = typed.within(PAUSE).map(WatchKey::of);
            if (key.filter(WatchKey.Quit.class::isInstance).isPresent()) {
                return false;
            }
            key.ifPresent(answer);
        }
        return true;
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
