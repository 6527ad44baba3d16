/** Verdicts and their evidence, as plain data. */
@NullMarked
package io.verifyrules.verifier.verdict;

import org.jspecify.annotations.NullMarked;
