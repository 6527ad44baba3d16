/** The lines of a journal: what became of one rule, with enough to take up the run again. */
@NullMarked
package io.verifyrules.verifier.json.journal;

import org.jspecify.annotations.NullMarked;
