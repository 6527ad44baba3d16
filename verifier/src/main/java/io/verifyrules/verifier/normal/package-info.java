/**
 * The normal form of lane terms: what makes most claims identities before any solver is asked. It changes how terms are
 * written, never what they mean on a lane that satisfies the hypotheses.
 *
 * <ul>
 * <li>{@link NormalForm}: equations substituted, divisions carried out as far as divisors are proved to be positive.
 * <li>{@link LaneTermMap}: carries a rewriting of lane terms through truth values, elements and whole meanings.
 * <li>{@link ReplaceVariables}: the plainest such rewriting.
 * <li>{@link RelevantHypotheses}: what of the hypotheses tells a reduction something, so that it is looked at once wherever it stands.
 * <li>{@link LaneEntailment}: what it asks of others: whether a predicate follows from others on one lane.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.verifier.limit.Limit;
 * import io.verifyrules.verifier.term.*;
 * import java.util.*;
 *
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * LaneInt n = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("n", c)));
 * LaneInt m = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("m", c)));
 * Truth known = Truth.fold(c, LaneBool.equal(m, n.plus(2)));
 * NormalForm form = NormalForm.of(Hypotheses.of(List.of(known)), terms -> terms.of(known), new ValueTerms(),
 *         (rankClass, hypotheses, claim) -> false, Limit.NONE);
 * assert form.rewrite(Optional.of(c), m.minus(n)).equals(LaneInt.of(2)) : "the equation is substituted";
 * }
 *
 * <p>Imports {@code denotation}, {@code term}, {@code limit}, and of the language {@code axis}; no solver. Used by
 * {@code lane}, which answers its questions, {@code reduction}, {@code algebra}, {@code study} and {@code counterexample}.
 */
@NullMarked
package io.verifyrules.verifier.normal;

import org.jspecify.annotations.NullMarked;
