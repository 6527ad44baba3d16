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
 * <p>Imports {@code obligation}, {@code proof}, {@code term}, {@code law}, {@code limit}, and of the language {@code axis} and
 * {@code element}. Used by {@code study}.
 */
@NullMarked
package io.verifyrules.verifier.ground;

import org.jspecify.annotations.NullMarked;
