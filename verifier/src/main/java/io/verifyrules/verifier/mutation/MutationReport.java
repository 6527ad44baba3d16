package io.verifyrules.verifier.mutation;

import java.time.Duration;
import java.util.List;

/**
 * The outcomes of the mutants of all rules of a run.
 *
 * @param passedOver how many of the selected rules have no mutants, as they are not verified themselves
 * @param time       the wall time of the run
 */
public record MutationReport(List<MutatedRule> rules, long passedOver, Duration time) {

    public MutationReport {
        rules = List.copyOf(rules);
    }

    /** The number of mutants. */
    public long mutants() {
        return rules.stream().mapToLong(MutatedRule::mutants).sum();
    }

    /** The number of checks: of each mutant one for each of its element types. */
    public long checks() {
        return rules.stream().mapToLong(rule -> rule.results().size()).sum();
    }

    /** The changes that gave no rule. */
    public long illFormed() {
        return rules.stream().mapToLong(MutatedRule::illFormed).sum();
    }

    /** The number of checks that ended in a way. */
    public long count(MutantOutcome.Kind kind) {
        return rules.stream().mapToLong(rule -> rule.of(kind).count()).sum();
    }
}
