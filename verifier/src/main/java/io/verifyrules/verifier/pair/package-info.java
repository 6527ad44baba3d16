/**
 * Pairs of programs: the claim that a second program computes what a first one does, and what is found of it.
 *
 * <ul>
 * <li>{@link ProgramPair}: two functions, each with the module that it may call into.
 * <li>{@link PairClaim}: one result of both as a rule, or why there is none.
 * <li>{@link SameSizes}: open sizes that are the same wherever the first program is defined; {@link Guarded}: what the second one needs.
 * <li>{@link UnspecifiedReads}: what both find where nothing specifies what they read.
 * <li>{@link PairCheck}: decides a pair; {@link PairVerdict} says what it found.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.text.mlir.MlirReader;
 * import io.verifyrules.verifier.verify.*;
 *
 * String f = "func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> { %0 = stablehlo.OP %a, %a : tensor<2xi32> return %0 : tensor<2xi32> }";
 * var some = MlirReader.read("a.mlir", f.replace("OP", "add")).getFirst();
 * var other = MlirReader.read("b.mlir", f.replace("OP", "multiply")).getFirst();
 * var before = ProgramPair.Part.of(some.functions().getFirst(), some);
 * var check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);
 * var pair = new ProgramPair("f", before, ProgramPair.Part.of(other.functions().getFirst(), other));
 * assert check.check(pair).getFirst().kind() == PairVerdict.Kind.REFUTED;
 * }
 *
 * <p>Imports {@code dialect}, {@code program}, {@code conjecture}, {@code counterexample} and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.pair;

import org.jspecify.annotations.NullMarked;
