/**
 * Pairs of large programs, cut at what both share.
 *
 * <ul>
 * <li>{@link CutCheck}: proves results part by part.
 * <li>{@code Sharing}: values that are the same; {@code Alignment}: operations that face each other; {@code Cone}: what a value is
 * computed by.
 * </ul>
 *
 * <p>Imports {@code pair} and {@code program}.
 */
@NullMarked
package io.verifyrules.verifier.pair.cut;

import org.jspecify.annotations.NullMarked;
