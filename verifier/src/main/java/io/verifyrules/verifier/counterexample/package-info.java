/** From models and guesses to instances that the interpreter confirms to refute a rule. */
@NullMarked
package io.verifyrules.verifier.counterexample;

import org.jspecify.annotations.NullMarked;
