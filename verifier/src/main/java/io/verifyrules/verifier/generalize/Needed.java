package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Optional;

/**
 * A demand of a rule, and why it cannot be left out.
 *
 * @param without an instance on which the rule is wrong and which all other demands admit; none where nothing shows that the demand
 *                is needed
 */
public record Needed(Condition demand, Optional<RuleInstance> without) {}
