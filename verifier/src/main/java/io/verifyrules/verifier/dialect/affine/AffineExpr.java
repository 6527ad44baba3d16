package io.verifyrules.verifier.dialect.affine;

/** An integer that is made of the dimensions and symbols of a map. */
public sealed interface AffineExpr {

    /** A dimension, counted from 0. */
    record Dimension(int index) implements AffineExpr {}

    /** A symbol, counted from 0. */
    record Symbol(int index) implements AffineExpr {}

    /** A number. */
    record Whole(long value) implements AffineExpr {}

    /** A sum. */
    record Sum(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A difference. */
    record Difference(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A product, of which a factor is a number or a symbol. */
    record Product(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A quotient rounded down. */
    record Floor(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A quotient rounded up. */
    record Ceiling(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** The rest of a quotient rounded down. */
    record Modulo(AffineExpr left, AffineExpr right) implements AffineExpr {}
}
