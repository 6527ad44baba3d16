/**
 * cvc5 behind the solver seam. Its bindings are seen by the engine only, which runs in a process of its own. The
 * reason: cvc5 can be neither interrupted nor relied on to keep its limits.
 *
 * <ul>
 * <li>{@link Cvc5Solver}: the solver; on a platform for which there is no native library it gives up at once.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.*;
 * import java.time.Duration;
 * import java.util.List;
 *
 * Formula v = new Formula.Symbol("v", Sort.ELEMENT);
 * Formula w = new Formula.Symbol("w", Sort.ELEMENT);
 * Query query = new Query("one element", List.of(Formula.not(Formula.equal(v, w))), List.of());
 * Solver cvc5 = new Cvc5Solver();
 * Answer answer = cvc5.check(query, new Budget(100_000, Duration.ofSeconds(20), false));
 * assert answer instanceof Answer.Satisfiable || cvc5.obstacle().isPresent();
 * }
 *
 * <p>Imports {@code solver}, {@code solver.process} and {@code cache}. Used by {@code solver.choice} alone.
 */
@NullMarked
package io.verifyrules.verifier.solver.cvc5;

import org.jspecify.annotations.NullMarked;
