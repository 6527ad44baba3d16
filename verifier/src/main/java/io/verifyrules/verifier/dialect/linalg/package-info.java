/**
 * The operations of {@code linalg} on tensors: loops with maps, and those that have names.
 *
 * <ul>
 * <li>{@link Linalg}: the table from names to meanings.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = Linalg.operations();
 * assert meanings.containsKey("linalg.generic") && meanings.containsKey("linalg.matmul");
 * assert !meanings.containsKey("linalg.misspelt");
 * }
 *
 * <p>Imports {@code dialect}, {@code dialect.tensor}, {@code dialect.affine}, {@code program} and the language.
 */
@NullMarked
package io.verifyrules.verifier.dialect.linalg;

import org.jspecify.annotations.NullMarked;
