/**
 * Words and floating-point numbers that are compared and not computed with. Where there is no model among integers in the same order,
 * there is none among these.
 *
 * <ul>
 * <li>{@link ComparedNumbers}: such a query with integers for its words, whether their width is known or left open, and
 *     for its floats. {@code FloatPlaces}: the integer that a float is.
 * <li>{@link OrderFirst}: a solver that asks it before the query itself.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.Width;
 * import io.verifyrules.verifier.solver.*;
 * import java.util.List;
 *
 * var words = new Sort.Words(Width.named("N"));
 * Formula x = new Formula.Symbol("x", words);
 * Formula y = new Formula.Symbol("y", words);
 * Formula ordered = Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, x, y);
 * assert ComparedNumbers.asIntegers(List.of(ordered)).isPresent();
 * Formula sum = Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, Formula.word(SmtOperator.WORD_ADD, x, y), y);
 * assert ComparedNumbers.asIntegers(List.of(sum)).isEmpty() : "a sum of words wraps";
 * }
 *
 * <p>Imports {@code solver}. Used by {@code solver.choice} and {@code solver.widths}.
 */
@NullMarked
package io.verifyrules.verifier.solver.order;

import org.jspecify.annotations.NullMarked;
