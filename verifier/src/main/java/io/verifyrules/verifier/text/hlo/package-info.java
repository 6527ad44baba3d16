/**
 * HLO's text, read and written: computations are functions, whose operations are called {@code hlo.add} and the like.
 *
 * <ul>
 * <li>{@link HloReader}: the modules of a text, or its computations one by one, each of which is read or refused for
 * itself. It says which of them is entered first.
 * <li>{@link HloWriter}: modules as text.
 * </ul>
 *
 * {@snippet lang=java :
 * String text = "HloModule m\n\nENTRY main {\n  x = f32[2]{0} parameter(0)\n  ROOT r = f32[2]{0} reverse(x), dimensions={0}\n}\n";
 * var module = HloReader.read("m.hlo", text).getFirst();
 * var block = module.function("main").orElseThrow().body().orElseThrow().blocks().getFirst();
 * assert block.arguments().getFirst().type().toString().equals("tensor<2xf32>");
 * assert block.operations().getFirst().name().equals("hlo.reverse");
 * assert HloWriter.write(module).contains("ROOT r = f32[2] reverse(x), dimensions={0}");
 * }
 *
 * <p>Imports {@code program}, {@code text} and the diagnostics of the language.
 */
@NullMarked
package io.verifyrules.verifier.text.hlo;

import org.jspecify.annotations.NullMarked;
