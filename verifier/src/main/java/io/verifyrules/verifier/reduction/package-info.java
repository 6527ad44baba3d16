/**
 * Equality of reductions at every rank and every size. Both sides are combinations of guarded terms, which are matched
 * by index functions that go both ways. All questions that arise are free of quantifiers.
 *
 * <ul>
 * <li>{@link ReductionMatching}: two elements with reductions are equal, if their terms can be matched.
 * <li>{@link SideConditions}: what it asks of others: proofs of claims on the way.
 * <li>{@link PointReductions}: takes away the indices that can have one value only.
 * <li>{@link KnownElements}, {@link SortedLines}: rewritings before that, by what conditions say, and by what no order changes.
 * <li>{@link AssumedInstances}: what is assumed of all elements, said of those that are read.
 * <li>{@link ConvertedNumbers}, {@link ComplexParts}: sums of elements of one type as sums of another.
 * <li>{@link Covering}, {@link Absorption}: terms of idempotent combinations, any number of times, and those that others absorb.
 * <li>{@link ExtremeBounds}: what is known of a parameter that stands for an extreme.
 * <li>{@link ReductionAbstraction}: puts parameters in the place of reductions, equal ones for equal ones.
 * <li>{@link MatchingAccount}, {@link UnmatchedTerms}: what was tried, and what is left where it is not enough.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.dsl.element.*;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.verifier.denotation.Denotation;
 * import io.verifyrules.verifier.lane.LaneOracle;
 * import io.verifyrules.verifier.limit.Limit;
 * import io.verifyrules.verifier.normal.ReplaceVariables;
 * import io.verifyrules.verifier.obligation.Evidence;
 * import io.verifyrules.verifier.solver.Budgets;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import io.verifyrules.verifier.term.*;
 * import java.time.Duration;
 * import java.util.*;
 *
 * RankClass s = new RankClass("s", RankClass.RankBound.SINGLETON);
 * TensorExpr a = Input.of("A", ElementType.INT, Shape.of(s, new AxisMap.Variable("n", s)));
 * TensorExpr sum = a.reduce(Monoid.SUM, s.axis());
 * var terms = new ValueTerms();
 * var denotation = new Denotation(terms);
 * ValueTerm together = denotation.of(a.plus(a).reduce(Monoid.SUM, s.axis())).at(new TreeMap<>());
 * SideConditions same = claim -> Set.copyOf(claim.elements()).size() == 1 ? Optional.of(Evidence.NONE) : Optional.empty();
 * var sums = new ReductionMatching(terms, new LaneOracle(new Z3Solver(), Budgets.of(10_000, Duration.ofSeconds(9)), List.of()),
 *         same, List.of(), List.of(), new ReplaceVariables(Map.of()), law -> true, new MatchingAccount(), Limit.NONE);
 * assert sums.equal(together, denotation.of(sum.plus(sum)).at(new TreeMap<>()), Hypotheses.of(List.of())).isPresent();
 * }
 *
 * <p>Imports {@code lane}, {@code normal}, {@code denotation}, {@code obligation}, {@code term}, {@code law},
 * {@code limit}, and of the language {@code axis}, {@code element} and {@code rule}, for hints. Used by {@code study},
 * which proves side conditions, and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.reduction;

import org.jspecify.annotations.NullMarked;
