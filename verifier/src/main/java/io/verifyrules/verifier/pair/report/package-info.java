/**
 * What a run over pairs of programs found, for people.
 *
 * <ul>
 * <li>{@link Checked}: one function of the input, decided or not paired.
 * <li>{@link PairLines}: the lines of the terminal.
 * </ul>
 *
 * <p>Imports {@code pair}, {@code verdict}, {@code value} and the diagnostics of the language.
 */
@NullMarked
package io.verifyrules.verifier.pair.report;

import org.jspecify.annotations.NullMarked;
