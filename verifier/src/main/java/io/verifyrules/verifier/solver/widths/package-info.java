/**
 * Formulas over words of all widths at once: is there a model at any number of bits that a domain allows?
 *
 * <ul>
 * <li>{@link AllWidths}: decides; {@link WidthDomain}: which widths; {@link Outcome}: what was found, and by which method.
 * <li>Bit by bit: a {@link CircuitBuilder} makes a {@link Circuit} of {@link Gate}s, whose states {@link BitByBit}
 *     searches. A {@link Clock} says which words have ended, {@link Acceptance} judges what was compared. Decides sums,
 *     differences, bitwise operations, shifts by constants, comparisons, choices, extensions and truncations, with a
 *     model of the least width. Other words are taken for free ones.
 * <li>As integers: {@link IntegerWords} writes words as {@link Polynomial}s of {@link Unknowns} modulo powers of two
 *     that are unknowns as well. {@link OpenModulus} asks a solver whether there are such integers. Products,
 *     divisions, shifts by words. Only that there are none says something.
 * <li>{@link SomeWidths}: the solver asked at a few small widths, which is where models come from.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.Width;
 * import io.verifyrules.verifier.limit.Limit;
 * import io.verifyrules.verifier.solver.*;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import java.time.Duration;
 * import java.util.List;
 *
 * var words = new Sort.Words(Width.named("N"));
 * Formula x = new Formula.Symbol("x", words);
 * Formula y = new Formula.Symbol("y", words);
 * Formula both = Formula.word(SmtOperator.WORD_AND, x, y);
 * Formula more = Formula.not(Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, both, x));
 * var decision = new AllWidths(new Z3Solver(), new Budget(100_000, Duration.ofSeconds(10), false), Limit.NONE);
 * assert decision.decide(List.of(more), WidthDomain.ALL) instanceof Outcome.NoModel;
 * }
 *
 * <p>Imports {@code solver} and {@code limit}.
 */
@NullMarked
package io.verifyrules.verifier.solver.widths;

import org.jspecify.annotations.NullMarked;
