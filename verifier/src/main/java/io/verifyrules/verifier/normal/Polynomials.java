package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Exact arithmetic of lane polynomials that the normal form needs. */
final class Polynomials {

    private Polynomials() {
    }

    /** {@code term == quotient * factor + rest}, where as much as possible is in the quotient. */
    record Split(LaneInt quotient, LaneInt rest) {}

    /** Divides by a single atom as far as monomials contain it. */
    static Split split(LaneInt term, LaneInt factor) {
        LaneAtom atom = singleFactor(factor).orElseThrow();
        LaneInt quotient = LaneInt.ZERO;
        LaneInt rest = LaneInt.ZERO;
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            List<LaneAtom> atoms = new ArrayList<>(part.getKey().atoms());
            if (atoms.remove(atom)) {
                quotient = quotient.plus(LaneInt.monomial(new LaneInt.Monomial(atoms), part.getValue()));
            } else {
                rest = rest.plus(LaneInt.monomial(part.getKey(), part.getValue()));
            }
        }
        return new Split(quotient, rest);
    }

    /** The variable that the term consists of, if it is a single one with coefficient 1. */
    static Optional<LaneAtom.Variable> singleVariable(LaneInt term) {
        return singleFactor(term).filter(LaneAtom.Variable.class::isInstance).map(LaneAtom.Variable.class::cast);
    }

    /** The same if it is a single variable or entry: what is divided by stays as it is. */
    static Optional<LaneAtom> singleFactor(LaneInt term) {
        return product(term).filter(atoms -> atoms.size() == 1).map(List::getFirst);
    }

    /** The variables and entries whose product the term is, repeated as often as they occur; empty if it is no such product. */
    static Optional<List<LaneInt>> factors(LaneInt term) {
        return product(term).map(atoms -> atoms.stream().map(LaneInt::of).toList());
    }

    /** The same as atoms. */
    private static Optional<List<LaneAtom>> product(LaneInt term) {
        if (term.terms().size() != 1 || !term.terms().values().iterator().next().equals(BigInteger.ONE)) {
            return Optional.empty();
        }
        List<LaneAtom> atoms = term.terms().firstKey().atoms();
        for (LaneAtom atom : atoms) {
            if (!(atom instanceof LaneAtom.Variable) && !(atom instanceof CompoundAtom.Entry)) {
                return Optional.empty();
            }
        }
        return atoms.isEmpty() ? Optional.empty() : Optional.of(atoms);
    }

    /** Divides by a positive constant, coefficient by coefficient; those of the rest are in {@code 0 .. divisor-1}. */
    static Split split(LaneInt term, BigInteger divisor) {
        LaneInt quotient = LaneInt.ZERO;
        LaneInt rest = LaneInt.ZERO;
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            BigInteger remainder = part.getValue().mod(divisor);
            BigInteger whole = part.getValue().subtract(remainder).divide(divisor);
            quotient = quotient.plus(LaneInt.monomial(part.getKey(), whole));
            rest = rest.plus(LaneInt.monomial(part.getKey(), remainder));
        }
        return new Split(quotient, rest);
    }

    /** The quotients that are added to the rest of the term, once each; in an order that every equal term has. */
    static List<CompoundAtom.Quotient> quotientsAlone(LaneInt term) {
        List<CompoundAtom.Quotient> alone = new ArrayList<>();
        term.terms().forEach((monomial, coefficient) -> {
            if (coefficient.equals(BigInteger.ONE) && monomial.atoms().size() == 1
                    && monomial.atoms().getFirst() instanceof CompoundAtom.Quotient quotient) {
                alone.add(quotient);
            }
        });
        return alone;
    }

    /** All quotients in the terms, also those inside of atoms; inner ones first. */
    static Set<CompoundAtom.Quotient> quotients(Collection<LaneInt> terms) {
        Set<CompoundAtom.Quotient> found = new LinkedHashSet<>();
        Atoms.onLane(terms).forEach(atom -> {
            if (atom instanceof CompoundAtom.Quotient quotient) {
                found.add(quotient);
            }
        });
        return found;
    }

    /** Whether a variable of a kind occurs in the term, also inside of atoms. */
    static boolean mentions(LaneInt term, LaneAtom.Kind kind) {
        return Atoms.variables(term).stream().anyMatch(variable -> variable.kind() == kind);
    }

    /**
     * A variable that the equation {@code term == 0} determines. It occurs once, alone in its monomial, with
     * coefficient 1 or -1, is not shared between lanes, and is not of the excluded ones.
     */
    static Optional<LaneAtom.Variable> determined(LaneInt term, Set<LaneAtom.Kind> kinds, LaneInt avoid,
            Predicate<LaneAtom.Variable> allowed) {
        Map<LaneAtom, Integer> uses = new HashMap<>();
        List<LaneInt> around = new ArrayList<>(List.of(avoid));
        for (LaneInt.Monomial monomial : term.terms().keySet()) {
            for (LaneAtom atom : monomial.atoms()) {
                uses.merge(atom, 1, Integer::sum);
                if (!(atom instanceof LaneAtom.Variable)) {
                    around.add(LaneInt.of(atom));
                }
            }
        }
        Set<LaneAtom> inside = Atoms.in(around);
        Optional<LaneAtom.Variable> found = Optional.empty();
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            List<LaneAtom> atoms = part.getKey().atoms();
            if (atoms.size() == 1 && atoms.get(0) instanceof LaneAtom.Variable variable
                    && part.getValue().abs().equals(BigInteger.ONE) && kinds.contains(variable.kind())
                    && allowed.test(variable) && uses.getOrDefault(variable, 0) == 1 && !inside.contains(variable)
                    && found.filter(other -> letters(other) >= letters(variable)).isEmpty()) {
                found = Optional.of(variable);
            }
        }
        return found;
    }

    /** Copies of a map are given up for the map, so that all are one where they are said to be. */
    private static int letters(LaneAtom.Variable variable) {
        return variable instanceof LaneAtom.Permuted permuted ? permuted.by().letters().size() : 0;
    }

    /** The value of {@code variable} where {@code term == 0}; it occurs alone with coefficient 1 or -1. */
    static LaneInt solve(LaneInt term, LaneAtom.Variable variable) {
        LaneInt alone = LaneInt.of(variable);
        BigInteger coefficient = term.terms().getOrDefault(alone.terms().firstKey(), BigInteger.ZERO);
        LaneInt others = term.minus(alone.times(coefficient));
        return coefficient.signum() > 0 ? others.negate() : others;
    }
}
