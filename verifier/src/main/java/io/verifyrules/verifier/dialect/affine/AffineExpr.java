package io.verifyrules.verifier.dialect.affine;

import java.math.BigInteger;
import java.util.List;

/** An integer that is made of the dimensions and symbols of a map. */
public sealed interface AffineExpr {

    /** A dimension, counted from 0. */
    record Dimension(int index) implements AffineExpr {}

    /** A symbol, counted from 0. */
    record Symbol(int index) implements AffineExpr {}

    /** A number. */
    record Number(long value) implements AffineExpr {}

    /** A sum. */
    record Sum(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A product, of which a factor is a number or a symbol. */
    record Product(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A quotient rounded down. */
    record Floor(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** A quotient rounded up. */
    record Ceiling(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** What is left of a quotient rounded down. */
    record Modulo(AffineExpr left, AffineExpr right) implements AffineExpr {}

    /** The integer at a point, of dimensions and of no symbols. */
    default BigInteger at(List<Integer> point) {
        return switch (this) {
            case Dimension(int index) -> BigInteger.valueOf(point.get(index));
            case Symbol symbol -> throw new IllegalArgumentException("a symbol without a value: " + symbol);
            case Number(long value) -> BigInteger.valueOf(value);
            case Sum(AffineExpr left, AffineExpr right) -> left.at(point).add(right.at(point));
            case Product(AffineExpr left, AffineExpr right) -> left.at(point).multiply(right.at(point));
            case Floor(AffineExpr left, AffineExpr right) -> floor(left.at(point), right.at(point));
            case Ceiling(AffineExpr left, AffineExpr right) -> floor(left.at(point).negate(), right.at(point)).negate();
            case Modulo(AffineExpr left, AffineExpr right) -> left.at(point).mod(right.at(point));
        };
    }

    private static BigInteger floor(BigInteger left, BigInteger right) {
        return left.subtract(left.mod(right)).divide(right);
    }
}
