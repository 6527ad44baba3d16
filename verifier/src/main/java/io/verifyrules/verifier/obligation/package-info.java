/**
 * Rank-free terms expanded to formulas at fixed ranks: a fold becomes the conjunction over its lanes, a map one integer on
 * each.
 *
 * <ul>
 * <li>{@link Claim}: something that must hold in every instance of a rule.
 * <li>{@link Obligation}: a claim at fixed ranks, of which the negation goes to a solver; {@link InstanceEncoder} makes the
 *     formulas.
 * <li>{@link Evidence}: what a proof of a claim rests on: laws of elements, and what was shown in their theories.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.verifier.solver.Formula;
 * import io.verifyrules.verifier.term.*;
 * import io.verifyrules.verifier.theory.ElementTheories;
 * import io.verifyrules.verifier.verdict.ClaimKind;
 * import java.util.*;
 *
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * LaneInt n = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("n", c)));
 * LaneBool positive = LaneBool.atMost(LaneInt.ONE, n);
 * var claim = new Claim(new ClaimKind.Step("no lane is empty"), List.of(), new Claim.Holds(Truth.fold(c, positive)));
 * var encoder = new InstanceEncoder(Map.of(c, 2), type -> ElementTheories.of(type, false));
 * var obligation = new Obligation(claim, Map.of(c, 2), Hypotheses.of(List.of()), encoder);
 * assert obligation.at().equals("c=2");
 * Formula onBoth = Formula.and(List.of(encoder.of(positive, 0), encoder.of(positive, 1)));
 * assert obligation.negation().equals(List.of(Formula.not(onBoth)));
 * }
 *
 * <p>Imports {@code term}, {@code theory}, {@code law}, {@code value}, {@code solver} for formulas, {@code verdict}
 * for kinds of claims, and of
 * the language {@code axis} and {@code element}. Used by {@code lane}, whose questions are about one lane, {@code reduction}, {@code counterexample},
 * {@code study} and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.obligation;

import org.jspecify.annotations.NullMarked;
