package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Divisions of natural numbers with rest, as far as possible without unknowns. */
final class Divisions {

    /**
     * The half of a number of words as a product of two powers of two.
     *
     * @param low  two to the distance by which something is shifted
     * @param high the other factor
     */
    record Factor(Polynomial low, Polynomial high, Polynomial half) {}

    /** Where the divisor is at least 1, {@code dividend = quotient * divisor + rest}, and the rest is less. */
    record Division(Polynomial quotient, Polynomial rest) {}

    private record Key(Polynomial dividend, Polynomial divisor) {}

    private final Unknowns unknowns;
    private final List<Factor> factors = new ArrayList<>();
    private final Map<Key, Division> known = new HashMap<>();

    Divisions(Unknowns unknowns) {
        this.unknowns = unknowns;
    }

    void add(Factor factor) {
        if (!factors.contains(factor)) {
            factors.add(factor);
        }
    }

    List<Factor> factors() {
        return factors;
    }

    /** The same number, where both factors of a half do not occur in one product. */
    Polynomial normal(Polynomial polynomial) {
        Polynomial result = polynomial;
        for (Factor factor : factors) {
            Polynomial.Quotient both = result.by(factor.low().times(factor.high()));
            result = both.quotient().times(factor.half()).plus(both.rest());
        }
        return result;
    }

    /** The quotient, if every term can be divided. */
    Optional<Polynomial> exact(Polynomial dividend, Polynomial divisor) {
        if (!divisor.isProduct()) {
            return dividend.equals(divisor) ? Optional.of(Polynomial.ONE) : Optional.empty();
        }
        Polynomial.Quotient plain = dividend.by(divisor);
        if (plain.rest().isZero()) {
            return Optional.of(plain.quotient());
        }
        for (Factor factor : factors) {
            Polynomial.Quotient halves = plain.rest().by(factor.half());
            Polynomial written = halves.quotient().times(factor.low()).times(factor.high());
            Polynomial.Quotient split = written.by(divisor);
            if (halves.rest().isZero() && split.rest().isZero()) {
                return Optional.of(plain.quotient().plus(split.quotient()));
            }
        }
        return Optional.empty();
    }

    /** The dividend is at least 0. */
    Division of(Polynomial dividend, Polynomial divisor) {
        Optional<Polynomial> exact = exact(dividend, divisor);
        if (exact.isPresent() && (isPositive(divisor) || dividend.equals(divisor))) {
            return new Division(exact.get(), Polynomial.ZERO);
        }
        if (isPositive(divisor) && dividend.constant().filter(value -> value.signum() == 0).isPresent()) {
            return new Division(Polynomial.ZERO, Polynomial.ZERO);
        }
        Optional<Polynomial> next = exact(dividend.plus(Polynomial.ONE), divisor);
        if (next.isPresent() && unknowns.isPower(divisor)) {
            return new Division(next.get().minus(Polynomial.ONE), divisor.minus(Polynomial.ONE));
        }
        Division division = known.get(new Key(dividend, divisor));
        if (division == null) {
            division = divided(dividend, divisor);
            known.put(new Key(dividend, divisor), division);
        }
        return division;
    }

    private boolean isPositive(Polynomial divisor) {
        return unknowns.isPower(divisor) || divisor.constant().filter(value -> value.signum() > 0).isPresent();
    }

    private Division divided(Polynomial dividend, Polynomial divisor) {
        Polynomial quotient = unknowns.natural("quotient");
        Polynomial rest = unknowns.natural("rest");
        Formula some = unknowns.atMost(Polynomial.ONE, divisor);
        unknowns.fact(
                Formula.implies(some, Formula.and(List.of(unknowns.equal(dividend, quotient.times(divisor).plus(rest)),
                        unknowns.less(rest, divisor), unknowns.atMost(quotient, dividend)))));
        unknowns.fact(Formula.implies(unknowns.less(dividend, divisor),
                Formula.and(List.of(unknowns.equal(quotient, Polynomial.ZERO), unknowns.equal(rest, dividend)))));
        unknowns.fact(Formula.implies(Formula.and(List.of(some, unknowns.equal(dividend, divisor))),
                unknowns.equal(quotient, Polynomial.ONE)));
        for (Map.Entry<Key, Division> other : known.entrySet()) {
            Formula same = Formula.and(List.of(unknowns.equal(dividend, other.getKey().dividend()),
                    unknowns.equal(divisor, other.getKey().divisor()), some));
            unknowns.fact(
                    Formula.implies(same, Formula.and(List.of(unknowns.equal(quotient, other.getValue().quotient()),
                            unknowns.equal(rest, other.getValue().rest())))));
        }
        return new Division(quotient, rest);
    }
}
