/**
 * Solvers in processes of their own, for those whose native code cannot be trusted to end: a crash, a hang or a hunger for
 * memory costs one answer and not the run.
 */
@NullMarked
package io.verifyrules.verifier.solver.process;

import org.jspecify.annotations.NullMarked;
