/**
 * Tests of LLVM's {@code lit} as pairs of programs: each function, and what the lines of FileCheck say that a command makes of it.
 *
 * <ul>
 * <li>{@link LitTest}: a test, read.
 * <li>{@link LitPair}: a function under a command: spelled, not spelled, or not read.
 * <li>{@link Lack}: why lines do not spell a function.
 * </ul>
 *
 * {@snippet lang=java :
 * String text = "// RUN: tool --pass %s | FileCheck %s\n// CHECK-LABEL: func.func @f\n"
 *         + "// CHECK-SAME: %[[X:.+]]: tensor<2xf32>\n// CHECK-NEXT: return %[[X]]\n"
 *         + "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %x : tensor<2xf32>\n}\n";
 * var pair = (LitPair.Spelled) LitTest.of("f.mlir", text).pairs().getFirst();
 * var returned = pair.after().function().body().orElseThrow().blocks().getFirst().operations().getFirst();
 * assert returned.name().equals("func.return") && returned.place().line() == 4;
 * }
 *
 * <p>Imports {@code program}, {@code text} and the diagnostics of the language.
 */
@NullMarked
package io.verifyrules.verifier.lit;

import org.jspecify.annotations.NullMarked;
