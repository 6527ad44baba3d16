package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Parts;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import java.util.List;
import java.util.SortedMap;

/** The tensors that an operator applies to, and the same operator applied to others. */
public final class Operands {

    private Operands() {
    }

    /** The operands, in the order of the operator. */
    public static List<TensorExpr> of(TensorExpr tensor) {
        return Parts.operands(tensor);
    }

    /**
     * The operator applied to other operands, as many as it has.
     *
     * @throws io.verifyrules.dsl.diagnostic.IllFormedException if it cannot be
     */
    public static TensorExpr replaced(TensorExpr tensor, List<TensorExpr> by) {
        return Parts.replaced(tensor, by, Parts.elements(tensor));
    }

    /** An attribute as its author would write it, axis by axis. */
    public static AxisMaps written(SortedMap<AggregatedAxis, AxisMap> attribute) {
        return Parts.written(attribute);
    }

    static Window.Written written(Window window) {
        return Parts.written(window);
    }

    /** What a convolution says besides its operands and the roles of their axes. */
    public static Convolution.Options options(Convolution convolution) {
        return Parts.options(convolution);
    }

    static SortedMap<AggregatedAxis, AxisMap> counts(SortedMap<AggregatedAxis, Convolution.Group> groups) {
        return Parts.counts(groups);
    }
}
