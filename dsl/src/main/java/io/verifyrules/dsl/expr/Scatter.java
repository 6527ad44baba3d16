package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The operand with updates combined into it at the places that a tensor of integers gives on one axis: XLA's scatter
 * with one start index. Each place of the indices has one update. Several updates of one element are combined in no
 * particular order, so the function is one for which that does not matter. An update that does not fit in as a whole is
 * dropped.
 *
 * <p>Axes that the updates share with the indices are theirs. An axis that the operand has as well is a batch axis, on
 * which operand, indices and updates are read at the same place. All other axes of the operand belong to an update, and
 * begin at 0. The axis {@code along} begins where the index says, and is one place wide where the updates do not have
 * it.
 *
 * @param indices integers, of type {@link ElementType#INT}
 * @param along   the axis of the operand that the indices are about, of a singleton class
 */
public record Scatter(TensorType type, ElementReducer monoid, TensorExpr operand, TensorExpr indices,
        TensorExpr updates, AggregatedAxis along) implements TensorExpr {

    static final Operator<Scatter> OPERATOR = Operator.<Scatter>named("scatter")
            .operand("operand", Scatter::operand)
            .operand("indices", Scatter::indices)
            .operand("updates", Scatter::updates)
            .reducer("monoid", Scatter::monoid)
            .axis("along", Scatter::along)
            .mayAccept(scatter -> Accepted.by(scatter.monoid(), scatter))
            .made(parts -> {
                TensorExpr operand = parts.operand();
                TensorExpr indices = parts.operand();
                TensorExpr updates = parts.operand();
                return of(Accepted.ofElements("scatter", parts.reducer()), operand, indices, updates, parts.axis());
            });

    public Scatter {
        DerivedType.require(name(monoid), typeOf(monoid, operand, indices, updates, along), type);
    }

    /** The operand with the updates combined into it. */
    public static Scatter of(ElementReducer monoid, TensorExpr operand, TensorExpr indices, TensorExpr updates,
            AggregatedAxis along) {
        return new Scatter(typeOf(monoid, operand, indices, updates, along), monoid, operand, indices, updates, along);
    }

    private static String name(ElementReducer monoid) {
        return "scatter " + monoid.symbol();
    }

    private static TensorType typeOf(ElementReducer monoid, TensorExpr operand, TensorExpr indices, TensorExpr updates,
            AggregatedAxis along) {
        String name = name(monoid);
        IndexedAxis.require(name, operand, indices, along);
        ElementType element = CommonType.of(name, operand.type().element(), updates.type().element());
        Accepted.require(name, monoid, element);
        SortedSet<AggregatedAxis> expected = new TreeSet<>(operand.type().axes());
        expected.addAll(indices.type().axes());
        DistinctLabels.require(name + ": operand and indices", expected);
        SortedSet<AggregatedAxis> found = new TreeSet<>(updates.type().axes());
        found.add(along);
        expected.add(along);
        boolean lacksIndex = indices.type().axes().contains(along) && !updates.type().axes().contains(along);
        if (lacksIndex || !found.equals(expected)) {
            throw new IllFormedException(
                    name + ": the updates must have the axes of the indices and those of the operand" + " (without "
                            + along + " an update is one place wide), so " + expected + ", but have "
                            + updates.type().axes() + Namesakes.hint(expected, updates.type().axes()));
        }
        return operand.type().withElement(element);
    }

    /** The axes that operand and indices have in common, and on which both are read at the same place. */
    public SortedSet<AggregatedAxis> batch() {
        return IndexedAxis.batch(operand, indices, along);
    }

    /** Whether an update has an extent of its own on the axis that is looked up; else it is one place wide. */
    public boolean isWindow() {
        return updates.type().axes().contains(along) && !indices.type().axes().contains(along);
    }

    /** The axes of an update, {@code along} not among them; all begin at 0. */
    public SortedSet<AggregatedAxis> ofUpdate() {
        SortedSet<AggregatedAxis> axes = new TreeSet<>(operand.type().axes());
        axes.removeAll(batch());
        axes.remove(along);
        return Collections.unmodifiableSortedSet(axes);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return place == 1 ? ElementType.INT : used;
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
