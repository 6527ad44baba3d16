/**
 * The structural operations of Enzyme-JAX.
 *
 * <ul>
 * <li>{@link Enzyme}: the table from names to meanings.
 * </ul>
 *
 * <p>Imports {@code dialect}, {@code program} and the language.
 */
@NullMarked
package io.verifyrules.verifier.dialect.enzyme;

import org.jspecify.annotations.NullMarked;
