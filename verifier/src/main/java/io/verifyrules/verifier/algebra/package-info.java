/**
 * Computing with elements that contain reductions: both sides of an equation as polynomials in atoms, multiplied by
 * what they are divided by. The rest is compared by matching ({@code reduction}).
 *
 * <ul>
 * <li>{@link AlgebraicEquality}: two elements are equal, if they are once both are computed with.
 * <li>{@link AlgebraicForm}: an element as a {@link Polynomial}; {@link PolynomialTerms} is the way back.
 * <li>{@link Polynomial}, {@link Addend}, {@link Powers}, {@link Ratio}: sums of guarded products of powers, with rational numbers.
 * <li>{@link Quotients}, {@link RealFunctions}: quotients, roots, exponentials and logarithms as powers and sums.
 * <li>{@link ReductionAtoms}, {@link ExtremeReductions}, {@link ProductAtoms}, {@link ClosedSums}, {@link IndexGroups}: what comes out of reductions, and sums
 * in closed form; {@link BinaryExtrema}: several maxima as one.
 * <li>{@link OpenedReductions}, {@link IndicesFromZero}, {@link ClosedReductions}: the indices of reductions, always the same ones.
 * <li>{@link Signs}, {@link Sign}, {@link Regions}, {@link Intervals}, {@link Conditions}, {@link Facts}: what the steps demand, and whoever proves it.
 * <li>{@link RegionCases}: both elements where a region has an index, and where it has none.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.dsl.element.*;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.verifier.algebra.AlgebraicEquality;
 * import io.verifyrules.verifier.denotation.Denotation;
 * import io.verifyrules.verifier.limit.Limit;
 * import io.verifyrules.verifier.obligation.Evidence;
 * import io.verifyrules.verifier.term.*;
 * import java.util.*;
 *
 * RankClass s = new RankClass("s", RankClass.RankBound.SINGLETON);
 * TensorExpr a = Input.of("A", ElementType.INT, Shape.of(s, new AxisMap.Variable("n", s)));
 * var terms = new ValueTerms();
 * ValueTerm twice = new Denotation(terms).of(a.plus(a).reduce(Monoid.SUM, s.axis())).at(new TreeMap<>());
 * ValueTerm sum = new Denotation(terms).of(a.reduce(Monoid.SUM, s.axis())).at(new TreeMap<>());
 * ValueTerm sums = terms.apply(new Operation.OfBinary(BinaryOperator.ADD), ElementType.INT, List.of(sum, sum));
 * var algebra = new AlgebraicEquality((left, right, where) -> Optional.empty(), claim -> Optional.empty(), terms,
 *         law -> true, law -> true, Limit.NONE);
 * assert algebra.equal(twice, sums, Hypotheses.of(List.of())).isPresent() : "a factor comes out of a sum";
 * }
 *
 * <p>Imports {@code reduction}, {@code normal}, {@code lane}, {@code obligation}, {@code proof}, {@code term}, {@code law},
 * {@code limit}, {@code verdict}, and of the language {@code axis} and {@code element}. Used by {@code study}.
 */
@NullMarked
package io.verifyrules.verifier.algebra;

import org.jspecify.annotations.NullMarked;
