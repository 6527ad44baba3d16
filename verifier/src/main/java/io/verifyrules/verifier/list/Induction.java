package io.verifyrules.verifier.list;

import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.ArrayList;
import java.util.List;

/**
 * The reason for which a rule about a list is right for every number of parts, if it is right for one part. It is one of two
 * theorems; docs/theory/parts.md has them.
 */
public sealed interface Induction {

    /** Both sides join the same list, and what they join is equal part by part: the rule for one part says that. */
    record PartByPart() implements Induction {}

    /**
     * Two parts are as one, so that all of them are as one.
     *
     * @param steps rules to be proved: of each concatenation that joins the parts, that it is the same of two parts
     *     and of one part that is made of both, in both directions
     */
    record Merged(List<Step> steps) implements Induction {
        public Merged {
            steps = List.copyOf(steps);
        }
    }

    /**
     * Something to be proved.
     *
     * @param says what it says, to be read
     * @param rule it as a rule
     */
    record Step(String says, RuleDeclaration rule) {}

    /** Neither is known to be possible. */
    record None(String reason) implements Induction {}

    /** The theorem that applies to one of the lists of a rule. */
    static Induction of(ListRule rule, PartList list) {
        List<String> obstacles = new ArrayList<>();
        if (PartByParts.apply(rule, list)) {
            return new PartByPart();
        }
        Merging merging = new Merging(rule, list);
        merging.obstacle().ifPresent(obstacles::add);
        return obstacles.isEmpty() ? new Merged(merging.steps()) : new None(obstacles.getFirst());
    }
}
