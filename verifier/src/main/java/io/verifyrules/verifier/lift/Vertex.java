package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.TensorExpr;

/** One dimension of one value. A value is itself: two that say the same are two. */
record Vertex(TensorExpr value, AggregatedAxis axis) {

    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(Object other) {
        return other instanceof Vertex vertex && value == vertex.value && axis.equals(vertex.axis);
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(value) + axis.hashCode();
    }
}
