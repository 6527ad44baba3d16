package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import io.verifyrules.verifier.term.RowMajor;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Solves an equation for a variable that occurs in it once. */
final class Isolation {

    private Isolation() {
    }

    /** The value of the variable where {@code zero == 0}, if it stands alone there with coefficient 1 or -1. */
    static Optional<LaneInt> ofUnit(LaneAtom.Variable variable, LaneInt zero) {
        return parts(variable, zero).filter(parts -> parts.atom().equals(variable)).flatMap(Isolation::ofUnit);
    }

    private static Optional<LaneInt> ofUnit(Parts parts) {
        return parts.coefficient()
                .constant()
                .filter(coefficient -> coefficient.abs().equals(BigInteger.ONE))
                .map(coefficient -> coefficient.signum() > 0 ? parts.rest().negate() : parts.rest());
    }

    /**
     * The same where it stands so in a place in row-major order, or in the number of one. It is a guess: out of range a place says
     * nothing of its number, and where there are no lanes it never does.
     */
    static Optional<LaneInt> ofPlace(LaneAtom.Variable variable, LaneInt zero) {
        Optional<Parts> parts = parts(variable, zero);
        Optional<LaneInt> atom = parts.flatMap(Isolation::ofUnit);
        return atom.flatMap(value -> switch (parts.orElseThrow().atom()) {
            case LaneAtom.Permuted permuted -> back(permuted, value);
            case LaneAtom.Variable ignored -> Optional.of(value);
            case CompoundAtom.Place place when !mentions(place.size(), variable) ->
                ofPlace(variable, place.number().minus(RowMajor.number(place.rankClass(), value, place.size())));
            case CompoundAtom.Entry entry -> RowMajor.numbered(entry)
                    .filter(numbered -> !mentions(numbered.size(), variable))
                    .flatMap(numbered -> ofPlace(variable,
                            numbered.index().minus(RowMajor.place(numbered.rankClass(), value, numbered.size()))));
            default -> Optional.empty();
        });
    }

    /**
     * A value for the variable that may solve {@code term == target}. It is exact where the variable stands alone with
     * coefficient 1 or -1. Else it has divisions, which solve it only where they leave no rest. Its user checks it.
     */
    static Optional<LaneInt> guess(LaneAtom.Variable variable, LaneInt term, LaneInt target) {
        Optional<LaneInt> exact = ofUnit(variable, term.minus(target));
        if (exact.isPresent()) {
            return exact;
        }
        Optional<Parts> found = parts(variable, term);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Parts parts = found.get();
        LaneInt value = quotient(target.minus(parts.rest()), parts.coefficient());
        return switch (parts.atom()) {
            case LaneAtom.Permuted permuted -> back(permuted, value);
            case LaneAtom.Variable ignored -> Optional.of(value);
            case CompoundAtom.Quotient quotient when !mentions(quotient.divisor(), variable) ->
                guess(variable, quotient.dividend(), value.times(quotient.divisor()));
            case CompoundAtom.Place place when !mentions(place.size(), variable) ->
                guess(variable, place.number(), RowMajor.number(place.rankClass(), value, place.size()));
            case CompoundAtom.Entry entry -> RowMajor.numbered(entry)
                    .filter(numbered -> !mentions(numbered.size(), variable))
                    .flatMap(numbered -> guess(variable, numbered.index(),
                            RowMajor.place(numbered.rankClass(), value, numbered.size())));
            default -> Optional.empty();
        };
    }

    /** The value on the lanes from which the variable was taken; that of a place is not known on other lanes. */
    private static Optional<LaneInt> back(LaneAtom.Permuted permuted, LaneInt value) {
        boolean placed = Atoms.in(value).stream().anyMatch(CompoundAtom.Place.class::isInstance);
        return placed ? Optional.empty() : Optional.of(new PermutedTerms(permuted.by().inverted()).of(value));
    }

    private static LaneInt quotient(LaneInt dividend, LaneInt divisor) {
        Optional<BigInteger> constant = divisor.constant();
        return constant.isPresent() && constant.get().equals(BigInteger.ONE.negate())
                ? dividend.negate()
                : LaneInt.quotient(dividend, divisor);
    }

    /** {@code coefficient * atom + rest}, where only the atom mentions the variable. */
    private record Parts(LaneInt coefficient, LaneAtom atom, LaneInt rest) {}

    private static Optional<Parts> parts(LaneAtom.Variable variable, LaneInt term) {
        LaneInt coefficient = LaneInt.ZERO;
        LaneInt rest = LaneInt.ZERO;
        Optional<LaneAtom> atom = Optional.empty();
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            List<LaneAtom> others = new ArrayList<>(part.getKey().atoms());
            List<LaneAtom> with = others.stream().filter(each -> mentions(LaneInt.of(each), variable)).toList();
            if (with.isEmpty()) {
                rest = rest.plus(LaneInt.monomial(part.getKey(), part.getValue()));
                continue;
            }
            if (with.size() > 1 || atom.filter(known -> !known.equals(with.get(0))).isPresent()) {
                return Optional.empty();
            }
            others.remove(with.get(0));
            atom = Optional.of(with.get(0));
            coefficient = coefficient.plus(LaneInt.monomial(new LaneInt.Monomial(others), part.getValue()));
        }
        LaneInt factor = coefficient;
        LaneInt remaining = rest;
        return atom.map(found -> new Parts(factor, found, remaining));
    }

    /** Whether the variable occurs in the term, also inside of atoms, and on other lanes. */
    static boolean mentions(LaneInt term, LaneAtom.Variable variable) {
        return Atoms.variables(term).contains(variable);
    }
}
