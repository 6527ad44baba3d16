package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Guesses how the indices of two guarded terms correspond. The index terms of matching reads are set equal and solved,
 * the hints of the author first. A guess may be wrong and is proved by its user.
 */
final class IndexInference {

    private final IndexHints hints;
    private final Limit limit;

    /**
     * @param limit the limit of the search for pairs of indices
     */
    IndexInference(IndexHints hints, Limit limit) {
        this.hints = hints;
        this.limit = limit;
    }

    /**
     * A guess for each direction.
     *
     * @param toRight each index of the right term, in terms of the left term's indices
     * @param toLeft  each index of the left term, in terms of the right term's indices
     * @param hinted  whether a hint was used
     */
    record Guess(Map<LaneAtom.Variable, LaneInt> toRight, Map<LaneAtom.Variable, LaneInt> toLeft, boolean hinted) {}

    /** Guesses for two terms whose factors are paired, the likeliest first. */
    List<Guess> guesses(GuardedTerm left, GuardedTerm right, FactorPairing pairing) {
        List<Guess> all = new ArrayList<>();
        if (hints.concern(left, right)) {
            all.addAll(guesses(left, right, pairing.equations(), true));
        }
        all.addAll(guesses(left, right, pairing.equations(), false));
        List<IndexEquation> ofGuards = GuardElements.equations(left.guard(), right.guard());
        if (!ofGuards.isEmpty()) {
            List<IndexEquation> together = new ArrayList<>(pairing.equations());
            together.addAll(ofGuards);
            all.addAll(guesses(left, right, together, false));
        }
        Set<LaneAtom.Variable> indices = new HashSet<>();
        left.indices().forEach(index -> indices.add(index.variable()));
        right.indices().forEach(index -> indices.add(index.variable()));
        List<IndexEquation> unclamped = Clamps.opened(pairing.equations(), indices);
        if (!unclamped.isEmpty()) {
            all.addAll(guesses(left, right, unclamped, false));
        }
        return all;
    }

    private List<Guess> guesses(GuardedTerm left, GuardedTerm right, List<IndexEquation> equations, boolean hinted) {
        List<IndexEquation> reversed = equations.stream().map(IndexEquation::reversed).toList();
        Map<LaneAtom.Variable, LaneInt> toRight = new LinkedHashMap<>(hinted ? hints.values(left, right) : Map.of());
        Map<LaneAtom.Variable, LaneInt> toLeft = new LinkedHashMap<>(hinted ? hints.values(right, left) : Map.of());
        solve(right, equations, toRight);
        solve(left, reversed, toLeft);
        Map<LaneAtom.Variable, LaneInt> digitsRight = new LinkedHashMap<>(toRight);
        Map<LaneAtom.Variable, LaneInt> digitsLeft = new LinkedHashMap<>(toLeft);
        boolean ofRight = Digits.solve(open(right, toRight), equations, digitsRight);
        boolean ofLeft = Digits.solve(open(left, toLeft), reversed, digitsLeft);
        List<Guess> guesses = new ArrayList<>();
        if (ofRight || ofLeft) {
            guesses.addAll(paired(left, right, digitsRight, digitsLeft, hinted));
        }
        Map<LaneAtom.Variable, LaneInt> restsRight = new LinkedHashMap<>(toRight);
        Map<LaneAtom.Variable, LaneInt> restsLeft = new LinkedHashMap<>(toLeft);
        boolean restOfRight = Digits.solveRest(open(right, toRight), open(left, toLeft), equations, restsRight,
                restsLeft);
        boolean restOfLeft = Digits.solveRest(open(left, toLeft), open(right, toRight), reversed, restsLeft,
                restsRight);
        if (restOfRight || restOfLeft) {
            guesses.addAll(paired(left, right, restsRight, restsLeft, hinted));
        }
        guesses.addAll(paired(left, right, toRight, toLeft, hinted));
        return guesses;
    }

    /** The values that the reads determine, with the other indices in pairs. */
    private List<Guess> paired(GuardedTerm left, GuardedTerm right, Map<LaneAtom.Variable, LaneInt> toRight,
            Map<LaneAtom.Variable, LaneInt> toLeft, boolean hinted) {
        List<Guess> guesses = new ArrayList<>();
        for (Map<LaneAtom.Variable, LaneAtom.Variable> partners : partners(open(left, toLeft), open(right, toRight))) {
            Map<LaneAtom.Variable, LaneInt> right0 = new LinkedHashMap<>(toRight);
            Map<LaneAtom.Variable, LaneInt> left0 = new LinkedHashMap<>(toLeft);
            // What no read determines is counted from the least value on both sides.
            partners.forEach((l, r) -> {
                LaneInt apart = least(right, r).minus(least(left, l));
                right0.put(r, LaneInt.of(l).plus(apart));
                left0.put(l, LaneInt.of(r).minus(apart));
            });
            open(right, right0).forEach(index -> right0.put(index.variable(), least(right, index.variable())));
            open(left, left0).forEach(index -> left0.put(index.variable(), least(left, index.variable())));
            guesses.add(new Guess(right0, left0, hinted));
        }
        return guesses;
    }

