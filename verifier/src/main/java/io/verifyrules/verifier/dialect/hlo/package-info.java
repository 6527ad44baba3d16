/**
 * The meaning of HLO's instructions: each becomes operations of StableHLO that say exactly the same, so the meaning of
 * an operator stands in one place. An instruction that no operation expresses stays an instruction, and has no meaning.
 *
 * <ul>
 * <li>{@link HloLowering}: a computation as a function of StableHLO's operations.
 * <li>{@link Opcodes}: the table from opcodes to how they are lowered, with the attributes that are understood.
 * <li>{@link Unsaid}: opcodes without a meaning, and why.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.text.hlo.HloReader;
 *
 * String text = "HloModule m\n\nENTRY main {\n  x = f32[2]{0} parameter(0)\n  ROOT r = f32[2]{0} count-leading-zeros(x)\n}\n";
 * var module = HloReader.read("m.hlo", text).getFirst();
 * var function = HloLowering.function(module.functions().getFirst(), module);
 * var block = function.body().orElseThrow().blocks().getFirst();
 * assert block.operations().getFirst().name().equals("stablehlo.count_leading_zeros");
 * assert Opcodes.names().contains("reduce-window") && Unsaid.REASONS.containsKey("rng");
 * }
 *
 * <p>Imports {@code dialect}, {@code program} and the names of {@code text.hlo}. Used by {@code pair} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.dialect.hlo;

import org.jspecify.annotations.NullMarked;
