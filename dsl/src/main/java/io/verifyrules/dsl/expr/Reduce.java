package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The operand's elements combined over whole axes, which disappear. An initial value, if there is one, is combined with the
 * result once; without one an empty reduction is the identity, and {@code min} and {@code max}, which have none, demand
 * that no reduced axis is empty. A reduction over no lanes is its single term.
 */
public record Reduce(TensorType type, Monoid monoid, TensorExpr operand, SortedSet<AggregatedAxis> over,
        Optional<Element> initial, BoundIndices indices) implements TensorExpr {

    public Reduce {
        over = Collections.unmodifiableSortedSet(new TreeSet<>(over));
    }

    /** The reduction over the given axes of the operand. */
    public static Reduce of(Monoid monoid, TensorExpr operand, Collection<AggregatedAxis> over,
            Optional<Element> initial, BoundIndices indices) {
        String name = "reduce " + monoid.symbol();
        over.forEach(axis -> AxisAttributes.requireAxis(name, operand.type(), axis));
        indices.check(name, over);
        ElementType element = initial.map(value -> ElementType.common(name, operand.type().element(), value.type()))
                .orElse(operand.type().element());
        TypeRules.require(name, monoid.operator().types(), element);
        TreeSet<AggregatedAxis> kept = new TreeSet<>(operand.type().axes());
        kept.removeAll(over);
        return new Reduce(TensorType.of(kept, element), monoid, operand, new TreeSet<>(over), initial, indices);
    }
}
