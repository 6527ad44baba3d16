package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/**
 * A number times a product where a guard holds, and 0 elsewhere.
 *
 * <p>Wherever the guard holds, atoms with exponents below 0 are not 0, and atoms with exponents that are not whole are not below 0.
 */
record Addend(Ratio coefficient, Powers powers, Truth guard) {

    /** The same with whole powers of numbers in the coefficient, and squares in numbers under a root. */
    Addend withNumbersFolded() {
        Addend folded = this;
        for (Map.Entry<ValueTerm, Ratio> power : powers.exponents().entrySet()) {
            if (power.getKey() instanceof ValueTerm.Literal literal) {
                Optional<Ratio> number = Ratio.of(literal.value());
                BigInteger whole = power.getValue().floor();
                if (number.isPresent() && whole.signum() != 0) {
                    Powers rest = folded.powers.times(Powers.of(literal, new Ratio(whole.negate(), BigInteger.ONE)));
                    folded = new Addend(folded.coefficient.times(number.get().power(whole.intValueExact())), rest,
                            guard);
                }
            }
        }
        return folded;
    }

    Addend withCoefficient(Ratio other) {
        return new Addend(other, powers, guard);
    }

    @Override
    public String toString() {
        return coefficient + (powers.isOne() ? "" : " * " + powers)
                + (guard.equals(Truth.TRUE) ? "" : " where " + guard);
    }
}
