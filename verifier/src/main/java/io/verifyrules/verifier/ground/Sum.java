package io.verifyrules.verifier.ground;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A sum of products of elements with rational factors: two sums that are the same polynomial are equal.
 *
 * @param addends the factors that are not 0, by product
 */
record Sum(Map<Product, Fraction> addends) {

    /** In the making. */
    static final class Making {

        private final Map<Product, Fraction> addends = new HashMap<>();
        private final Steps steps;

        Making(Steps steps) {
            this.steps = steps;
        }

        void add(Product product, Fraction factor) {
            // Numbers with many digits cost more.
            steps.take(1 + (factor.numerator().bitLength() + factor.denominator().bitLength()) / Long.SIZE);
            addends.merge(product, factor, Fraction::plus);
        }

        void add(Sum sum, Fraction factor) {
            sum.addends
                    .forEach((product, each) -> add(product, factor.equals(Fraction.ONE) ? each : each.times(factor)));
        }

        Sum made() {
            addends.values().removeIf(Fraction::isZero);
            return new Sum(Map.copyOf(addends));
        }
    }

    static Sum of(Fraction number) {
        return number.isZero() ? new Sum(Map.of()) : new Sum(Map.of(Product.NONE, number));
    }

    static Sum of(int element) {
        return new Sum(Map.of(Product.of(element), Fraction.ONE));
    }

    Sum plus(Sum other, Fraction factor, Steps steps) {
        Making sum = new Making(steps);
        sum.add(this, Fraction.ONE);
        sum.add(other, factor);
        return sum.made();
    }

    Sum times(Sum other, Steps steps) {
        Making sum = new Making(steps);
        addends.forEach((product, factor) -> other.addends
                .forEach((with, by) -> sum.add(product.times(with, steps), factor.times(by))));
        return sum.made();
    }

    /** The number that it is, where it is one. */
    Optional<Fraction> number() {
        return addends.isEmpty()
                ? Optional.of(new Fraction(BigInteger.ZERO, BigInteger.ONE))
                : Optional.ofNullable(addends.get(Product.NONE)).filter(only -> addends.size() == 1);
    }
}
