/**
 * A checker of proofs that shares no code with the search for them. It has the records of terms, an evaluator, an
 * encoder of questions about lanes, and Z3, to which it gives text.
 *
 * <ul>
 * <li>{@link io.verifyrules.rules.testing.proofcheck.ProofChecker}: checks the proofs of a result.
 * <li>{@link io.verifyrules.rules.testing.proofcheck.Findings}: what it found wrong, and what it takes on trust.
 * </ul>
 */
@NullMarked
package io.verifyrules.rules.testing.proofcheck;

import org.jspecify.annotations.NullMarked;
