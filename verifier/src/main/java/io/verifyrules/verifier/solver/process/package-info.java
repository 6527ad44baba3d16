/**
 * Solvers in processes of their own, for those whose native code cannot be trusted to end. A crash, a hang or a hunger
 * for memory costs one answer and not the run.
 *
 * <ul>
 * <li>{@link ProcessSolver}: a solver as others see it, with a process for each thread that asks.
 * <li>{@link ChildJvm}: how such a process is started.
 * <li>{@link SolverEngine}, {@link SolverServer}: the other side: what answers a {@link Question}, and what serves it.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Solver broken = new ProcessSolver("a solver", new ChildJvm("there.is.no.such.Program", List.of()));
 * Answer answer = broken.check(new Query("anything", List.of(Formula.TRUE), List.of()),
 *         new Budget(1000, Duration.ofSeconds(10), false));
 * assert answer instanceof Answer.GaveUp gaveUp && gaveUp.reason().startsWith("a solver: ");
 * }
 *
 * <p>Imports {@code solver}, {@code solver.smtlib} and {@code cache}. Used by {@code solver.cvc5} and
 * {@code solver.bitwuzla}, and by {@code solver.z3} when its memory is exhausted.
 */
@NullMarked
package io.verifyrules.verifier.solver.process;

import org.jspecify.annotations.NullMarked;
