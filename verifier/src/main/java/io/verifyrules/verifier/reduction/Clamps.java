package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Guesses for indices that are kept in range, as those of a gather are: {@code min(max(x, 0), n)} is taken for {@code x}. That
 * {@code x} is in range is for others to prove.
 */
final class Clamps {

    /** A clamp has two bounds; what has more of them is something else. */
    private static final int MOST = 3;

    private Clamps() {
    }

    /** The equations without clamps; none where there is nothing to take away. */
    static List<IndexEquation> opened(List<IndexEquation> equations, Set<LaneAtom.Variable> indices) {
        List<IndexEquation> opened = equations.stream()
                .map(equation -> new IndexEquation(equation.rankClass(), opened(equation.left(), indices),
                        opened(equation.right(), indices)))
                .toList();
        return opened.equals(equations) ? List.of() : opened;
    }

    /** The term with each {@code max(0, a)} taken for 0 or for {@code a}, so that it depends on the indices that it depended on. */
    private static LaneInt opened(LaneInt term, Set<LaneAtom.Variable> indices) {
        List<LaneAtom> parts = new ArrayList<>(Atoms.onLane(List.of(term)));
        parts.removeIf(atom -> !(atom instanceof CompoundAtom.PositivePart));
        Set<LaneAtom.Variable> needed = mentioned(term, indices);
        if (parts.isEmpty() || parts.size() > MOST || needed.isEmpty()) {
            return term;
        }
        return choices(parts).stream()
                .map(zero -> taken(term, zero))
                .filter(candidate -> mentioned(candidate, indices).equals(needed))
                .findFirst()
                .orElse(term);
    }

    private static List<Set<LaneAtom>> choices(List<LaneAtom> parts) {
        List<Set<LaneAtom>> all = List.of(Set.of());
        for (LaneAtom part : parts) {
            List<Set<LaneAtom>> longer = new ArrayList<>(all);
            for (Set<LaneAtom> shorter : all) {
                Set<LaneAtom> grown = new LinkedHashSet<>(shorter);
                grown.add(part);
                longer.add(grown);
            }
            all = longer;
        }
        return all;
    }

    private static LaneInt taken(LaneInt term, Set<LaneAtom> zero) {
        return term.substitute(atom -> atom instanceof CompoundAtom.PositivePart part
                ? Optional.of(part)
                        .filter(each -> !zero.contains(each))
                        .map(each -> taken(each.of(), zero))
                        .orElse(LaneInt.ZERO)
                : LaneInt.of(atom));
    }

    private static Set<LaneAtom.Variable> mentioned(LaneInt term, Set<LaneAtom.Variable> indices) {
        Set<LaneAtom.Variable> mentioned = new LinkedHashSet<>(Atoms.variables(term));
        mentioned.retainAll(indices);
        return mentioned;
    }
}
