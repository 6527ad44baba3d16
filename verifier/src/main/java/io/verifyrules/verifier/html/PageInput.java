package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.report.FinishedRun;
import java.util.Optional;
import java.util.function.Function;

/**
 * The input of the page.
 *
 * @param since  the earlier run to compare with, if there is one
 * @param source how a rule is written in its file, where that can be read
 */
public record PageInput(FinishedRun run, Optional<Baseline> since, Function<RuleDeclaration, Optional<String>> source) {

    /** A run with nothing beside. */
    public static PageInput of(FinishedRun run) {
        return new PageInput(run, Optional.empty(), rule -> Optional.empty());
    }
}
