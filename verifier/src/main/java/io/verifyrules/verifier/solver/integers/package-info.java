/**
 * Models of formulas over integers that are found without a solver.
 *
 * <ul>
 * <li>{@link SmallModel}: the search, which ends after few steps.
 * <li>{@code RangeOfFormula}: what a formula may be while some of its symbols have no value yet; it leads the search and decides nothing.
 * <li>{@code IntegerValues}: whether what was found is a model, computed exactly.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.solver.Formula;
 * import io.verifyrules.verifier.solver.Sort;
 * import java.util.List;
 *
 * Formula n = new Formula.Symbol("n", Sort.INT);
 * Formula more = Formula.lessThan(Formula.ONE, n);
 * assert SmallModel.of(List.of(more)).orElseThrow().get("n").intValueExact() == 2;
 * assert SmallModel.of(List.of(more, Formula.lessThan(n, Formula.ZERO))).isEmpty();
 * }
 *
 * <p>Imports {@code solver}. Used by {@code lane}.
 */
@NullMarked
package io.verifyrules.verifier.solver.integers;

import org.jspecify.annotations.NullMarked;
