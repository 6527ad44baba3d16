/**
 * Lit tests as pairs of programs: what a run checks of each function.
 *
 * <ul>
 * <li>{@link LitFunction}: a function of a test, paired with what its lines spell, or the reason why it is not.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.lit.LitTest;
 *
 * String text = "// RUN: tool %s | FileCheck %s\nfunc.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
 *         + "  return %x : tensor<2xf32>\n}\n";
 * var alone = (LitFunction.Alone) LitFunction.of(LitTest.of("f.mlir", text)).getFirst();
 * assert alone.place().line() == 2 && alone.not().reason().equals("no CHECK lines");
 * }
 *
 * <p>Imports {@code pair}, {@code lit}, {@code text} and the diagnostics of the language.
 */
@NullMarked
package io.verifyrules.verifier.pair.lit;

import org.jspecify.annotations.NullMarked;
