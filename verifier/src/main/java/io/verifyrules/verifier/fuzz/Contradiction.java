package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.rule.Rule;

/**
 * A rule about which the verifier, the interpreter and the way it was made do not agree.
 *
 * @param seed   of the random rule
 * @param reason the parts that do not agree
 * @param rule   a small rule of which the same can be said
 */
public record Contradiction(long seed, String reason, Rule rule) {}
