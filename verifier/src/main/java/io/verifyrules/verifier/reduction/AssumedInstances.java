package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * Assumptions on all elements of a tensor, stated for those that are read. Where all of {@code g(k)} implies
 * {@code p(k)}, a reduction by {@code and}, so it is at any index. An index that a reduction ran over and that was
 * opened is one.
 *
 * <p>Side condition: none. That the index is in bounds stays a condition of what is said there.
 */
public final class AssumedInstances {

    /** A term that reads at the places of others reads at no further places, so this is beyond what rules need. */
    private static final int MOST = 200;

    /** An assumption: the tensor it reads at its own indices, one for each axis. */
    private record Assumed(ValueTerm.Read read, ValueTerm.Reduction all) {}

    private final ValueTerms terms;
    private final List<Assumed> assumed = new ArrayList<>();

    /** Of the reductions by {@code and} among what is given. */
    public AssumedInstances(List<Truth> given, ValueTerms terms) {
        this.terms = terms;
        for (Truth truth : given) {
            if (truth instanceof Truth.OnElement(ValueTerm element) && element instanceof ValueTerm.Reduction reduction
                    && reduction.monoid() == Monoid.AND) {
                outside(List.of(reduction.body()), List.of()).stream()
                        .filter(read -> readsAtIndices(read, reduction))
                        .forEach(read -> assumed.add(new Assumed(read, reduction)));
            }
        }
    }

    private static boolean readsAtIndices(ValueTerm.Read read, ValueTerm.Reduction all) {
        Set<LaneInt> indices = new LinkedHashSet<>();
        all.indices().forEach(index -> indices.add(LaneInt.of(index.variable())));
        return read.index().size() == indices.size() && indices.equals(Set.copyOf(read.index().values()));
    }

    /**
     * The assumptions at the places at which the elements and truth values read, and at which the assumptions read.
     */
    public List<Truth> of(Collection<ValueTerm> elements, Collection<Truth> truths) {
        Set<Truth> instances = new LinkedHashSet<>();
        Set<ValueTerm.Read> reads = assumed.isEmpty() ? Set.of() : outside(elements, truths);
        Set<ValueTerm.Read> seen = new LinkedHashSet<>();
        while (!reads.isEmpty() && instances.size() < MOST) {
            Set<Truth> more = new LinkedHashSet<>();
            for (ValueTerm.Read read : reads) {
                seen.add(read);
                assumed.forEach(each -> at(read, each).ifPresent(more::add));
            }
            instances.addAll(more);
            reads = new LinkedHashSet<>(outside(List.of(), more));
            reads.removeAll(seen);
        }
        return List.copyOf(instances);
    }

    /** The assumption at the place of the read, if it is about that tensor. */
    private Optional<Truth> at(ValueTerm.Read read, Assumed assumption) {
        if (!read.origin().equals(assumption.read().origin())) {
            return Optional.empty();
        }
        Map<LaneAtom.Variable, LaneInt> place = new LinkedHashMap<>();
        SortedMap<AggregatedAxis, LaneInt> own = assumption.read().index();
        for (ValueTerm.BoundIndex index : assumption.all().indices()) {
            own.forEach((axis, at) -> {
                LaneInt there = read.index().get(axis);
                if (at.equals(LaneInt.of(index.variable())) && there != null
                        && ReplaceVariables.fits(index.variable(), there)) {
                    place.put(index.variable(), there);
                }
            });
        }
        if (place.size() != own.size()) {
            return Optional.empty();
        }
        LaneTermMap moved = new LaneTermMap(new ReplaceVariables(place), terms);
        return Optional.of(Truth.anyOf(List.of(Truth.not(moved.of(assumption.all().guard())),
                new Truth.OnElement(moved.of(assumption.all().body())))));
    }

    private static Set<ValueTerm.Read> outside(Collection<ValueTerm> elements, Collection<Truth> truths) {
        Set<ValueTerm.Read> reads = new LinkedHashSet<>();
        for (ValueTerm part : Subterms.of(elements, truths, each -> !(each instanceof ValueTerm.Reduction))) {
            if (part instanceof ValueTerm.Read read) {
                reads.add(read);
            }
        }
        return reads;
    }
}
