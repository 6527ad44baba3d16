package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.RankClass;
import java.util.List;

/**
 * Strands that become one rank class: all are treated alike, so the first one stands for them.
 *
 * @param strands at least one; exactly one where the class is a singleton
 */
record StrandClass(RankClass.RankBound bound, List<Vertex> strands) {

    StrandClass {
        strands = List.copyOf(strands);
        if (strands.isEmpty() || (bound == RankClass.RankBound.SINGLETON && strands.size() > 1)) {
            throw new IllegalArgumentException(bound + " of " + strands.size() + " strands");
        }
    }

    /** One strand by itself. */
    static StrandClass alone(Vertex strand) {
        return new StrandClass(RankClass.RankBound.SINGLETON, List.of(strand));
    }

    /** The strand that stands for all. */
    Vertex first() {
        return strands.getFirst();
    }
}
