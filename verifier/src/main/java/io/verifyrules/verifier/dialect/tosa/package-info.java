/**
 * The operations of {@code tosa} without quantization.
 *
 * <ul>
 * <li>{@link Tosa}: the table from names to meanings.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = Tosa.operations();
 * assert meanings.containsKey("tosa.conv2d") && meanings.containsKey("tosa.gather");
 * assert !meanings.containsKey("tosa.misspelt");
 * }
 *
 * <p>Imports {@code dialect}, {@code program} and the language.
 */
@NullMarked
package io.verifyrules.verifier.dialect.tosa;

import org.jspecify.annotations.NullMarked;
