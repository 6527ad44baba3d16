package io.verifyrules.verifier.embedding;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One thing to be tested of a rule file: that a rule gets the verdict which its author expects.
 *
 * @param name of the rule; of the file, where that cannot be read
 * @param source the line of the rule, as a URI that test runners understand
 * @param told the message if the test fails; empty if it does not
 */
public record RuleCheck(String name, URI source, Supplier<List<String>> told) {

    /**
     * The checks of a rule file. It is read now, and each rule is verified when its check runs.
     *
     * @param file     a Kotlin script
     * @param verifier for all rules
     */
    public static Stream<RuleCheck> of(Path file, RuleVerifier verifier) {
        return switch (new RuleScripts().load(file)) {
            case ScriptResult.Failed failed -> Stream.of(new RuleCheck(file.toString(), file.toUri(),
                    () -> failed.mistakes().stream().flatMap(each -> DiagnosticText.lines(each).stream()).toList()));
            case ScriptResult.Loaded loaded -> loaded.file()
                    .declarations()
                    .stream()
                    .map(rule -> new RuleCheck(RuleTitle.of(rule),
                            URI.create(file.toUri() + "?line=" + rule.position().line()),
                            () -> unexpected(rule, verifier.verify(rule, VerifyOptions.DEFAULT))));
        };
    }

    /**
     * Verifies the rule.
     *
     * @throws AssertionError with what the command prints, if the verdict is not the one expected
     */
    public void run() {
        List<String> lines = told.get();
        if (!lines.isEmpty()) {
            throw new AssertionError(
                    lines.stream().map(Palette::rendered).collect(Collectors.joining("\n", "\n", "\n")));
        }
    }

    private static List<String> unexpected(RuleDeclaration rule, List<RuleResult> results) {
        return results.stream().allMatch(RuleResult::asExpected) && !results.isEmpty()
                ? List.of()
                : TerminalReport
                        .of(new TextStyle(new Palette(false), TextStyle.USUAL_WIDTH), List.of(rule), false, false)
                        .lines(new RuleOutcome.Checked(rule, results));
    }
}
