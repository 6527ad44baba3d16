package io.verifyrules.verifier.solver;

import java.time.Duration;

/**
 * The allowed cost of one query.
 *
 * @param resources the solver's repeatable resource limit, the same on any machine
 * @param wallTime  a backstop, for queries that burn time faster than resources
 * @param search    whether a model is hoped for rather than a proof
 */
public record Budget(long resources, Duration wallTime, boolean search) {}
