package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.rule.Rule;
import java.util.List;

/** The rule found behind a pair of programs. */
public sealed interface Lifted {

    /**
     * A rule that the verifier proves.
     *
     * @param everySize whether no number of the pair is left that the rule fixes
     * @param everyRank whether some dimensions became axes of any rank
     * @param remarks   why the rule is no more general, one line each
     */
    record Found(Rule rule, boolean everySize, boolean everyRank, List<String> remarks) implements Lifted {
        public Found {
            remarks = List.copyOf(remarks);
        }
    }

    /** No rule, and why. */
    record Not(String reason) implements Lifted {}
}
