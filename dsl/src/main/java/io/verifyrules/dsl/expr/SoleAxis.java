package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;

/** Checks of attributes that name one axis of a class that is given. */
final class SoleAxis {

    private SoleAxis() {
    }

    static AggregatedAxis of(String what, Collection<AggregatedAxis> axes) {
        if (axes.size() != 1) {
            throw new IllFormedException(what + " names one axis, and not " + axes.size());
        }
        return axes.iterator().next();
    }

    /** Lanes are split and merged with those beside them, so all of the axes are of one class, or each is one axis. */
    static void requireClass(String what, AggregatedAxis axis, AggregatedAxis other) {
        boolean single = axis.rankClass().isSingleton() && other.rankClass().isSingleton();
        if (!single && !axis.rankClass().equals(other.rankClass())) {
            throw new IllFormedException(what + " is the axis " + other + " of rank class " + other.rankClass()
                    + ", but " + axis + " is of rank class " + axis.rankClass()
                    + "; lanes are split and merged within one class, or among singletons: val other by "
                    + axis.rankClass() + ".label" + Namesakes.hint(axis.rankClass(), other.rankClass()));
        }
    }
}
