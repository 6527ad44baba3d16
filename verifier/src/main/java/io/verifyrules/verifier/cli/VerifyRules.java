package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.verifier.cache.CachePlace;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.isolation.ScriptLimits;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The program {@code verify-rules}. */
public final class VerifyRules {

    private static final String DEBUG = "--debug";

    private VerifyRules() {
    }

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        runAndExit(surroundings((kept, err) -> IsolatedSource.within(ScriptLimits.USUAL, kept, err)), arguments);
    }

    /** The reader of scripts, given the place of their declarations, and the one who shows their output. */
    @FunctionalInterface
    interface ScriptReading {
        RuleSource with(Optional<SealedEntries> kept, Display err);
    }

    /** The things that the command works with when a user calls it, but for how it reads scripts. */
    static Surroundings surroundings(ScriptReading scripts) {
        CachePlace place = CachePlace.ofUser();
        boolean terminal = Terminal.present();
        Audience audience = Audience.of(terminal, System.getenv());
        Display err = Display.on(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        return new Surroundings(VerifyRules::verifier, () -> scripts.with(place.entries("declared"), err),
                VerifyRules::books, Display.on(new PrintWriter(System.out, false, StandardCharsets.UTF_8)), err,
                audience.watching(), audience.colours(), Terminal.width(terminal), new EarlyEnd(err), place,
                place.entries("journal"), place.entries("results"), StepSummary.of(System.getenv()), Optional.empty(),
                Optional.empty());
    }

    /** The commands and their options, of which the pages of the manual are made. */
    public static CommandSpec definition() {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        Surroundings surroundings = new Surroundings(VerifyRules::verifier, RefusedScripts::new, VerifyRules::books,
                nobody, nobody, false, false, TextStyle.USUAL_WIDTH);
        CommandSpec all = VerifyCommand.of(surroundings).getCommandSpec();
        // What else belongs to a version, such as the solvers, is asked of the program.
        CommandLine.IVersionProvider version = () -> new String[]{"verify-rules " + Version.number()};
        all.versionProvider(version);
        all.subcommands().values().forEach(command -> command.getCommandSpec().versionProvider(version));
        return all;
    }

    /** Runs the command and ends the process, where nothing else ends it before. */
    static void runAndExit(Surroundings surroundings, String... arguments) {
        surroundings.early().watch();
        ExitStatus.watchLauncher();
        ExitCode code = ExitCode.of(run(surroundings, arguments));
        surroundings.early().notAnyMore();
        ExitStatus.exit(code);
    }

    /** Runs the command; whatever happens becomes an exit code. */
    static int run(Surroundings surroundings, String... arguments) {
        ExitCode code = ended(surroundings, arguments);
        if (surroundings.out().failed()) {
            surroundings.err().line("verify-rules: standard output cannot be written; results are lost");
            code = code.and(ExitCode.UNUSABLE_INPUT);
        }
        return code.number();
    }

    private static ExitCode ended(Surroundings surroundings, String... arguments) {
        try {
            CommandLine command = command(surroundings);
            return ExitCode.of(LargeStack.call("verify-rules", () -> command.execute(arguments)));
        } catch (RuntimeException | Error mistake) {
            internalError(surroundings, mistake, List.of(arguments).contains(DEBUG));
            return ExitCode.INTERNAL_ERROR;
        }
    }

    private static CommandLine command(Surroundings surroundings) {
        CommandLine command = VerifyCommand.of(surroundings);
        command.registerConverter(BigDecimal.class, new Seconds());
        command.setExpandAtFiles(false);
        command.setOut(surroundings.out().forHelp());
        command.setErr(surroundings.err().forHelp());
        command.setColorScheme(CommandLine.Help.defaultColorScheme(surroundings.colours() ? Ansi.ON : Ansi.OFF));
        command.setParameterExceptionHandler((wrong, given) -> {
            String name = wrong.getCommandLine().getCommandSpec().qualifiedName();
            StringWriter suggestions = new StringWriter();
            CommandLine.UnmatchedArgumentException.printSuggestions(wrong, new PrintWriter(suggestions, true));
            // Options of the command that was meant are none of this one.
            Optional<String> meant = Misspelt.of(command.getSubcommands().keySet(), surroundings.books().get())
                    .obstacle(Stream.of(given).limit(2).toList());
            surroundings.err().line(name + ": " + meant.orElseGet(wrong::getMessage));
            if (meant.isEmpty()) {
                surroundings.err().lines(suggestions.toString().lines().toList());
            }
            surroundings.err().line("Say '" + name + " --help' for help.");
            surroundings.err().flush();
            return ExitCode.UNUSABLE_INPUT.number();
        });
        command.setExecutionStrategy(parsed -> surroundings.place().isRefused() && !asksForHelp(parsed)
                ? refused(surroundings)
                : executed(surroundings, parsed));
        command.setExecutionExceptionHandler((mistake, failed, parsed) -> {
            internalError(surroundings, mistake, parsed.hasMatchedOption(DEBUG));
            return ExitCode.INTERNAL_ERROR.number();
        });
        return command;
    }

    /** A folder that the user named and that cannot be trusted is a mistake; without it, the command would be another one. */
    private static int refused(Surroundings surroundings) {
        surroundings.err().line("verify-rules: " + surroundings.place().remark().orElseThrow());
        surroundings.err().flush();
        return ExitCode.UNUSABLE_INPUT.number();
    }

    private static int executed(Surroundings surroundings, ParseResult parsed) {
        if (!asksForHelp(parsed)) {
            surroundings.place().remark().ifPresent(remark -> surroundings.err().line("verify-rules: " + remark));
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    private static boolean asksForHelp(ParseResult parsed) {
        return parsed.asCommandLineList()
                .stream()
                .anyMatch(command -> command.isUsageHelpRequested() || command.isVersionHelpRequested());
    }

    private static void internalError(Surroundings surroundings, Throwable mistake, boolean debug) {
        surroundings.err().line("verify-rules: internal error: " + mistake);
        if (debug) {
            surroundings.err().trace(mistake);
        }
        surroundings.err().flush();
    }

    private static List<RuleBook> books() {
        return ServiceLoader.load(RuleBook.class).stream().map(ServiceLoader.Provider::get).toList();
    }

    private static RuleVerifier verifier() {
        return new Pipeline();
    }
}
