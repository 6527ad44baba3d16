/**
 * Bitwuzla behind the solver seam. Its bindings are seen by the engine only, which runs in a process of its own.
 *
 * <ul>
 * <li>{@link BitwuzlaSolver}: the solver; on a platform for which there is no native library it gives up at once.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Formula x = new Formula.Symbol("x", new Sort.Floats(5, 11));
 * Formula twice = Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, x, x);
 * Query query = new Query("a number is not its own double", List.of(Formula.equal(x, twice)), List.of(x));
 * Solver bitwuzla = new BitwuzlaSolver();
 * Answer answer = bitwuzla.check(query, new Budget(100_000, Duration.ofSeconds(20), false));
 * assert answer instanceof Answer.Satisfiable || bitwuzla.obstacle().isPresent();
 * }
 *
 * <p>Imports {@code solver}, {@code solver.process} and {@code cache}. Used by {@code solver.choice} alone.
 */
@NullMarked
package io.verifyrules.verifier.solver.bitwuzla;

import org.jspecify.annotations.NullMarked;
