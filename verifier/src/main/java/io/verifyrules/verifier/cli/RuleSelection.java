package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.DiagnosticText;
import java.util.List;

/** The rules that the arguments of a command name, in their order; what cannot be used is told at once. */
final class RuleSelection {

    private final Surroundings surroundings;
    private final boolean debug;
    private ExitCode exitCode = ExitCode.AS_EXPECTED;

    RuleSelection(Surroundings surroundings, boolean debug) {
        this.surroundings = surroundings;
        this.debug = debug;
    }

    /**
     * Reads rules.
     *
     * @param inputs files, folders, collections, or - for the standard input
     * @param globs  of which a rule has to match one; all do where there is none
     */
    List<RuleDeclaration> of(List<String> inputs, List<RuleGlob> globs) {
        RuleInput input = new RuleInput(surroundings);
        input.addAll(inputs);
        input.problems().forEach(this::report);
        List<RuleDeclaration> all = input.rules();
        globs.stream()
                .filter(glob -> all.stream().noneMatch(glob::matches))
                .forEach(glob -> report(glob.matchesNone(all)));
        List<RuleDeclaration> rules = all.stream()
                .filter(rule -> globs.isEmpty() || globs.stream().anyMatch(glob -> glob.matches(rule)))
                .toList();
        if (rules.isEmpty() && exitCode == ExitCode.AS_EXPECTED) {
            report(Problem.NOTHING);
        }
        return rules;
    }

    void report(Problem problem) {
        surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
        problem.cause().filter(ignored -> debug).ifPresent(cause -> surroundings.err().trace(cause));
        exitCode = exitCode.and(problem.exitCode());
    }

    /** The exit code for what was told so far. */
    ExitCode exitCode() {
        return exitCode;
    }
}
