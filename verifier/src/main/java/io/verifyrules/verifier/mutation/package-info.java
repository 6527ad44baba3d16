/**
 * Rules broken on purpose: every small change of a rule, what the verifier says of it, and whether the interpreter agrees.
 * What survives is either the same rule in other words, a rule that holds more generally, or a mistake of the verifier.
 */
@NullMarked
package io.verifyrules.verifier.mutation;

import org.jspecify.annotations.NullMarked;
