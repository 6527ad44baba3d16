/**
 * Pairs of programs: the claim that a second program computes what a first one does, and what is found of it.
 *
 * <ul>
 * <li>{@link ProgramPair}: two functions, each with the module that it may call into.
 * <li>{@link PairClaim}: one result of both as a rule, or why there is none.
 * <li>{@link PairCheck}: decides a pair; {@link PairVerdict} says what it found.
 * </ul>
 *
 * <p>Imports {@code dialect}, {@code program}, {@code conjecture}, {@code counterexample} and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.pair;

import org.jspecify.annotations.NullMarked;
