/**
 * Rank classes, their axes, and integers per lane: what a rule says about shapes and attributes. The language of lanes
 * knows nothing of ranks; a condition on lanes becomes a truth value only through "for every lane".
 *
 * <ul>
 * <li>{@link RankClass}: a number of axes, left open, that play one role; its lanes are its positions.
 * <li>{@link AggregatedAxis}: what a tensor has of a class, with a label where it has several.
 * <li>{@link AxisMap}: an integer on each lane of a class, such as a size, or one computed from others.
 * <li>{@link LaneCondition}: what holds on a lane or does not, such as a comparison of two maps by a {@link Relation}.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.RankClass.RankBound;
 *
 * RankClass c = new RankClass("c", RankBound.ANY);
 * AxisMap size = new AxisMap.Variable("n", c);
 * LaneCondition even = size.floorMod(2).compare(Relation.EQ, AxisMap.of(0));
 * assert even.rankClass().orElseThrow().equals(c);
 * assert AxisMap.of(3).rankClass().isEmpty() : "a number is the same on the lanes of every class";
 * assert !c.equals(new RankClass("c", RankBound.ANY)) : "a class is itself, whatever its name";
 * }
 *
 * <p>Imports {@code diagnostic} and {@code graph}. Used by {@code element}, {@code expr}, {@code rule} and {@code syntax},
 * and by everything in the verifier that looks into rules.
 */
@NullMarked
package io.verifyrules.dsl.axis;

import org.jspecify.annotations.NullMarked;
