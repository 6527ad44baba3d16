/** The pipeline from a rule to its verdicts. */
@NullMarked
package io.verifyrules.verifier.verify;

import org.jspecify.annotations.NullMarked;