    /** The last of the lower bounds that a guard gives plainly, or the next integer that it does not exclude. */
    private static LaneInt least(GuardedTerm term, LaneAtom.Variable variable) {
        List<LaneBool> conjuncts = Guards.classes(term.guard())
                .stream()
                .flatMap(rankClass -> term.conjuncts(rankClass).stream())
                .toList();
        LaneInt least = LaneInt.ZERO;
        for (LaneBool conjunct : conjuncts) {
            if (conjunct instanceof LaneBool.NonNegative bound) {
                LaneInt below = LaneInt.of(variable).minus(bound.term());
                boolean plain = Atoms.variables(below)
                        .stream()
                        .noneMatch(other -> other.equals(variable)
                                || term.indices().stream().anyMatch(index -> index.variable().equals(other)));
                least = plain && ReplaceVariables.fits(variable, below) ? below : least;
            }
        }
        while (conjuncts.contains(LaneBool.not(LaneBool.equal(LaneInt.of(variable), least)))) {
            least = least.plus(1);
        }
        return least;
    }

    /** Solves for the indices of {@code to}, whose index terms are on the right of the equations. */
    private static void solve(GuardedTerm to, List<IndexEquation> equations, Map<LaneAtom.Variable, LaneInt> solved) {
        Set<LaneAtom.Variable> open = new HashSet<>();
        open(to, solved).forEach(index -> open.add(index.variable()));
        List<IndexEquation> known = Digits.placed(equations);
        boolean progress = true;
        while (progress) {
            progress = solveOne(known, open, solved, true) || solveOne(equations, open, solved, true)
                    || solveOne(equations, open, solved, false) || solveByGuard(to, open, solved);
        }
    }

    private static boolean solveOne(List<IndexEquation> equations, Set<LaneAtom.Variable> open,
            Map<LaneAtom.Variable, LaneInt> solved, boolean exactly) {
        for (IndexEquation equation : equations) {
            LaneInt term = new ReplaceVariables(solved).of(equation.right());
            List<LaneAtom.Variable> unknown = Atoms.variables(term).stream().filter(open::contains).toList();
            if (unknown.size() != 1) {
                continue;
            }
            LaneAtom.Variable variable = unknown.get(0);
            Optional<LaneInt> value = exactly
                    ? Isolation.ofPlace(variable, term.minus(equation.left()))
                    : Isolation.guess(variable, term, equation.left());
            if (value.filter(found -> !Isolation.mentions(found, variable) && !bound(found))
                    .filter(found -> ReplaceVariables.fits(variable, found))
                    .isPresent()) {
                return assign(variable, value.get(), open, solved);
            }
        }
        return false;
    }

    private static boolean solveByGuard(GuardedTerm to, Set<LaneAtom.Variable> open,
            Map<LaneAtom.Variable, LaneInt> solved) {
        for (RankClass rankClass : Guards.classes(to.guard())) {
            for (LaneBool conjunct : to.conjuncts(rankClass)) {
                if (conjunct instanceof LaneBool.Zero zero) {
                    LaneInt term = new ReplaceVariables(solved).of(zero.term());
                    List<LaneAtom.Variable> unknown = Atoms.variables(term).stream().filter(open::contains).toList();
                    if (unknown.size() == 1) {
                        Optional<LaneInt> value = Isolation.guess(unknown.get(0), term, LaneInt.ZERO);
                        if (value.filter(found -> !Isolation.mentions(found, unknown.get(0)))
                                .filter(found -> ReplaceVariables.fits(unknown.get(0), found))
                                .isPresent()) {
                            return assign(unknown.get(0), value.get(), open, solved);
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean assign(LaneAtom.Variable variable, LaneInt value, Set<LaneAtom.Variable> open,
            Map<LaneAtom.Variable, LaneInt> solved) {
        ReplaceVariables single = new ReplaceVariables(Map.of(variable, value));
        solved.replaceAll((key, before) -> single.of(before));
        solved.put(variable, value);
        open.remove(variable);
        return true;
    }

    /** An index of a reduction that is not opened has no value here. */
    private static boolean bound(LaneInt term) {
        return Atoms.variables(term).stream().anyMatch(variable -> variable.kind() == LaneAtom.Kind.BOUND);
    }

    private static List<ValueTerm.BoundIndex> open(GuardedTerm term, Map<LaneAtom.Variable, LaneInt> solved) {
        return term.indices().stream().filter(index -> !solved.containsKey(index.variable())).toList();
    }

    /** The ways to pair indices that no read determines, within their classes. */
    private List<Map<LaneAtom.Variable, LaneAtom.Variable>> partners(List<ValueTerm.BoundIndex> left,
            List<ValueTerm.BoundIndex> right) {
        List<Map<LaneAtom.Variable, LaneAtom.Variable>> all = new ArrayList<>();
        all.add(Map.of());
        for (ValueTerm.BoundIndex index : left) {
            List<Map<LaneAtom.Variable, LaneAtom.Variable>> longer = new ArrayList<>();
            for (Map<LaneAtom.Variable, LaneAtom.Variable> pairs : all) {
                List<ValueTerm.BoundIndex> free = right.stream()
                        .filter(other -> other.rankClass().equals(index.rankClass())
                                && !pairs.containsValue(other.variable()))
                        .toList();
                if (free.isEmpty()) {
                    longer.add(pairs);
                }
                for (ValueTerm.BoundIndex other : free) {
                    Map<LaneAtom.Variable, LaneAtom.Variable> grown = new HashMap<>(pairs);
                    grown.put(index.variable(), other.variable());
                    longer.add(grown);
                }
            }
            all = limit.atMost(Allowance.INDEX_PAIRINGS, longer);
        }
        return all;
    }
}
