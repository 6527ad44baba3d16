/** Element theories: what the elements of each type are to a solver. */
@NullMarked
package io.verifyrules.verifier.theory;

import org.jspecify.annotations.NullMarked;
