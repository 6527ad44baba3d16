/**
 * Z3 behind the solver seam, in this process.
 *
 * <ul>
 * <li>{@link Z3Solver}: the solver; each query has a context of its own, so that an answer does not depend on those before.
 * <li>{@link Z3Glances}: short searches in contexts that serve many.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Formula x = new Formula.Symbol("x", Sort.INT);
 * Query query = new Query("two x are odd", List.of(Formula.equal(Formula.plus(x, x), Formula.ONE)), List.of());
 * Budget budget = new Budget(100_000, Duration.ofSeconds(10), false);
 * Solver z3 = new Z3Solver();
 * assert z3.check(query, budget) instanceof Answer.Unsatisfiable;
 * assert z3.check(query, budget).equals(z3.check(query, budget)) : "also in what it cost";
 * }
 *
 * <p>The only package that sees the bindings of Z3. Imports {@code solver} and {@code solver.process}. Used by
 * {@code solver.choice} alone.
 */
@NullMarked
package io.verifyrules.verifier.solver.z3;

import org.jspecify.annotations.NullMarked;
