package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.isolation.Walls;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.serve.RulePage;
import io.verifyrules.verifier.serve.service.Bench;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.serve.text.Kind;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules serve}. */
@Command(name = "serve", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Serves a page to think on: verdicts while a rule is typed, its tensors drawn, its conditions switched on and off.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:the server was told to end",
                "2:wrong arguments, or the port is taken", "3:an internal error"})
final class ServeCommand implements Callable<Integer> {

    private static final int HIGHEST_PORT = 65_535;
    private static final int MOST_KNOWN_PAIRS = 2_000;
    private static final int MOST_FILES = 50;
    /** Somebody waits at the page. */
    private static final Duration OBLIGATION = Duration.ofSeconds(10);
    private static final Duration SEARCHING = Duration.ofSeconds(30);

    private static final String NO_WALLS = "rule files that are scripts are not run, as this system offers nothing that keeps "
            + "them from network and files; write rules in JSON form, or start the server with --trust";
    private static final String PUBLIC = "rule files that are scripts are not run for the public; write rules in JSON form";

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH", arity = "0..*", description = "Rule files (*.rules.kts, *.rules.json) that the page opens with.")
    private List<Path> files = List.of();

    @Option(names = "--port", paramLabel = "N", description = "The port to listen at (default: any that is free).")
    private int port;

    @Option(names = "--open", description = "Open the page in the browser.")
    private boolean open;

    @Option(names = "--public", description = "Serve everybody who can reach this machine: no scripts, no files, and limits on how much is asked.")
    private boolean everybody;

    @Option(names = "--trust", description = "Run scripts also where this system does not keep them from network and files.")
    private boolean trust;

    @Option(names = {"-j",
            "--jobs"}, paramLabel = "N", description = "For how many cores there is work at a time (default: all).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    ServeCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(port >= 0 && port <= HIGHEST_PORT, "--port: expected a number from 0 to 65535, found " + port);
        check(!(everybody && trust), "--trust: strangers are not trusted, so it cannot be said with --public");
        check(!(everybody && !files.isEmpty()), "with --public no files are opened");
        Bench bench = bench();
        bench.documents().warmUp();
        try (RulePage page = RulePage.start(bench, port, jobs,
                Thread.ofPlatform().daemon().name("serve-", 1).stackSize(LargeStack.BYTES).factory())) {
            CountDownLatch end = new CountDownLatch(1);
            // A signal is how a server ends.
            surroundings.early().notAnyMore();
            Runtime.getRuntime().addShutdownHook(new Thread(page::close, "serve-end"));
            surroundings.out().line(page.link());
            bench.documents().scripts().refused().ifPresent(surroundings.err()::line);
            surroundings.out().flush();
            surroundings.err().flush();
            if (open) {
                open(page.link());
            }
            end.await();
            return ExitCode.AS_EXPECTED.number();
        } catch (BindException taken) {
            check(false, "--port " + port + ": it is taken by another program");
            throw new IllegalStateException(taken);
        } catch (IOException impossible) {
            check(false, "--port " + port + ": nothing can be served there: " + TextFile.reason(impossible));
            throw new IllegalStateException(impossible);
        }
    }

    private Bench bench() {
        Surroundings known = everybody ? surroundings.anew() : surroundings.withKnownResults();
        Documents.Scripts scripts = new Documents.Scripts(refused(), trust);
        return new Bench(new Documents(scripts, Math.max(2, jobs)), known.verifier().get(),
                VerifyOptions.DEFAULT.withTimeout(OBLIGATION), SEARCHING,
                new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT,
                        new KnownPairs(everybody ? Optional.empty() : surroundings.results(), MOST_KNOWN_PAIRS)),
                surroundings.books(), Version.number(), everybody, opened());
    }

    private Optional<String> refused() {
        if (everybody) {
            return Optional.of(PUBLIC);
        }
        if (surroundings.scripts().get() instanceof RefusedScripts) {
            return Optional.of("rule files that are scripts are not run, as " + RefusedScripts.OPTION + " says");
        }
        return trust || Walls.working() != Walls.NONE ? Optional.empty() : Optional.of(NO_WALLS);
    }

    private List<Bench.Opened> opened() {
        check(files.size() <= MOST_FILES, "more than " + MOST_FILES + " files cannot be opened at a time");
        List<Bench.Opened> opened = new ArrayList<>();
        for (Path file : files) {
            boolean json = file.toString().endsWith(RuleJson.EXTENSION);
            check(json || file.toString().endsWith(RuleScripts.EXTENSION),
                    file + ": not a rule file; the names of rule files end in " + RuleScripts.EXTENSION + " or "
                            + RuleJson.EXTENSION);
            try {
                opened.add(new Bench.Opened(file.toString(), (json ? Kind.JSON : Kind.KOTLIN).word(),
                        Files.readString(file)));
            } catch (IOException unreadable) {
                check(false, file + ": the file cannot be read: " + TextFile.reason(unreadable));
            }
        }
        return opened;
    }

    /** Where there is no browser, the link is there all the same. */
    private void open(String link) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("mac")
                ? List.of("open", link)
                : system.contains("windows")
                        ? List.of("rundll32", "url.dll,FileProtocolHandler", link)
                        : List.of("xdg-open", link);
        try {
            new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException noBrowser) {
            surroundings.err().line("no browser can be opened; open the link yourself");
        }
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
