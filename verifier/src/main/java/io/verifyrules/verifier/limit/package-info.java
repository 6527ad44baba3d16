/**
 * The allowed costs of proofs: all bounds in one place, each with the measurement that it comes from, and how work asks
 * for them. None makes a proof of what is not proved.
 *
 * <ul>
 * <li>{@link Allowance}: how much of each kind of work one proof may do.
 * <li>{@link Limit}: whether what a piece of work may cost is spent, which loops ask.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.time.Duration;
 * import java.util.Collections;
 *
 * Limit limit = Limit.within(Duration.ofMillis(2));
 * while (!limit.reached()) {
 *     Thread.onSpinWait();
 * }
 * assert limit.reached() : "once it is reached it stays so";
 * long most = Allowance.FACTOR_PAIRINGS.most();
 * assert limit.atMost(Allowance.FACTOR_PAIRINGS, Collections.nCopies(1000, "a pairing")).size() == most;
 * }
 *
 * <p>Imports nothing. Used by what searches for proofs: {@code denotation}, {@code normal}, {@code lane},
 * {@code reduction}, {@code bound} and {@code study}, which keeps the account.
 */
@NullMarked
package io.verifyrules.verifier.limit;

import org.jspecify.annotations.NullMarked;
