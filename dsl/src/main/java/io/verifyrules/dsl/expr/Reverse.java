package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** The operand read backwards on the named axes, on every lane of each. */
public record Reverse(TensorType type, TensorExpr operand, SortedSet<AggregatedAxis> axes) implements TensorExpr {

    public Reverse {
        axes = Collections.unmodifiableSortedSet(new TreeSet<>(axes));
    }

    /** The operand reversed along {@code axes}. */
    public static Reverse of(TensorExpr operand, Collection<AggregatedAxis> axes) {
        axes.forEach(axis -> AxisAttributes.requireAxis("reverse:", operand.type(), axis));
        return new Reverse(operand.type(), operand, new TreeSet<>(axes));
    }
}
