package io.verifyrules.dsl.expr;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All operators, by the names that their forms have. */
public final class Operators {

    private static final Map<String, Operator<?>> BY_NAME = byName(
            Stream.of(List.of(Constant.OPERATOR, Iota.OPERATOR, Expand.OPERATOR, Relabel.OPERATOR),
                    Unary.OPERATORS.values(), Binary.OPERATORS.values(), Compare.OPERATORS.values(),
                    Arith.OPERATORS.values(), Convert.OPERATORS.values(), ComplexApplied.OPERATORS.values(),
                    List.of(Select.OPERATOR, Clamp.OPERATOR, Pad.OPERATOR, Slice.OPERATOR, DynamicSlice.OPERATOR,
                            DynamicUpdateSlice.OPERATOR, Concat.OPERATOR, Reverse.OPERATOR, ReshapeUnit.OPERATOR,
                            Reduce.OPERATOR, Dot.OPERATOR, Convolution.OPERATOR, ReduceWindow.OPERATOR, Rotate.OPERATOR,
                            Freeze.OPERATOR, InsertSlice.OPERATOR, Split.OPERATOR, Merge.OPERATOR, Tile.OPERATOR,
                            ReducePrecision.OPERATOR, Mapped.OPERATOR, Gather.OPERATOR, Scatter.OPERATOR, Sort.OPERATOR,
                            Reshape.OPERATOR, Transpose.OPERATOR, Zip.OPERATOR, Component.OPERATOR,
                            TupleElement.OPERATOR, Symmetric.OPERATOR)));

    private Operators() {
    }

    private static Map<String, Operator<?>> byName(Stream<Collection<? extends Operator<?>>> all) {
        Map<String, Operator<?>> byName = new LinkedHashMap<>();
        all.forEach(some -> some.forEach(operator -> byName.put(operator.name(), operator)));
        return Collections.unmodifiableMap(byName);
    }

    /** The operators by name. */
    public static Map<String, Operator<?>> byName() {
        return BY_NAME;
    }
}
