package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The index variables of one reduction, one for each reduced axis. The number of the reduction is part of their names, so no
 * reduction inside of another binds a variable of the outer one.
 */
final class IndexBinder {

    private final List<ValueTerm.BoundIndex> bound = new ArrayList<>();
    private final SortedMap<AggregatedAxis, LaneInt> indices = new TreeMap<>();

    IndexBinder(Collection<AggregatedAxis> axes, BoundIndices names, int number) {
        for (AggregatedAxis axis : axes) {
            Optional<String> name = Optional.ofNullable(names.byAxis().get(axis)).map(AxisMap.Variable::name);
            LaneAtom.Variable variable = new LaneAtom.Variable(name.orElse(axis.label()) + "#" + number,
                    LaneAtom.Kind.BOUND);
            bound.add(new ValueTerm.BoundIndex(variable, axis.rankClass(), name));
            indices.put(axis, LaneInt.of(variable));
        }
    }

    List<ValueTerm.BoundIndex> bound() {
        return Collections.unmodifiableList(bound);
    }

    /** The variable of each reduced axis. */
    SortedMap<AggregatedAxis, LaneInt> indices() {
        return Collections.unmodifiableSortedMap(indices);
    }
}
