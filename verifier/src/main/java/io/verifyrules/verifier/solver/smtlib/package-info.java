/**
 * Queries as text in the SMT-LIB 2 language, which every solver reads.
 *
 * <ul>
 * <li>{@link SmtLibPrinter}: the script that asks a query.
 * <li>{@link DumpingSolver}: keeps each query as a file before it is asked.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import java.util.List;
 *
 * Formula x = new Formula.Symbol("x", Sort.INT);
 * String script = SmtLibPrinter.print(new Query("small", List.of(Formula.atMost(x, Formula.whole(-2))), List.of()));
 * assert script.contains("(declare-fun |$x| () Int)");
 * assert script.endsWith("(assert (<= |$x| (- 2)))\n(check-sat)\n");
 * }
 *
 * <p>Imports {@code solver}, and of the language {@code diagnostic}. Used by {@code solver.process}, whose solvers read
 * scripts, {@code solver.choice} and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.solver.smtlib;

import org.jspecify.annotations.NullMarked;
