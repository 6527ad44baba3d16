/** cvc5 behind the solver seam. Its bindings are seen by the engine only, which runs in a process of its own. */
@NullMarked
package io.verifyrules.verifier.solver.cvc5;

import org.jspecify.annotations.NullMarked;
