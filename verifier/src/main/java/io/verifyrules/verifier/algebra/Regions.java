package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether the region of a reduction has an index. An index is guessed, and the guard is proved there. It is the first
 * place, or an index of the same class that is known to be in bounds. A "no" means that no such index was found.
 */
final class Regions {

    /** Guesses of an index; each costs proofs. */
    private static final int MOST_GUESSES = 12;

    private final ValueTerms terms;
    private final Facts facts;
    private final Set<Truth> open = new LinkedHashSet<>();

    Regions(ValueTerms terms, Facts facts) {
        this.terms = terms;
        this.facts = facts;
    }

    boolean haveAnIndex(FreshIndices.Opened opened, Hypotheses where) {
        return guesses(opened.indices(), where).stream().anyMatch(guess -> isIndex(guess, opened, where));
    }

    /** Whether it is proved that there is no index. */
    boolean areEmpty(FreshIndices.Opened opened, Hypotheses where) {
        return opened.guard().equals(Truth.FALSE)
                || facts.prove("no index is left", Truth.FALSE, where.where(opened.guard()));
    }

    /** Notes a region of which more would follow if it were known to have an index. */
    void isOpen(FreshIndices.Opened opened) {
        Map<LaneAtom.Variable, LaneInt> first = new LinkedHashMap<>();
        opened.indices().forEach(index -> first.put(index.variable(), LaneInt.ZERO));
        Truth atFirst = new LaneTermMap(new ReplaceVariables(first), terms).of(opened.guard());
        if (MentionedVariables.in(atFirst, terms).stream().allMatch(variable -> variable.kind() == LaneAtom.Kind.MAP)) {
            open.add(atFirst);
        }
    }

    /** Whether regions have an index was asked in vain: the conditions for their first places to be among them. */
    Set<Truth> open() {
        return open;
    }

    /** The body at some indices of the region: those that are found. */
    List<ValueTerm> bodies(FreshIndices.Opened opened, Hypotheses where) {
        return guesses(opened.indices(), where).stream()
                .filter(guess -> isIndex(guess, opened, where))
                .map(guess -> new LaneTermMap(new ReplaceVariables(guess), terms).of(opened.body()))
                .toList();
    }

    private boolean isIndex(Map<LaneAtom.Variable, LaneInt> guess, FreshIndices.Opened opened, Hypotheses where) {
        LaneTermMap at = new LaneTermMap(new ReplaceVariables(guess), terms);
        return Truth.conjuncts(at.of(opened.guard()))
                .stream()
                .allMatch(part -> facts.prove("there is an index", part, where));
    }

    private static List<Map<LaneAtom.Variable, LaneInt>> guesses(List<ValueTerm.BoundIndex> indices, Hypotheses where) {
        List<Map<LaneAtom.Variable, LaneInt>> all = List.of(Map.of());
        for (ValueTerm.BoundIndex index : indices) {
            List<Map<LaneAtom.Variable, LaneInt>> longer = new ArrayList<>();
            for (Map<LaneAtom.Variable, LaneInt> guess : all) {
                for (LaneInt place : places(index, where)) {
                    if (longer.size() < MOST_GUESSES && ReplaceVariables.fits(index.variable(), place)) {
                        Map<LaneAtom.Variable, LaneInt> more = new LinkedHashMap<>(guess);
                        more.put(index.variable(), place);
                        longer.add(more);
                    }
                }
            }
            all = longer;
        }
        return all;
    }

    /** The indices of the class that something is known of, and the first place. */
    private static Set<LaneInt> places(ValueTerm.BoundIndex index, Hypotheses where) {
        Set<LaneInt> places = new LinkedHashSet<>();
        for (LaneBool predicate : where.of(index.rankClass())) {
            for (LaneAtom.Variable variable : Atoms.variables(predicate)) {
                if (variable.kind() == LaneAtom.Kind.INDEX && !variable.equals(index.variable())) {
                    places.add(LaneInt.of(variable));
                }
            }
        }
        places.add(LaneInt.ZERO);
        return places;
    }
}
