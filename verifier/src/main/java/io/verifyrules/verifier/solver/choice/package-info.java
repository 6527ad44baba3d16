/** The solvers that ship with the tool, and how they are combined. */
@NullMarked
package io.verifyrules.verifier.solver.choice;

import org.jspecify.annotations.NullMarked;
