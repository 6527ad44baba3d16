/**
 * What can be settled on one lane, for all ranks at once: simplification and congruence. Most value claims end here and
 * need no instance.
 */
@NullMarked
package io.verifyrules.verifier.lane;

import org.jspecify.annotations.NullMarked;
