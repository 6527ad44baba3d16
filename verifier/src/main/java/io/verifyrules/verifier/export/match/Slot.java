package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.TensorExpr;

/**
 * A place of a matched program that holds one integer for each lane of an axis. The numbers are known by a map of the
 * lanes' class. So everything that a rule says of its own maps can be said of the numbers found in the program.
 *
 * @param variable  the numbers
 * @param tensor    the operator or input of the left side that has them
 * @param axis      on which axis
 * @param attribute of which attribute they are; of {@link #SIZE} if they are the sizes of the tensor
 */
public record Slot(AxisMap.Variable variable, TensorExpr tensor, AggregatedAxis axis, String attribute) {

    /** The name of no attribute: what a shape says. */
    public static final String SIZE = "";

    /** Whether the numbers are sizes, which are not negative. */
    public boolean isSize() {
        return attribute.equals(SIZE);
    }
}
