package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.affine.AffineExpr;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The least and the greatest integer that an expression is. */
record Range(BigInteger least, BigInteger greatest) {

    /** Bounds of an expression whose dimensions count from 0 to before a size, at least 1; empty where none are known here. */
    static Optional<Range> of(AffineExpr expression, Dimensions sizes) {
        return switch (expression) {
            case AffineExpr.Dimension(int index) ->
                Optional.of(new Range(BigInteger.ZERO, BigInteger.valueOf(sizes.number(index) - 1L)));
            case AffineExpr.Whole(long value) ->
                Optional.of(new Range(BigInteger.valueOf(value), BigInteger.valueOf(value)));
            case AffineExpr.Sum(AffineExpr left, AffineExpr right) -> of(left, sizes).flatMap(some -> of(right, sizes)
                    .map(other -> new Range(some.least.add(other.least), some.greatest.add(other.greatest))));
            case AffineExpr.Difference(AffineExpr left, AffineExpr right) ->
                of(left, sizes).flatMap(some -> of(right, sizes).map(
                        other -> new Range(some.least.subtract(other.greatest), some.greatest.subtract(other.least))));
            case AffineExpr.Product(AffineExpr left, AffineExpr right) ->
                of(left, sizes).flatMap(some -> of(right, sizes).map(some::times));
            case AffineExpr.Symbol ignored -> Optional.empty();
            case AffineExpr.Floor ignored -> Optional.empty();
            case AffineExpr.Ceiling ignored -> Optional.empty();
            case AffineExpr.Modulo ignored -> Optional.empty();
        };
    }

    private Range times(Range other) {
        List<BigInteger> corners = Stream
                .of(least.multiply(other.least), least.multiply(other.greatest), greatest.multiply(other.least),
                        greatest.multiply(other.greatest))
                .sorted()
                .toList();
        return new Range(corners.getFirst(), corners.getLast());
    }

    /** Whether all are from 0 to before a size. */
    boolean isWithin(int size) {
        return least.signum() >= 0 && greatest.compareTo(BigInteger.valueOf(size)) < 0;
    }
}
