/**
 * The reference interpreter: evaluates both sides of a rule on concrete tensors, written from the operators' definitions
 * and sharing no code with the denotation. What it has not recomputed is never called refuted.
 */
@NullMarked
package io.verifyrules.verifier.interpret;

import org.jspecify.annotations.NullMarked;
