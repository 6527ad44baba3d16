/** A journal of finished results, which outlives a crash, so that no run begins again from nothing. */
@NullMarked
package io.verifyrules.verifier.journal;

import org.jspecify.annotations.NullMarked;
