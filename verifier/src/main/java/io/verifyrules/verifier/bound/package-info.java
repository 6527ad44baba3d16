/**
 * Ranks that must be checked, and why they suffice: a claim that fails at any rank fails at one of these.
 *
 * <ul>
 * <li>{@link LanePredicates}: the predicates on lanes that matter to a claim.
 * <li>{@link RankPlan}: the ranks at which the claim must be checked, and the evidence for each class.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.verifier.lane.LaneOracle;
 * import io.verifyrules.verifier.limit.Limit;
 * import io.verifyrules.verifier.solver.Budgets;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import io.verifyrules.verifier.term.*;
 * import io.verifyrules.verifier.verdict.ClaimKind;
 * import java.time.Duration;
 * import java.util.List;
 *
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * LaneInt low = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("low", c)));
 * LaneInt high = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("high", c)));
 * var claims = List.of(Truth.fold(c, LaneBool.nonNegative(low)), Truth.fold(c, LaneBool.nonNegative(high)));
 * var oracle = new LaneOracle(new Z3Solver(), Budgets.of(100_000, Duration.ofSeconds(10)), List.of());
 * RankPlan plan = RankPlan.of(new ClaimKind.Step("two folds"), List.of(c), Hypotheses.of(List.of()),
 *         LanePredicates.of(List.of(), claims, List.of()), oracle, Limit.NONE);
 * assert plan.at().equals("c=2") : "one lane may fail the one, and another lane the other";
 * }
 *
 * <p>Imports {@code lane}, {@code term}, {@code limit}, {@code verdict} for the evidence, and of the language {@code axis}.
 * Used by {@code study} and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.bound;

import org.jspecify.annotations.NullMarked;
