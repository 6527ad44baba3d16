package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.ListText;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules list}. */
@Command(name = "list", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Names the rules of files, folders and collections, without verifying any.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:there are rules",
                "2:wrong arguments, or input that cannot be read or compiled or holds no rules", "3:an internal error"})
final class ListCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH|CORPUS", arity = "0..*", description = "Rule files, folders or collections, as for verify-rules; - is the standard input.")
    private List<String> inputs = List.of();

    @Option(names = "--rule", paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--long", description = "Beside the name where the rule stands, what it rewrites, and under which conditions.")
    private boolean detailed;

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    ListCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        if (inputs.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "name at least one rule file, folder or collection");
        }
        RuleSelection selection = new RuleSelection(surroundings, debug);
        for (RuleDeclaration rule : selection.of(inputs, globs.stream().map(RuleGlob::new).toList())) {
            surroundings.out().line(RuleTitle.of(rule));
            if (detailed) {
                details(rule).forEach(line -> surroundings.out().line("    " + line));
            }
        }
        surroundings.out().flush();
        return selection.exitCode().number();
    }

    private static Stream<String> details(RuleDeclaration declaration) {
        Stream<String> place = Stream.of("at        " + declaration.position());
        return switch (declaration) {
            case Rule rule -> Stream.concat(place, Stream.concat(Stream.of("rule      " + RulePrinter.print(rule)),
                    conditions(RulePrinter.conditions(rule).toList())));
            case ListRule list ->
                Stream.concat(place, Stream.concat(Stream.of("rule      " + RulePrinter.print(list.pattern())),
                        conditions(ListText.conditions(list))));
            case IllFormedRule wrong ->
                Stream.concat(place, Stream.of("is ill-formed: " + wrong.diagnostic().message()));
        };
    }

    private static Stream<String> conditions(List<String> conditions) {
        return IntStream.range(0, conditions.size())
                .mapToObj(i -> (i == 0 ? "if        " : "          ") + conditions.get(i));
    }
}
