/**
 * The operations of StableHLO, each with the constraints of its specification that are checked here.
 *
 * <ul>
 * <li>{@link StableHlo}: the table from names to meanings.
 * </ul>
 *
 * {@snippet lang=java :
 * var meanings = StableHlo.operations();
 * assert meanings.containsKey("stablehlo.gather") && meanings.containsKey("chlo.square");
 * assert !meanings.containsKey("stablehlo.rng");
 * }
 *
 * <p>Imports {@code dialect}, {@code program}, the language, and the names of operations from {@code instantiate}.
 */
@NullMarked
package io.verifyrules.verifier.dialect.stablehlo;

import org.jspecify.annotations.NullMarked;
