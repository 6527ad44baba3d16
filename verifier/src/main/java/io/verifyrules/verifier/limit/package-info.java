/** What a proof may cost: all bounds of proofs in one place, each with the measurement that it comes from, and how work asks for them. */
@NullMarked
package io.verifyrules.verifier.limit;

import org.jspecify.annotations.NullMarked;
