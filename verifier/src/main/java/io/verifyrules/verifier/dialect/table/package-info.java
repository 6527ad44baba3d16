/**
 * The dialects that are known.
 *
 * <ul>
 * <li>{@link Dialects}: one table of all operations with a meaning.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = Dialects.operations();
 * assert meanings.containsKey("stablehlo.add") && meanings.containsKey("linalg.generic");
 * assert !meanings.containsKey("stablehlo.misspelt");
 * }
 *
 * <p>Imports the packages of the dialects. Used by {@code pair}.
 */
@NullMarked
package io.verifyrules.verifier.dialect.table;

import org.jspecify.annotations.NullMarked;
