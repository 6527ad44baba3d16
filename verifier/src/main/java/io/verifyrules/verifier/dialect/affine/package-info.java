/**
 * Maps of indices.
 *
 * <ul>
 * <li>{@link AffineMap}: integers made of dimensions and symbols, each an {@link AffineExpr}.
 * <li>{@link Affine}: the table from names to meanings.
 * </ul>
 *
 * {@snippet lang=java :
 * assert Affine.operations().containsKey("affine.apply");
 * var sum = new AffineExpr.Sum(new AffineExpr.Dimension(0), new AffineExpr.Whole(3));
 * assert new AffineMap(1, 0, java.util.List.of(sum)).results().contains(sum);
 * }
 *
 * <p>Imports {@code dialect}, {@code dialect.arith}, {@code program} and the language. Used by {@code dialect.linalg}.
 */
@NullMarked
package io.verifyrules.verifier.dialect.affine;

import org.jspecify.annotations.NullMarked;
