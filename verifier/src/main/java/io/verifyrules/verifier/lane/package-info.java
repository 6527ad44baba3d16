/**
 * Questions that can be settled on one lane, for all ranks at once: simplification and congruence. Most value claims
 * end here and need no instance.
 *
 * <ul>
 * <li>{@link LaneOracle}: answers questions about one lane, each a small query without ranks.
 * <li>{@link Simplifier}: what is left of a term under what is known of every lane.
 * <li>{@link Congruence}: two elements are equal, as they have one form whose parts agree lane by lane; what it cannot
 *     compare it gives to a {@link ReductionEquality}.
 * <li>{@link ElementStep}: simplifications that rest on a law of elements.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.verifier.solver.Budgets;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import io.verifyrules.verifier.term.*;
 * import java.time.Duration;
 * import java.util.List;
 *
 * var oracle = new LaneOracle(new Z3Solver(), Budgets.of(100_000, Duration.ofSeconds(10)), List.of());
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * LaneInt n = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("n", c)));
 * LaneInt i = LaneInt.of(new LaneAtom.AccessIndex(c.axis()));
 * LaneBool inBounds = LaneBool.and(LaneBool.nonNegative(i), LaneBool.lessThan(i, n));
 * assert oracle.entails(c, List.of(inBounds), LaneBool.atMost(LaneInt.ONE, n)) : "an empty lane has no index";
 * assert oracle.existence(c, List.of(inBounds, LaneBool.equal(i.plus(i), n))) == LaneOracle.Existence.YES;
 * }
 *
 * <p>Imports {@code normal}, {@code obligation}, {@code term}, {@code law}, {@code limit}, {@code solver}, and of the
 * language {@code axis} and {@code element}. Used by {@code reduction}, {@code bound} and {@code study}.
 */
@NullMarked
package io.verifyrules.verifier.lane;

import org.jspecify.annotations.NullMarked;
