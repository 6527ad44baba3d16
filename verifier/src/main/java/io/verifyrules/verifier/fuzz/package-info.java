/**
 * Random rules: half of them equal by construction, through rewrites that are known to be right, half of them perturbed. What
 * the verifier says of them is compared with how they were made and with the interpreter.
 */
@NullMarked
package io.verifyrules.verifier.fuzz;

import org.jspecify.annotations.NullMarked;
