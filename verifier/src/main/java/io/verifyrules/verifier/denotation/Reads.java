package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * The reads of input tensors that a term contains, also those inside of conditions; not those inside of reductions, whose
 * indices mean nothing outside.
 */
final class Reads {

    private Reads() {
    }

    /** Where each tensor is read in a term, as an element or as a number of an index or of a condition. */
    static Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> places(ValueTerm term) {
        Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> places = new LinkedHashMap<>();
        for (ValueTerm inside : outsideOfReductions(term)) {
            if (inside instanceof ValueTerm.Read read) {
                add(read.origin(), read.index(), places);
                entries(Atoms.in(read.index().values()), places);
            } else if (inside instanceof ValueTerm.Counted counted) {
                entries(Atoms.in(counted.number()), places);
            } else if (inside instanceof ValueTerm.If choice) {
                entries(choice.condition(), places);
            }
        }
        return places;
    }

    private static void entries(Truth truth, Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> places) {
        switch (truth) {
            case Truth.Fold fold -> entries(Atoms.in(fold.predicate()), places);
            case Truth.OnScalars scalars -> entries(Atoms.in(scalars.condition()), places);
            case Truth.Not not -> entries(not.operand(), places);
            case Truth.AllOf all -> all.parts().forEach(part -> entries(part, places));
            case Truth.AnyOf any -> any.parts().forEach(part -> entries(part, places));
            case Truth.OnElement ignored -> {
            }
            case Truth.Constant ignored -> {
            }
        }
    }

    private static void entries(Set<LaneAtom> atoms, Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> places) {
        for (LaneAtom atom : atoms) {
            if (atom instanceof CompoundAtom.Entry entry) {
                add(entry.origin(), entry.at(), places);
            }
        }
    }

    private static void add(Origin tensor, SortedMap<AggregatedAxis, LaneInt> index,
            Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> places) {
        places.computeIfAbsent(tensor, key -> new LinkedHashSet<>()).add(index);
    }

    private static Set<ValueTerm> outsideOfReductions(ValueTerm term) {
        return Subterms.of(List.of(term), List.of(), inside -> !(inside instanceof ValueTerm.Reduction));
    }

    /** The reads in a term. */
    static Set<ValueTerm.Read> of(ValueTerm term) {
        return outsideOfReductions(term).stream()
                .filter(ValueTerm.Read.class::isInstance)
                .map(ValueTerm.Read.class::cast)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
