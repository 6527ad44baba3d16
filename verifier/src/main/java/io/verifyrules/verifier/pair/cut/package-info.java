/**
 * Pairs of large programs, cut at what both share.
 *
 * <ul>
 * <li>{@link CutCheck}: proves results part by part.
 * <li>{@link SharedValues}: what both programs compute in the same way, for reports.
 * <li>{@code Sharing}: values that are the same; {@code Alignment}: operations that face each other; {@code Cone}: what a value is
 * computed by.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.util.List;
 *
 * var facing = Alignment.of(List.of("add", "negate", "slice"), List.of("add", "slice"));
 * assert facing.size() == 2;
 * assert facing.getLast().first() == 2 && facing.getLast().second() == 1;
 * }
 *
 * <p>Imports {@code pair} and {@code program}.
 */
@NullMarked
package io.verifyrules.verifier.pair.cut;

import org.jspecify.annotations.NullMarked;
