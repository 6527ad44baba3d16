package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import java.util.HashMap;
import java.util.Map;

/** Division of words with a sign, which truncates, by that of their absolute values. */
final class SignedDivisions {

    private record Key(Polynomial value, Polynomial size) {}

    private final Unknowns unknowns;
    private final Divisions divisions;
    private final Residues residues;
    private final Map<Key, Polynomial> absolutes = new HashMap<>();

    SignedDivisions(Unknowns unknowns, Divisions divisions, Residues residues) {
        this.unknowns = unknowns;
        this.divisions = divisions;
        this.residues = residues;
    }

    private Polynomial absolute(Polynomial value, Moduli.Modulus modulus) {
        Polynomial number = residues.signed(value, modulus);
        if (number.constant().isPresent()) {
            return Polynomial.of(number.constant().get().abs());
        }
        Key key = new Key(value, modulus.size());
        Polynomial known = absolutes.get(key);
        if (known == null) {
            known = unknown(value, modulus);
            absolutes.put(key, known);
        }
        return known;
    }

    private Polynomial unknown(Polynomial value, Moduli.Modulus modulus) {
        Polynomial absolute = unknowns.natural("absolute");
        residues.bound(absolute, modulus.size());
        unknowns.fact(Formula.choose(residues.isNegative(value, modulus),
                unknowns.equal(absolute, modulus.size().minus(value)), unknowns.equal(absolute, value)));
        return absolute;
    }

    Polynomial quotient(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        Polynomial divisor = absolute(b, modulus);
        Polynomial absolute = divisions.of(absolute(a, modulus), divisor).quotient();
        Polynomial some = withSign(different(a, b, modulus), absolute, modulus);
        Polynomial none = withSign(residues.isNegative(a, modulus), modulus.size().minus(Polynomial.ONE), modulus);
        return residues.choice(unknowns.equal(divisor, Polynomial.ZERO), none, some, modulus.size());
    }

    Polynomial rest(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        Polynomial divisor = absolute(b, modulus);
        Polynomial absolute = divisions.of(absolute(a, modulus), divisor).rest();
        Polynomial some = withSign(residues.isNegative(a, modulus), absolute, modulus);
        return residues.choice(unknowns.equal(divisor, Polynomial.ZERO), a, some, modulus.size());
    }

    private Formula different(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        return Formula.choose(residues.isNegative(a, modulus), Formula.not(residues.isNegative(b, modulus)),
                residues.isNegative(b, modulus));
    }

    /** The natural number less than the modulus that is the absolute value, or minus it. */
    private Polynomial withSign(Formula negative, Polynomial absolute, Moduli.Modulus modulus) {
        Polynomial opposite = residues.choice(unknowns.equal(absolute, Polynomial.ZERO), Polynomial.ZERO,
                modulus.size().minus(absolute), modulus.size());
        return residues.choice(negative, opposite, absolute, modulus.size());
    }
}
