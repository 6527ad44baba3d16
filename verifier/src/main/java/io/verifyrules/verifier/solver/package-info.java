/**
 * The seam to solvers: queries and answers are plain data, a solver is one implementation of one interface.
 *
 * <ul>
 * <li>{@link Formula}: what is asked, quantifier-free, over a {@link Sort}; a {@link Query} is some of them, with terms to
 *     watch.
 * <li>{@link Solver}: decides queries within a {@link Budget}; {@link Budgets} divides what one obligation may cost.
 * <li>{@link Answer}: no model; a model, with a {@link Value} for each watched term; or neither.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import java.math.BigInteger;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Formula x = new Formula.Symbol("x", Sort.INT);
 * var between = List.of(Formula.lessThan(Formula.ONE, x), Formula.lessThan(x, Formula.whole(3)));
 * Solver solver = new Z3Solver();
 * Answer answer = solver.check(new Query("between 1 and 3", between, List.of(x)),
 *         new Budget(100_000, Duration.ofSeconds(10), false));
 * assert answer instanceof Answer.Satisfiable model
 *         && model.values().equals(List.of(new Value.Whole(BigInteger.TWO)));
 * }
 *
 * <p>Imports nothing. Implemented by the packages below its name; used by {@code theory}, {@code obligation}, {@code lane},
 * {@code counterexample}, {@code study} and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.solver;

import org.jspecify.annotations.NullMarked;
