package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;

import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Indices that can only be 0, as those of an axis of size 1: the hypotheses say of them both {@code i >= 0} and {@code -i >= 0}. Two
 * reads at such indices are one atom.
 */
record PinnedIndices(ValueTerms terms) {

    /** The same read, with 0 for indices that can only be 0 where the hypotheses hold. */
    ValueTerm of(ValueTerm.Read read, Hypotheses where) {
        SortedMap<AggregatedAxis, LaneInt> index = new TreeMap<>(read.index());
        index.replaceAll((axis, term) -> of(axis.rankClass(), term, where));
        return index.equals(read.index()) ? read : terms.read(read.origin(), read.type(), index);
    }

    private static LaneInt of(RankClass rankClass, LaneInt term, Hypotheses where) {
        Set<LaneBool> known = new HashSet<>(where.of(rankClass));
        return term.substitute(atom -> atom instanceof LaneAtom.Variable && isZero(LaneInt.of(atom), known)
                ? LaneInt.ZERO
                : LaneInt.of(atom));
    }

    private static boolean isZero(LaneInt variable, Set<LaneBool> known) {
        return known.contains(LaneBool.nonNegative(variable.negate()))
                && known.contains(LaneBool.nonNegative(variable));
    }
}
