package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The operand's elements combined over whole axes, which disappear. An initial value, if there is one, is combined with
 * the result once. Without one an empty reduction is the identity. {@code min} and {@code max} have none, and demand
 * that no reduced axis is empty. A reduction over no lanes is its single term.
 */
public record Reduce(TensorType type, Reducer monoid, TensorExpr operand, SortedSet<AggregatedAxis> over,
        Optional<Element> initial, BoundIndices indices) implements TensorExpr {

    static final Operator<Reduce> OPERATOR = Operator.<Reduce>named("reduce")
            .operand("operand", Reduce::operand)
            .reducer("monoid", Reduce::monoid)
            .axes("over", Reduce::over)
            .plain()
            .maybeElement("initial", Reduce::initial)
            .indices(Reduce::indices)
            .mayAccept(reduce -> Accepted.by(reduce.monoid(), reduce))
            .made(parts -> {
                TensorExpr operand = parts.operand();
                return of(parts.reducer(), operand, parts.axes(), parts.maybeElement(), parts.indices());
            });

    public Reduce {
        over = OwnOrder.of(over);
        DerivedType.require("reduce " + monoid.symbol(), typeOf(monoid, operand, over, initial), type);
        indices.check("reduce " + monoid.symbol(), over);
    }

    /** The reduction over the given axes of the operand. */
    public static Reduce of(Reducer monoid, TensorExpr operand, Collection<AggregatedAxis> over,
            Optional<Element> initial, BoundIndices indices) {
        SortedSet<AggregatedAxis> own = OwnOrder.of(over);
        return new Reduce(typeOf(monoid, operand, own, initial), monoid, operand, own, initial, indices);
    }

    private static TensorType typeOf(Reducer monoid, TensorExpr operand, SortedSet<AggregatedAxis> over,
            Optional<Element> initial) {
        String name = "reduce " + monoid.symbol();
        over.forEach(axis -> AxisAttributes.requireAxis(name, operand.type(), axis));
        ElementType element = initial.map(value -> CommonType.of(name, operand.type().element(), value.type()))
                .orElse(operand.type().element());
        Accepted.require(name, monoid, element);
        TreeSet<AggregatedAxis> kept = new TreeSet<>(operand.type().axes());
        kept.removeAll(over);
        return TensorType.of(kept, element);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
