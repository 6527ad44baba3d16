package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Distances by which words are shifted, as powers of two. Whether a distance is less than the number of bits is decided case by case. */
final class Shifts {

    private record Key(Polynomial distance, Width bits) {}

    private final Unknowns unknowns;
    private final Moduli moduli;
    private final Divisions divisions;
    private final Cases cases;
    private final Map<Key, Optional<Divisions.Factor>> known = new HashMap<>();

    Shifts(Unknowns unknowns, Moduli moduli, Divisions divisions, Cases cases) {
        this.unknowns = unknowns;
        this.moduli = moduli;
        this.divisions = divisions;
        this.cases = cases;
    }

    /**
     * Two to the distance, as a factor of the half of all words of so many bits. It is empty if it is not less than the
     * number of bits.
     */
    Optional<Divisions.Factor> by(Formula written, Polynomial distance, Width bits) {
        Key key = new Key(distance, bits);
        Optional<Divisions.Factor> factor = known.get(key);
        if (factor == null) {
            factor = factor(written, distance, bits);
            factor.ifPresent(divisions::add);
            known.put(key, factor);
        }
        return factor;
    }

    /**
     * States of three distances that the last is the sum of the others, and less than the number of bits. Then its
     * power is the product of theirs. In the other case it says that this is not so.
     */
    void bySum(Polynomial a, Polynomial b, Polynomial sum, Width bits) {
        List<Key> keys = List.of(new Key(a, bits), new Key(b, bits), new Key(sum, bits));
        Polynomial half = moduli.power(bits.minus(1));
        if (half.equals(Polynomial.ONE) || a.equals(b)
                || keys.stream().anyMatch(key -> known.containsKey(key) || key.distance().constant().isPresent())) {
            return;
        }
        Polynomial number = moduli.number(bits);
        Formula isSum = Formula.and(List.of(unknowns.equal(sum, a.plus(b)), unknowns.less(sum, number)));
        if (!cases.decide()) {
            unknowns.fact(Formula.not(isSum));
            return;
        }
        unknowns.fact(isSum);
        Polynomial first = unknowns.power("low");
        Polynomial second = unknowns.power("low");
        Polynomial rest = unknowns.power("high");
        moduli.relate(a, first);
        moduli.relate(b, second);
        moduli.relate(sum, first.times(second));
        moduli.relate(number.minus(sum).minus(Polynomial.ONE), rest);
        unknowns.fact(unknowns.equal(first.times(second).times(rest), half));
        known(keys.get(0), new Divisions.Factor(first, second.times(rest), half));
        known(keys.get(1), new Divisions.Factor(second, first.times(rest), half));
        known(keys.get(2), new Divisions.Factor(first.times(second), rest, half));
    }

    private void known(Key key, Divisions.Factor factor) {
        divisions.add(factor);
        known.put(key, Optional.of(factor));
    }

    private Optional<Divisions.Factor> factor(Formula written, Polynomial distance, Width bits) {
        if (written instanceof Formula.Bits number && Moduli.isNatural(number.value())
                && Moduli.isNatural(bits.minus(number.value()).minus(1))) {
            return Optional.of(of(number.value(), bits));
        }
        if (distance.constant().isPresent()) {
            BigInteger value = distance.constant().get();
            if (value.bitLength() < Integer.SIZE && Moduli.isNatural(bits.minus(value.intValue()).minus(1))) {
                return Optional.of(of(Width.of(value.intValue()), bits));
            }
        }
        Polynomial number = moduli.number(bits);
        if (!cases.decide()) {
            unknowns.fact(unknowns.atMost(number, distance));
            return Optional.empty();
        }
        unknowns.fact(unknowns.less(distance, number));
        // One bit is shifted by 0; two unknowns whose product is 1 would be put in its place without end.
        return Optional.of(moduli.power(bits.minus(1)).equals(Polynomial.ONE)
                ? new Divisions.Factor(Polynomial.ONE, Polynomial.ONE, Polynomial.ONE)
                : unknown(distance, number, bits));
    }

    private Divisions.Factor of(Width distance, Width bits) {
        return new Divisions.Factor(moduli.power(distance), moduli.power(bits.minus(distance).minus(1)),
                moduli.power(bits.minus(1)));
    }

    private Divisions.Factor unknown(Polynomial distance, Polynomial number, Width bits) {
        Polynomial low = unknowns.power("low");
        Polynomial high = unknowns.power("high");
        Polynomial half = moduli.power(bits.minus(1));
        moduli.relate(distance, low);
        moduli.relate(number.minus(distance).minus(Polynomial.ONE), high);
        unknowns.fact(unknowns.equal(low.times(high), half));
        known.forEach((other, factor) -> {
            if (other.bits().equals(bits) && factor.isPresent()) {
                relate(distance, low, other.distance(), factor.get().low());
                relate(other.distance(), factor.get().low(), distance, low);
            }
        });
        return new Divisions.Factor(low, high, half);
    }

    /** The power grows with the distance. */
    private void relate(Polynomial distance, Polynomial low, Polynomial longer, Polynomial higher) {
        unknowns.fact(
                Formula.implies(unknowns.less(distance, longer), unknowns.atMost(low.times(Polynomial.of(2)), higher)));
        unknowns.fact(Formula.implies(unknowns.equal(distance, longer), unknowns.equal(low, higher)));
    }
}
