/**
 * Simple queries about a few integers and truths, decided without a solver. Most questions about one lane are such.
 *
 * <ul>
 * <li>{@link FewIntegers}: a solver that decides them, and hands on all others.
 * <li>{@code Circuit}: the assertions as a list of {@code Node}s. {@code Bounds}: the range of each node's value,
 *     narrowed {@code Upward} and {@code Downward}; {@code Limits} compute their ends.
 * <li>{@code PointSearch}: finds a model among likely values, and evaluates all that is asserted.
 * <li>{@code Refutation}: shows that there is no model. {@code Polynomials} writes values as {@code LinearSum}s of
 *     monomials, {@code Products} bounds the monomials, and a {@code LinearSystem} eliminates them.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Formula x = new Formula.Symbol("x", Sort.INT);
 * Formula one = Formula.equal(Formula.plus(x, x), Formula.ONE);
 * Answer answer = new FewIntegers(new Z3Solver()).check(new Query("two x are odd", List.of(one), List.of()),
 *         new Budget(1000, Duration.ofSeconds(10), false));
 * assert answer.equals(new Answer.Unsatisfiable(0)) : "Z3 would have spent resources";
 * }
 *
 * <p>Imports {@code solver}. Used by {@code solver.choice}.
 */
@NullMarked
package io.verifyrules.verifier.solver.integers;

import org.jspecify.annotations.NullMarked;
