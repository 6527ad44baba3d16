package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * One rule with all its mutants and what became of them.
 *
 * @param illFormed the changes that gave no rule
 */
public record MutatedRule(Rule rule, List<MutantResult> results, int illFormed) {

    public MutatedRule {
        results = List.copyOf(results);
    }

    /** The number of mutants. */
    public long mutants() {
        return results.stream().map(result -> result.mutant().change()).distinct().count();
    }

    /** The results of a kind. */
    public Stream<MutantResult> of(MutantOutcome.Kind kind) {
        return results.stream().filter(result -> result.outcome().kind() == kind);
    }
}
