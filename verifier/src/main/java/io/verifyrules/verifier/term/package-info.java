/**
 * The rank-free languages of terms, kept apart: integers and truth values on one lane, truth values, and elements. They are
 * made by factories, which simplify, and immutable.
 *
 * <ul>
 * <li>{@link LaneInt}, {@link LaneBool}: polynomials over {@link LaneAtom}s, and conditions, on one lane of a class.
 * <li>{@link LaneChild}: the terms that an atom is made of, by which traversals and substitutions go.
 * <li>{@link Truth}: truth values; its folds, "on every lane", are the only way out of the lanes.
 * <li>{@link ValueTerm}: elements, made by {@link ValueTerms}: reads of tensors, choices by a truth value, operations,
 *     reductions.
 * <li>{@link Origin}: the thing that is read: an input, or an order, a choice or a count that a meaning made up.
 * <li>{@link Hypotheses}: what is known of every lane, class by class.
 * <li>{@link ReadableTerms}: terms as people are shown them.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 *
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * LaneInt n = LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable("n", c)));
 * assert n.plus(1).times(n.minus(1)).equals(n.times(n).minus(1)) : "polynomials are equal if they say the same";
 * Truth someEmpty = Truth.not(Truth.fold(c, LaneBool.atMost(LaneInt.ONE, n)));
 * assert Truth.fold(c, LaneBool.lessThan(n, n.plus(1))).equals(Truth.TRUE);
 * assert Truth.not(someEmpty).equals(Truth.fold(c, LaneBool.not(LaneBool.lessThan(n, LaneInt.ONE))));
 * }
 *
 * <p>Imports {@code law}, and of the language {@code axis} and {@code element}. Used by everything symbolic:
 * {@code denotation}, {@code normal}, {@code theory}, {@code obligation}, {@code lane}, {@code reduction}, {@code bound},
 * {@code study}, {@code verify}; and by {@code instance} and {@code counterexample}.
 */
@NullMarked
package io.verifyrules.verifier.term;

import org.jspecify.annotations.NullMarked;
