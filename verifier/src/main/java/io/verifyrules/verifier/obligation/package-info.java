/** Rank-free terms expanded to formulas at fixed ranks. */
@NullMarked
package io.verifyrules.verifier.obligation;

import org.jspecify.annotations.NullMarked;
