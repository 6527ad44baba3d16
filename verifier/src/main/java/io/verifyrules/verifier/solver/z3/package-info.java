/** Z3 behind the solver seam; the only package that sees its bindings. */
@NullMarked
package io.verifyrules.verifier.solver.z3;

import org.jspecify.annotations.NullMarked;
