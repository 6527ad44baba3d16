/**
 * Laws: named facts about operations on elements, as far as proofs use them. A proof is made once for a rule and holds in every
 * element type that has the laws it used.
 *
 * <p>A step of a proof that is right for some element types only asks a {@link io.verifyrules.verifier.law.Ledger} for leave and
 * gets a {@link io.verifyrules.verifier.law.Permission}, which the step cannot be taken without; the ledger notes the laws. What
 * holds for every type (moving data, choosing, one operation applied to equal operands) asks for nothing.
 *
 * <p>This package stands below terms and element theories and imports neither.
 */
@NullMarked
package io.verifyrules.verifier.law;

import org.jspecify.annotations.NullMarked;
