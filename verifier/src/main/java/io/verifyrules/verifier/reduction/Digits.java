package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Guesses for indices that are digits of another one, as those of a split axis are. Where {@code q * t + r} is to be
 * {@code k}, {@code q} may be {@code k div t} and {@code r} the rest. Where {@code k div t} is to be {@code q}, and
 * {@code k mod t} to be {@code r}, {@code k} may be {@code q * t + r}. That {@code r} is in {@code 0 .. t-1} is for
 * others to prove.
 */
final class Digits {

    private Digits() {
    }

    /** The equations with the value that one of them gives a quotient in the place of this quotient; none where none does. */
    static List<IndexEquation> placed(List<IndexEquation> equations) {
        Map<LaneAtom, LaneInt> values = new HashMap<>();
        for (IndexEquation equation : equations) {
            quotient(equation.right()).ifPresent(quotient -> values.putIfAbsent(quotient, equation.left()));
        }
        return values.isEmpty()
                ? List.of()
                : equations.stream()
                        .map(equation -> new IndexEquation(equation.rankClass(), equation.left(),
                                equation.right().substitute(atom -> placed(atom, values))))
                        .toList();
    }

    private static LaneInt placed(LaneAtom atom, Map<LaneAtom, LaneInt> values) {
        LaneInt value = values.get(atom);
        if (value != null) {
            return value;
        }
        return atom instanceof CompoundAtom.Place place
                ? RowMajor.place(place.rankClass(), place.number().substitute(inner -> placed(inner, values)),
                        place.size())
                : LaneInt.of(atom);
    }

    private static Optional<LaneAtom> quotient(LaneInt term) {
        return Atoms.onLane(List.of(term))
                .stream()
                .filter(atom -> atom instanceof CompoundAtom.Quotient && LaneInt.of(atom).equals(term))
                .findFirst();
    }

    /** Solves what it can for two of the open indices at a time; whether it could. */
    static boolean solve(List<ValueTerm.BoundIndex> open, List<IndexEquation> equations,
            Map<LaneAtom.Variable, LaneInt> solved) {
        List<LaneAtom.Variable> variables = open
                .stream().<LaneAtom.Variable>map(ValueTerm.BoundIndex::variable).toList();
        boolean any = false;
        for (IndexEquation equation : equations) {
            LaneInt term = new ReplaceVariables(solved).of(equation.right());
            List<LaneAtom.Variable> unknown = Atoms.variables(term)
                    .stream()
                    .filter(variable -> variables.contains(variable) && !solved.containsKey(variable))
                    .toList();
            if (unknown.size() == 2) {
                any |= solve(unknown.get(0), unknown.get(1), term, equation.left(), solved)
                        || solve(unknown.get(1), unknown.get(0), term, equation.left(), solved);
            }
        }
        return any;
    }

    /**
     * Solves {@code (j + a) mod s = k} for an open index {@code j}: as {@code k - a + s * u}, where the other side has an open
     * index {@code u}, which is {@code (j + a) div s} then; else as {@code (k - a) mod s}. Whether there was such an equation.
     *
     * @param open        the open indices of the side whose terms are on the right of the equations
     * @param others      the open indices of the other side
     * @param solved      takes the value of {@code j}
     * @param otherSolved takes the value of {@code u}
     */
    static boolean solveRest(List<ValueTerm.BoundIndex> open, List<ValueTerm.BoundIndex> others,
            List<IndexEquation> equations, Map<LaneAtom.Variable, LaneInt> solved,
            Map<LaneAtom.Variable, LaneInt> otherSolved) {
        boolean any = false;
        for (IndexEquation equation : equations) {
            for (CompoundAtom.Quotient by : dividing(equation.right())) {
                for (ValueTerm.BoundIndex index : open) {
                    any |= solveRest(index, by, equation.left(), others, solved, otherSolved);
                }
            }
        }
        return any;
    }

    /** The divisions that the term is the rest of. */
    private static List<CompoundAtom.Quotient> dividing(LaneInt term) {
        return Atoms.onLane(List.of(term))
                .stream()
                .filter(CompoundAtom.Quotient.class::isInstance)
                .map(CompoundAtom.Quotient.class::cast)
                .filter(quotient -> term.plus(rounded(quotient)).equals(quotient.dividend()))
                .toList();
    }

    private static boolean solveRest(ValueTerm.BoundIndex index, CompoundAtom.Quotient by, LaneInt target,
            List<ValueTerm.BoundIndex> others, Map<LaneAtom.Variable, LaneInt> solved,
            Map<LaneAtom.Variable, LaneInt> otherSolved) {
        LaneAtom.Variable variable = index.variable();
        LaneInt beside = by.dividend().minus(LaneInt.of(variable));
        if (solved.containsKey(variable) || !ReplaceVariables.fits(variable, target)
                || !ReplaceVariables.fits(variable, by.dividend()) || !ReplaceVariables.fits(variable, by.divisor())
                || Isolation.mentions(beside, variable) || Isolation.mentions(by.divisor(), variable)) {
            return false;
        }
        LaneInt least = target.minus(beside);
        Optional<LaneAtom.Variable> turns = others.stream()
                .filter(other -> other.rankClass().equals(index.rankClass())
                        && !otherSolved.containsKey(other.variable())).<LaneAtom
                                .Variable>map(ValueTerm.BoundIndex::variable)
                .findFirst();
        turns.ifPresent(count -> otherSolved.put(count, LaneInt.of(by)));
        solved.put(variable, turns.map(count -> least.plus(by.divisor().times(LaneInt.of(count))))
                .orElseGet(() -> least.minus(rounded(new CompoundAtom.Quotient(least, by.divisor())))));
        return true;
    }

    /** The dividend without what the division leaves. */
    private static LaneInt rounded(CompoundAtom.Quotient quotient) {
        return quotient.divisor().times(LaneInt.quotient(quotient.dividend(), quotient.divisor()));
    }

    private static boolean solve(LaneAtom.Variable high, LaneAtom.Variable low, LaneInt term, LaneInt target,
            Map<LaneAtom.Variable, LaneInt> solved) {
        LaneInt withoutLow = new ReplaceVariables(Map.of(low, LaneInt.ZERO)).of(term);
        boolean alone = term.minus(withoutLow).equals(LaneInt.of(low));
        LaneInt weighed = withoutLow.minus(new ReplaceVariables(Map.of(high, LaneInt.ZERO)).of(withoutLow));
        boolean weight = weighed.terms().values().stream().anyMatch(by -> !by.abs().equals(BigInteger.ONE))
                || weighed.terms().keySet().stream().anyMatch(by -> by.atoms().size() > 1);
        if (!alone || !weight) {
            return false;
        }
        Optional<LaneInt> quotient = Isolation.guess(high, withoutLow, target)
                .filter(value -> ReplaceVariables.fits(high, value)
                        && ReplaceVariables.fits(low, target.minus(withoutLow)));
        quotient.ifPresent(value -> {
            LaneInt rest = target.minus(new ReplaceVariables(Map.of(high, value)).of(withoutLow));
            ReplaceVariables both = new ReplaceVariables(Map.of(high, value, low, rest));
            solved.replaceAll((key, before) -> both.of(before));
            solved.put(high, value);
            solved.put(low, rest);
        });
        return quotient.isPresent();
    }
}
