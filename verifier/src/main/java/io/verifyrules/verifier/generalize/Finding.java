package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.Optional;

/** The result of a search for the demands of a rule. */
public sealed interface Finding {

    /** The rule is right without any demand, which is proved. */
    record AlwaysRight(Optional<RuleInstance> newlyAllowed) implements Finding {}

    /**
     * The rule is wrong wherever it has an element to compare, as far as the scope goes.
     *
     * @param smallest an instance on which it is wrong
     */
    record NeverRight(RuleInstance smallest) implements Finding {}

    /**
     * Demands that are proved to be enough.
     *
     * @param demands      each with what shows that it is needed
     * @param implied      the proof that the demands of the rule imply these, if there is one
     * @param weakest      the proof that the rule is wrong wherever its left side is valid and these do not hold, if there is one
     * @param newlyAllowed the smallest instance that these admit and those of the rule do not
     * @param alternatives other sets of demands that are enough
     */
    record Found(List<Needed> demands, Optional<ProvedImplied> implied, Optional<ProvedWeakest> weakest,
            Optional<RuleInstance> newlyAllowed, List<Alternative> alternatives) implements Finding {
        public Found {
            demands = List.copyOf(demands);
            alternatives = List.copyOf(alternatives);
            List<Condition> found = demands.stream().map(Needed::demand).toList();
            if (weakest.filter(proof -> !proof.demands().equals(found)).isPresent()
                    || implied.filter(proof -> !proof.demands().equals(found)).isPresent()) {
                throw new IllegalArgumentException("a proof about other demands than " + found);
            }
        }

        /** The same of a rule some parts of which may be others: what is weakest for these need not be for the rule. */
        Found withChosenParts() {
            return new Found(demands, implied, Optional.empty(), newlyAllowed, alternatives);
        }

        /** The demands alone. */
        public List<Condition> conditions() {
            return demands.stream().map(Needed::demand).toList();
        }
    }

    /** Nothing was proved. */
    record Nothing(String reason) implements Finding {}
}
