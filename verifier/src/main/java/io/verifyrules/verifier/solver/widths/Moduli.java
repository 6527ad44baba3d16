package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Numbers of bits, and the powers of two that belong to them, as polynomials. All open numbers may be any natural ones. */
final class Moduli {

    private final Unknowns unknowns;
    private final Map<String, Polynomial> numbers = new HashMap<>();
    private final Map<String, Polynomial> powers = new HashMap<>();

    Moduli(Unknowns unknowns, List<Width> demands) {
        this.unknowns = unknowns;
        for (Width demand : demands) {
            unknowns.fact(unknowns.atMost(Polynomial.ZERO, number(demand)));
        }
    }

    /**
     * The number of words of a width.
     *
     * @param size of which at least half are negative, where they have a sign
     * @param half half of it
     */
    record Modulus(Polynomial size, Polynomial half) {}

    Modulus of(Width bits) {
        return new Modulus(power(bits), power(bits.minus(1)));
    }

    /** The number itself. */
    Polynomial number(Width width) {
        Polynomial sum = Polynomial.of(width.offset());
        for (Map.Entry<String, Integer> term : width.terms().entrySet()) {
            sum = sum.plus(Polynomial.of(term.getValue()).times(number(term.getKey())));
        }
        return sum;
    }

    /** Whether it cannot be negative. */
    static boolean isNatural(Width width) {
        return width.offset() >= 0 && width.terms().values().stream().allMatch(factor -> factor > 0);
    }

    /**
     * Two to this number.
     *
     * @throws OutsideException if it may be negative
     */
    Polynomial power(Width exponent) {
        if (!isNatural(exponent)) {
            throw new OutsideException("2 to the " + exponent);
        }
        Polynomial product = Polynomial.of(BigInteger.ONE.shiftLeft(exponent.offset()));
        for (Map.Entry<String, Integer> term : exponent.terms().entrySet()) {
            for (int i = 0; i < term.getValue(); i++) {
                product = product.times(power(term.getKey()));
            }
        }
        return product;
    }

    private Polynomial number(String name) {
        power(name);
        return Objects.requireNonNull(numbers.get(name), "a power comes with its number");
    }

    private Polynomial power(String name) {
        Polynomial known = powers.get(name);
        if (known != null) {
            return known;
        }
        Polynomial number = unknowns.natural(name);
        Polynomial power = unknowns.power("2^" + name);
        numbers.put(name, number);
        powers.put(name, power);
        relate(number, power);
        return power;
    }

    /** States of a number and two to it that {@code n + 1 <= 2^n}, and more if n is neither 0 nor 1. */
    void relate(Polynomial number, Polynomial power) {
        unknowns.fact(unknowns.less(number, power));
        relateSmall(number, power, 0);
        relateSmall(number, power, 1);
        relateSmall(number, power, 2);
    }

    private void relateSmall(Polynomial number, Polynomial power, int value) {
        Polynomial two = Polynomial.of(1L << value);
        unknowns.fact(Formula.equal(unknowns.equal(number, Polynomial.of(value)), unknowns.equal(power, two)));
    }
}
