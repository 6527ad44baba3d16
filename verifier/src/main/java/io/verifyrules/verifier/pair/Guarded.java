package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.SizeCondition;
import java.util.List;

/** A tensor that there is where conditions on sizes hold, and only there, even if it has no elements. */
final class Guarded {

    private Guarded() {
    }

    /** The tensor, of which one place is taken along a dimension of one place, or the second one where a condition does not hold. */
    static TensorExpr by(List<SizeCondition> conditions, TensorExpr tensor, Positions positions) {
        if (conditions.isEmpty()) {
            return tensor;
        }
        LaneCondition all = conditions.stream().map(SizeCondition::holds).reduce(LaneCondition::conjoin).orElseThrow();
        return at(new AxisMap.Choice(all, AxisMap.of(0), AxisMap.of(1)), tensor, positions);
    }

    /** A tensor that there is for no input. */
    static TensorExpr never(TensorExpr tensor, Positions positions) {
        return at(AxisMap.of(1), tensor, positions);
    }

    private static TensorExpr at(AxisMap place, TensorExpr tensor, Positions positions) {
        AggregatedAxis axis = positions.aside("u", 0);
        TensorExpr one = Expand.of(tensor, Shape.of(axis, AxisMap.of(1)));
        return ReshapeUnit.of(
                Slice.of(one, AxisMaps.on(axis, place), AxisMaps.on(axis, place.plus(1)), AxisMaps.none()), List.of(),
                List.of(axis));
    }
}
