/**
 * The operations of {@code arith} and {@code math} on numbers and on tensors of them: where they wrap, are poison, or undefined.
 *
 * <ul>
 * <li>{@link Arith}: the table from names to meanings, and which of them compute elements of elements.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = Arith.operations();
 * assert meanings.containsKey("arith.divsi") && meanings.containsKey("math.exp");
 * assert Arith.elementwise().contains("arith.addf") && !Arith.elementwise().contains("arith.constant");
 * }
 *
 * <p>Imports {@code dialect}, {@code program} and the language. Used by the dialects whose bodies compute with numbers.
 */
@NullMarked
package io.verifyrules.verifier.dialect.arith;

import org.jspecify.annotations.NullMarked;
