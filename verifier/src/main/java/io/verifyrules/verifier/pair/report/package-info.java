/**
 * The findings of a run over pairs of programs, for people.
 *
 * <ul>
 * <li>{@link Checked}: one function of the input, decided or not paired.
 * <li>{@link PairLines}: the lines of the terminal.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.diagnostic.*;
 *
 * var why = new Diagnostic(new SourcePosition("f.mlir", 3, 1), "expected lines up to the return of @f");
 * var not = new Checked.NotPaired("f", "lines are missing", why);
 * assert !PairLines.isFinding(not);
 * assert String.join("", PairLines.of(not)).contains("f.mlir:3");
 * }
 *
 * <p>Imports {@code pair}, {@code verdict}, {@code value} and the diagnostics of the language.
 */
@NullMarked
package io.verifyrules.verifier.pair.report;

import org.jspecify.annotations.NullMarked;
