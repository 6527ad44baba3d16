package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Tensors that are assumed to stay as they are when the indices of two axes are exchanged. Of all indices that exchanges
 * lead to from one another, a read has the first one in an order of terms. The order is one of texts and decides nothing:
 * whichever it is, the element is the same one.
 */
final class Symmetries {

    /** The exchanges of five axes have so many results; of more some are not looked at. */
    private static final int MOST = 120;

    /** Two axes whose indices may change places. */
    private record Exchanged(AggregatedAxis first, AggregatedAxis second) {

        SortedMap<AggregatedAxis, LaneInt> of(SortedMap<AggregatedAxis, LaneInt> index) {
            LaneInt one = index.get(first);
            LaneInt other = index.get(second);
            if (one == null || other == null) {
                throw new IllegalArgumentException("no index on " + first + " or " + second + " in " + index);
            }
            SortedMap<AggregatedAxis, LaneInt> exchanged = new TreeMap<>(index);
            exchanged.put(first, other);
            exchanged.put(second, one);
            return exchanged;
        }
    }

    private final Map<Origin, Set<Exchanged>> byTensor = new HashMap<>();

    void add(Origin tensor, AggregatedAxis first, AggregatedAxis second) {
        byTensor.computeIfAbsent(tensor, key -> new LinkedHashSet<>()).add(new Exchanged(first, second));
    }

    /** The first of the indices at which the tensor has the element that it has at the given one. */
    SortedMap<AggregatedAxis, LaneInt> inOrder(Origin tensor, SortedMap<AggregatedAxis, LaneInt> index) {
        Optional<Set<Exchanged>> exchanges = Optional.ofNullable(byTensor.get(tensor));
        return exchanges.isEmpty() ? index : first(index, exchanges.get());
    }

    private static SortedMap<AggregatedAxis, LaneInt> first(SortedMap<AggregatedAxis, LaneInt> index,
            Set<Exchanged> exchanges) {
        SortedMap<AggregatedAxis, LaneInt> first = index;
        Set<SortedMap<AggregatedAxis, LaneInt>> met = new LinkedHashSet<>(List.of(index));
        Deque<SortedMap<AggregatedAxis, LaneInt>> open = new ArrayDeque<>(met);
        while (!open.isEmpty() && met.size() < MOST) {
            SortedMap<AggregatedAxis, LaneInt> place = open.pop();
            for (Exchanged exchange : exchanges) {
                SortedMap<AggregatedAxis, LaneInt> other = exchange.of(place);
                if (met.add(other)) {
                    open.push(other);
                    first = compare(other, first) < 0 ? other : first;
                }
            }
        }
        return first;
    }

    private static int compare(SortedMap<AggregatedAxis, LaneInt> a, SortedMap<AggregatedAxis, LaneInt> b) {
        List<LaneInt> left = new ArrayList<>(a.values());
        List<LaneInt> right = new ArrayList<>(b.values());
        for (int i = 0; i < left.size(); i++) {
            int byIndex = compare(left.get(i), right.get(i));
            if (byIndex != 0) {
                return byIndex;
            }
        }
        return 0;
    }

    /** Numbers by their values, then what is there on both sides of a rule, and at last indices of reductions. */
    private static int compare(LaneInt a, LaneInt b) {
        if (a.constant().isPresent() && b.constant().isPresent()) {
            return a.constant().get().compareTo(b.constant().get());
        }
        int byKind = Boolean.compare(isFresh(a), isFresh(b));
        return byKind != 0 ? byKind : TermOrder.order(a, b);
    }

    private static boolean isFresh(LaneInt index) {
        return Atoms.onLane(List.of(index)).stream().anyMatch(LaneAtom.Fresh.class::isInstance);
    }
}
