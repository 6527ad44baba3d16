/** Queries as text in the SMT-LIB 2 language. */
@NullMarked
package io.verifyrules.verifier.solver.smtlib;

import org.jspecify.annotations.NullMarked;
