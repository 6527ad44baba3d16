/**
 * Elements at numbers: what value terms come to at each place, where sizes are numbers and no index depends on an input. Unrolled loops
 * are compared so, and sums of few terms in any order.
 *
 * <ul>
 * <li>{@link PlaceByPlace}: two elements are equal, if they are written alike at each place.
 * <li>{@code Assignments}, {@code Ranges}, {@code Numbers}: the places, and lane terms there.
 * <li>{@code Grounding}, {@code Elements}: value terms there, each element once; by the laws of the type as {@code Sum}s and bags.
 * <li>{@code Steps}: how much is worked out at most; then nothing is said.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.dsl.element.*;
 * import io.verifyrules.verifier.ground.PlaceByPlace;
 * import io.verifyrules.verifier.term.*;
 * import java.util.*;
 *
 * AggregatedAxis s = new RankClass("s", RankClass.RankBound.SINGLETON).axis();
 * var terms = new ValueTerms();
 * ValueTerm first = terms.read("A", ElementType.INT, new TreeMap<>(Map.of(s, LaneInt.ZERO)));
 * ValueTerm second = terms.read("A", ElementType.INT, new TreeMap<>(Map.of(s, LaneInt.ONE)));
 * ValueTerm sum = terms.apply(new Operation.OfBinary(BinaryOperator.ADD), ElementType.INT, List.of(first, second));
 * ValueTerm other = terms.apply(new Operation.OfBinary(BinaryOperator.ADD), ElementType.INT, List.of(second, first));
 * var places = new PlaceByPlace(law -> true, law -> true);
 * assert places.compare(sum, other, Hypotheses.of(List.of())) instanceof PlaceByPlace.Found.Equal : "in either order";
 * }
 *
 * <p>Imports {@code obligation}, {@code proof}, {@code term}, {@code law}, {@code limit}, and of the language {@code axis} and
 * {@code element}. Used by {@code study}.
 */
@NullMarked
package io.verifyrules.verifier.ground;

import org.jspecify.annotations.NullMarked;
