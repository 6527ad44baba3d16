/** Two runs compared: which verdicts changed, and whether anything got worse. */
@NullMarked
package io.verifyrules.verifier.diff;

import org.jspecify.annotations.NullMarked;
