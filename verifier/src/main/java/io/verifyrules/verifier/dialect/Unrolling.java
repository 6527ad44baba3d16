package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;

/**
 * Reductions of few terms, spelled out term by term. That is right where no order of the terms can be seen, so not of sums and
 * products of floats.
 *
 * @param most how many terms are spelled out; 0 for none
 */
public record Unrolling(int most) {

    /** No reduction is spelled out. */
    public static final Unrolling NONE = new Unrolling(0);

    /** Whether a reduction of so many terms is spelled out. */
    public boolean spellsOut(Monoid monoid, ElementType element, long terms) {
        return terms > 0 && terms <= most && !rounds(monoid, element);
    }

    /** Whether the order of the terms can be seen, as each step rounds. */
    public static boolean rounds(Monoid monoid, ElementType element) {
        return element instanceof ElementType.Floating && (monoid == Monoid.SUM || monoid == Monoid.PRODUCT);
    }

    /** The operand's elements combined over axes with these sizes, all of them at least 1. */
    public static TensorExpr spelledOut(Monoid monoid, TensorExpr operand, List<AggregatedAxis> over,
            List<Integer> sizes) {
        TensorExpr result = operand;
        for (int i = 0; i < over.size(); i++) {
            result = along(monoid, result, over.get(i), sizes.get(i));
        }
        return result;
    }

    private static TensorExpr along(Monoid monoid, TensorExpr operand, AggregatedAxis axis, int size) {
        TensorExpr sum = at(operand, axis, 0);
        for (int i = 1; i < size; i++) {
            sum = Binary.of(monoid.operator(), sum, at(operand, axis, i));
        }
        return sum;
    }

    private static TensorExpr at(TensorExpr operand, AggregatedAxis axis, int place) {
        return ReshapeUnit.of(Slice.of(operand, AxisMaps.on(axis, AxisMap.of(place)),
                AxisMaps.on(axis, AxisMap.of(place + 1)), AxisMaps.none()), List.of(), List.of(axis));
    }
}
