package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The program {@code verify-rules}. */
public final class VerifyRules {

    private VerifyRules() {
    }

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        boolean terminal = Terminal.present();
        boolean colours = terminal && Optional.ofNullable(System.getenv("NO_COLOR")).orElse("").isEmpty();
        Surroundings surroundings = new Surroundings(VerifyRules::verifier, () -> new RuleScripts()::load,
                VerifyRules::books, new PrintWriter(System.out, false, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8), terminal, colours);
        System.exit(run(surroundings, arguments));
    }

    /** Runs the command; whatever happens becomes an exit code. */
    static int run(Surroundings surroundings, String... arguments) {
        CommandLine command = new CommandLine(new VerifyCommand(surroundings))
                .addSubcommand(new MutateCommand(surroundings)).addSubcommand(new FuzzCommand(surroundings));
        command.setExpandAtFiles(false);
        command.setOut(surroundings.out());
        command.setErr(surroundings.err());
        command.setColorScheme(CommandLine.Help.defaultColorScheme(surroundings.colours() ? Ansi.ON : Ansi.OFF));
        command.setParameterExceptionHandler((wrong, given) -> {
            surroundings.err().println("verify-rules: " + wrong.getMessage());
            CommandLine.UnmatchedArgumentException.printSuggestions(wrong, surroundings.err());
            surroundings.err().println("Say 'verify-rules --help' for help.");
            surroundings.err().flush();
            return ExitCode.UNUSABLE_INPUT.number();
        });
        command.setExecutionExceptionHandler((mistake, failed, parsed) -> {
            surroundings.err().println("verify-rules: internal error: " + mistake);
            if (parsed.hasMatchedOption("--debug")) {
                mistake.printStackTrace(surroundings.err());
            }
            surroundings.err().flush();
            return ExitCode.INTERNAL_ERROR.number();
        });
        return command.execute(arguments);
    }

    private static List<RuleBook> books() {
        return ServiceLoader.load(RuleBook.class).stream().map(ServiceLoader.Provider::get).toList();
    }

    private static RuleVerifier verifier() {
        return new Pipeline();
    }
}
