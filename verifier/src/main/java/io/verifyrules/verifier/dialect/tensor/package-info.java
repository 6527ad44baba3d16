/**
 * The operations of {@code tensor}: elements and parts of tensors, whose indices have to be within range.
 *
 * <ul>
 * <li>{@link Tensors}: the table from names to meanings.
 * <li>{@link IndexBodies}: bodies that compute an element of elements or of indices.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = Tensors.operations();
 * assert meanings.containsKey("tensor.extract_slice") && meanings.get("tensor.extract").passesGaps();
 * assert !meanings.containsKey("tensor.misspelt");
 * }
 *
 * <p>Imports {@code dialect}, {@code dialect.arith}, {@code dialect.affine}, {@code program} and the language.
 */
@NullMarked
package io.verifyrules.verifier.dialect.tensor;

import org.jspecify.annotations.NullMarked;
