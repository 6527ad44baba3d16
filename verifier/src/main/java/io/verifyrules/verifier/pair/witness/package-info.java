/**
 * Counterexamples to pairs as programs that can be run elsewhere: both programs, with the inputs on which they differ inside.
 *
 * <ul>
 * <li>{@link Witness}: what is written of a pair, and what is not.
 * <li>{@code MlirWitness}, {@code HloWitness}: a program with constants in the place of its arguments.
 * </ul>
 *
 * {@snippet lang=java :
 * var lost = new Witness.NotWritten("1/3 is no f32");
 * String reason = lost.reason();
 * assert reason.contains("f32") : "a real that no float of the type is cannot be written";
 * }
 *
 * <p>Imports {@code pair}, {@code instantiate} for the elements of constants, {@code program} and the writers of {@code text}.
 */
@NullMarked
package io.verifyrules.verifier.pair.witness;

import org.jspecify.annotations.NullMarked;
