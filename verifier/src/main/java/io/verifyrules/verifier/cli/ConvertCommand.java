package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.kotlin.NotInKotlin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules convert}. */
@Command(name = "convert", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Writes rules in their JSON form, which other programs can make and read, and which runs no code, or in Kotlin.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:the rules are written",
                "2:wrong arguments; input that cannot be read or compiled, or holds no rules; a rule that is ill-formed, "
                        + "or has no form in Kotlin; output that cannot be written",
                "3:an internal error"})
final class ConvertCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH|CORPUS", arity = "0..*", description = "Rule files, folders or collections, as for verify-rules; - is the standard input.")
    private List<String> inputs = List.of();

    @Option(names = "--rule", paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--kotlin", description = "Write a rule file in Kotlin instead. A rule that has something without a word there is left out and told.")
    private boolean kotlin;

    @Option(names = {"-o",
            "--output"}, paramLabel = "FILE", description = "The file to write (default: standard output).")
    private Path output = Path.of("-");

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    ConvertCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        if (inputs.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "name at least one rule file, folder or collection");
        }
        Destination destination = new Destination(output);
        destination.obstacle().ifPresent(obstacle -> {
            throw new ParameterException(spec.commandLine(), "--output " + output + ": " + obstacle);
        });
        RuleSelection selection = new RuleSelection(surroundings, debug);
        List<RuleDeclaration> rules = new ArrayList<>();
        for (RuleDeclaration declaration : selection.of(inputs, globs.stream().map(RuleGlob::new).toList())) {
            switch (declaration) {
                case Rule rule -> rules.add(rule);
                case ListRule list -> rules.add(list);
                case IllFormedRule wrong when wrong.expectation().verdict() == VerdictKind.ILL_FORMED ->
                    surroundings.err().line(wrong.name() + ": left out, as it is ill-formed on purpose");
                case IllFormedRule wrong -> selection.report(Problem.of(wrong.diagnostic()));
            }
        }
        Optional<String> text = kotlin ? kotlin(WithoutLists.of(rules, surroundings), selection) : json(rules);
        if (text.isPresent()) {
            try {
                destination.write(text.get(), surroundings.out());
            } catch (IOException impossible) {
                selection.report(Problem.of("--output " + output,
                        "the rules cannot be written: " + TextFile.reason(impossible)));
            }
        }
        surroundings.out().flush();
        return selection.exitCode().number();
    }

    private static Optional<String> json(List<RuleDeclaration> rules) {
        return rules.isEmpty() ? Optional.empty() : Optional.of(RuleJson.writeDeclarations(rules));
    }

    /** The text of those rules that can be said. */
    private static Optional<String> kotlin(List<RuleDeclaration> rules, RuleSelection selection) {
        List<String> written = new ArrayList<>();
        for (RuleDeclaration declared : rules) {
            if (declared instanceof Rule rule) {
                try {
                    written.add(KotlinRule.of(rule));
                } catch (NotInKotlin unsaid) {
                    selection.report(Problem.of(new Diagnostic(rule.position(),
                            rule.name() + " cannot be said in Kotlin, as " + unsaid.reason())));
                }
            }
        }
        return written.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", written));
    }
}
