/** The seam to solvers: queries and answers are plain data, a solver is one implementation of one interface. */
@NullMarked
package io.verifyrules.verifier.solver;

import org.jspecify.annotations.NullMarked;
