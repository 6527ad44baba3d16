package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The demands found for one rule.
 *
 * @param rule the rule as it was
 * @param before the demands of its author
 * @param verified whether the rule is right as it was
 * @param theories the element types in which everything was proved
 * @param counts how many small instances are admitted
 * @param plane the small instances by two maps, where the demands speak of two
 * @param tried about how many formulas the verifier was asked
 * @param cutShort whether the clock or the user ended the search: elsewhere, or with more time, more may be found
 * @param time the time that it took
 * @param lifts the rules that may be more general beside the demands: each is proved, of a rule with the demands that
 *     were found
 * @param fillings the values that fill the holes that the rule had
 */
public record Generalization(Rule rule, List<Condition> before, boolean verified, List<String> theories,
        Finding finding, Counts counts, Optional<Plane> plane, int tried, boolean cutShort, Duration time,
        List<String> lifts, List<Filling> fillings) {

    public Generalization {
        before = List.copyOf(before);
        theories = List.copyOf(theories);
        lifts = List.copyOf(lifts);
        fillings = List.copyOf(fillings);
    }

    /** The same of a rule whose holes were filled. */
    Generalization filled(List<Filling> by) {
        Finding ofChosen = finding instanceof Finding.Found found ? found.withChosenParts() : finding;
        return new Generalization(rule, before, verified, theories, ofChosen, counts, plane, tried, cutShort, time,
                lifts, by);
    }

    /** The demands that were found; none where none are needed, or none were found. */
    public List<Condition> demands() {
        return finding instanceof Finding.Found found ? found.conditions() : List.of();
    }

    /** The demands of the author of a rule, beside those that declarations make. */
    public static List<Condition> demands(Rule of) {
        return Stripped.of(of).demands();
    }

    /** The rule without what its author requires. */
    public Rule bare() {
        return Stripped.of(rule).bare();
    }

    /** The rule with the demands that were found in the place of its own; empty where none were found. */
    public Optional<Rule> changed() {
        return switch (finding) {
            case Finding.AlwaysRight ignored -> Optional.of(bare());
            case Finding.Found found -> Stripped.of(rule).with(found.conditions());
            case Finding.NeverRight ignored -> Optional.empty();
            case Finding.Nothing ignored -> Optional.empty();
        };
    }

    /** The promise about the demands that were found: how weak they are. */
    public String promise() {
        return switch (finding) {
            case Finding.AlwaysRight ignored -> "weakest";
            case Finding.NeverRight ignored -> "";
            case Finding.Nothing ignored -> "";
            case Finding.Found ignored when !fillings.isEmpty() ->
                "the holes are filled for this case only: other terms in them may be right under weaker conditions";
            case Finding.Found some when some.weakest().isPresent() ->
                "weakest: wherever the left side is valid and these do not hold the rule is wrong (proved)";
            case Finding.Found ignored when counts.nothingLost() && counts.complete() >= 1 ->
                "weakest in scope: all instances to rank " + counts.complete()
                        + (counts.complete() < 2 ? ", a sample at rank 2" : "");
            case Finding.Found ignored when counts.nothingLost() && counts.right() > 0 ->
                "best of " + tried + " tried: it admits every right instance of a sample";
            case Finding.Found ignored -> "best of " + tried + " tried";
        };
    }
}
