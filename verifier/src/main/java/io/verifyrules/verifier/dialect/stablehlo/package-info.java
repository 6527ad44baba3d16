/**
 * The operations of StableHLO, each with the constraints of its specification that are checked here.
 *
 * <ul>
 * <li>{@link StableHlo}: the table from names to meanings.
 * </ul>
 *
 * <p>Imports {@code dialect}, {@code program}, the language, and the names of operations from {@code instantiate}.
 */
@NullMarked
package io.verifyrules.verifier.dialect.stablehlo;

import org.jspecify.annotations.NullMarked;
