/**
 * The structural operations of Enzyme-JAX.
 *
 * <ul>
 * <li>{@link Enzyme}: the table from names to meanings.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = Enzyme.operations();
 * assert meanings.containsKey("enzymexla.rotate");
 * assert meanings.keySet().stream().allMatch(name -> name.startsWith("enzymexla."));
 * }
 *
 * <p>Imports {@code dialect}, {@code program} and the language.
 */
@NullMarked
package io.verifyrules.verifier.dialect.enzyme;

import org.jspecify.annotations.NullMarked;
