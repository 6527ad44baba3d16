/**
 * The solvers that ship with the tool, and how they are combined.
 *
 * <ul>
 * <li>{@link SolverChoice}: a solver by its name. One alone asks another where it gives up on a proof; "both" asks all,
 *     each query.
 * <li>{@code IndicesAsIntegers}: words that are indices, compared as integers. {@code ElementsApart}: floats without their indices.
 * <li>{@code ProductsAlone}: proofs for which Z3 looks at the memory of the process meet no other question.
 * <li>{@link SolverDisagreement}: that one found a model and another proved that there is none, which ends the check of a
 *     rule.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Solver usual = new SolverChoice().named(SolverChoice.usual(), 100_000);
 * assert SolverChoice.names().contains("cvc5") && usual.name().startsWith("Z3");
 * assert usual.check(new Query("nothing is demanded", List.of(), List.of()),
 *         new Budget(1000, Duration.ofSeconds(10), false)) instanceof Answer.Satisfiable;
 * }
 *
 * <p>Imports {@code solver}, {@code solver.z3}, {@code solver.cvc5}, {@code solver.bitwuzla}, {@code solver.smtlib}, and {@code cache}, where
 * disagreements are kept. Used by {@code verify} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.solver.choice;

import org.jspecify.annotations.NullMarked;
