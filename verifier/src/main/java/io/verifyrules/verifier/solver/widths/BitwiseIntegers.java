package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Bitwise operations on integers. The disjunction is the sum without the conjunction, and so is the bitwise difference.
 * The conjunction with a mask of low bits is a remainder. Of others a few facts are said.
 */
final class BitwiseIntegers {

    private record Key(Set<Polynomial> operands, Polynomial size) {}

    private final Unknowns unknowns;
    private final Divisions divisions;
    private final Residues residues;
    private final Map<Key, Polynomial> known = new HashMap<>();

    BitwiseIntegers(Unknowns unknowns, Divisions divisions, Residues residues) {
        this.unknowns = unknowns;
        this.divisions = divisions;
        this.residues = residues;
    }

    /** Of two words without a sign; the result is meant modulo the number of words. */
    Polynomial of(SmtOperator operator, Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        Polynomial both = and(a, b, modulus);
        return switch (operator) {
            case WORD_OR -> a.plus(b).minus(both);
            case WORD_XOR -> a.plus(b).minus(both.times(Polynomial.of(2)));
            default -> both;
        };
    }

    private Polynomial and(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        if (a.equals(b)) {
            return a;
        }
        Polynomial all = modulus.size().minus(Polynomial.ONE);
        if (a.isZero() || b.isZero() || a.plus(b).equals(all)) {
            return Polynomial.ZERO;
        }
        if (unknowns.isPower(a.plus(Polynomial.ONE))) {
            return masked(b, a, all);
        }
        if (unknowns.isPower(b.plus(Polynomial.ONE))) {
            return masked(a, b, all);
        }
        Key key = new Key(Set.of(a, b), modulus.size());
        Polynomial both = known.get(key);
        if (both == null) {
            both = unknown(a, b, modulus);
            known.put(key, both);
        }
        return both;
    }

    private Polynomial masked(Polynomial word, Polynomial mask, Polynomial all) {
        if (mask.equals(all)) {
            return word;
        }
        Polynomial low = divisions.of(word, mask.plus(Polynomial.ONE)).rest();
        residues.bound(low, all.plus(Polynomial.ONE));
        return low;
    }

    private Polynomial unknown(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        Polynomial both = unknowns.natural("and");
        residues.bound(both, modulus.size());
        unknowns.fact(unknowns.atMost(both, a));
        unknowns.fact(unknowns.atMost(both, b));
        unknowns.fact(unknowns.less(a.plus(b).minus(both), modulus.size()));
        Formula negative = Formula.and(List.of(residues.isNegative(a, modulus), residues.isNegative(b, modulus)));
        unknowns.fact(Formula.equal(residues.isNegative(both, modulus), negative));
        return both;
    }
}
