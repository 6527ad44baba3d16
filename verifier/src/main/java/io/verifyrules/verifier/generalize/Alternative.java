package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.Optional;

/**
 * Other demands that are enough.
 *
 * @param conditions the demands
 * @param refused an instance that the demands of the author admit and these do not. It is none where these follow from
 *     those, or where the author has none that are enough
 */
public record Alternative(List<Condition> conditions, Optional<RuleInstance> refused) {

    public Alternative {
        conditions = List.copyOf(conditions);
    }
}
