package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.report.FinishedRun;
import java.util.Comparator;
import java.util.List;

/**
 * The input of the page.
 *
 * @param functions findings first
 * @param run the facts about the run beside its functions
 */
public record PairsInput(List<ShownPair> functions, FinishedRun run) {

    public PairsInput {
        functions = functions.stream()
                .sorted(Comparator.comparingInt(each -> VerdictWord.rank(each.judged())))
                .toList();
    }
}
