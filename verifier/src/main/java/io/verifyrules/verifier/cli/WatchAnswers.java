package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.generalize.GeneralizationText;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** The answers to somebody who types while files are watched. */
record WatchAnswers(Surroundings surroundings, VerifyOptions options) {

    private static final Duration SEARCHING = Duration.ofSeconds(30);

    /** The lines that answer, where rules have the numbers of their order, from 1. */
    List<String> to(WatchKey key, List<RuleOutcome> outcomes) {
        return switch (key) {
            case WatchKey.Generalize(int rule) -> of(rule, outcomes, this::generalized);
            case WatchKey.Counterexample(int rule) -> of(rule, outcomes, outcome -> told(outcome, false));
            case WatchKey.Explain(int rule) -> of(rule, outcomes, outcome -> told(outcome, true));
            case WatchKey.ListAll ignored -> IntStream.rangeClosed(1, outcomes.size())
                    .mapToObj(number -> numbered(number, told(outcomes.get(number - 1), false).getFirst()))
                    .toList();
            case WatchKey.Quit ignored -> List.of();
            case WatchKey.Other ignored -> List.of("-- " + WatchKey.HELP);
        };
    }

    /** A line on the rule of a number. */
    static String numbered(int number, String line) {
        return number + "  " + line;
    }

    /** The words on one rule. */
    @FunctionalInterface
    private interface Said {
        List<String> of(RuleOutcome outcome);
    }

    private static List<String> of(int rule, List<RuleOutcome> outcomes, Said said) {
        return rule >= 1 && rule <= outcomes.size()
                ? said.of(outcomes.get(rule - 1))
                : List.of("-- there is no rule " + rule + "; l lists all");
    }

    private List<String> told(RuleOutcome outcome, boolean explain) {
        List<String> lines = TerminalReport
                .of(new TextStyle(palette(), surroundings.width()), List.of(outcome.declaration()), explain, true)
                .lines(outcome);
        return lines.isEmpty() ? List.of("-- not claimed for these element types") : lines;
    }

    private List<String> generalized(RuleOutcome outcome) {
        if (!(outcome.declaration() instanceof Rule rule)) {
            return List.of("-- what is no rule has no conditions");
        }
        Generalizer generalizer = new Generalizer(surroundings.verifier().get(),
                options.withTimeout(SEARCHING.dividedBy(4)), SEARCHING);
        return new GeneralizationText(palette()).lines(generalizer.of(rule));
    }

    private Palette palette() {
        return new Palette(surroundings.colours());
    }
}
