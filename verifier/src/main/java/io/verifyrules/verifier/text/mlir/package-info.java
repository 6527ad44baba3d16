/**
 * MLIR's text, read and written.
 *
 * <ul>
 * <li>{@link MlirReader}: the modules of a text, or its functions one by one, of which each is read or refused for itself.
 * <li>{@link MlirWriter}: functions in generic form.
 * <li>{@code PrettyForms}: the table of what is written otherwise than in generic form.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.program.Operation;
 * import io.verifyrules.verifier.text.Entry;
 *
 * String text = "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
 *         + "  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n";
 * var module = MlirReader.read("a.mlir", text).getFirst();
 * Operation reverse = module.functions().getFirst().body().orElseThrow().blocks().getFirst().operations().getFirst();
 * assert reverse.name().equals("stablehlo.reverse") && reverse.place().line() == 2;
 * assert MlirWriter.write(module).contains("\"stablehlo.reverse\"(%0) {dimensions = array<i64: 0>}");
 * assert MlirReader.functions("a.mlir", "func.func @g() { odd }\n" + text).getLast() instanceof Entry.Read;
 * }
 *
 * <p>Imports {@code program}, {@code text} and the diagnostics of the language. Used by {@code hlo}.
 */
@NullMarked
package io.verifyrules.verifier.text.mlir;

import org.jspecify.annotations.NullMarked;
