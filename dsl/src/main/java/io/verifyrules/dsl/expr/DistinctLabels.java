package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;

/** The check that the axes of a tensor have distinct labels. */
final class DistinctLabels {

    private DistinctLabels() {
    }

    static void require(String what, Collection<AggregatedAxis> axes) {
        if (axes.stream().map(AggregatedAxis::label).distinct().count() != axes.size()) {
            throw new IllFormedException(what + " would have axes with one label, " + axes + "; relabel one of them");
        }
    }
}
