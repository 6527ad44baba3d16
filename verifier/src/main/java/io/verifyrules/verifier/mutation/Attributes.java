package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The integers that an operator is given for each axis, by the names that rule files use; the sizes of a tensor that is made
 * from nothing are the attribute {@code shape}.
 */
record Attributes(TensorExpr operator, Map<String, SortedMap<AggregatedAxis, AxisMap>> byName) {

    private static final String SHAPE = "shape";
    private static final String SIZE = "size";
    private static final String START = "start";

    static Attributes of(TensorExpr operator) {
        Map<String, SortedMap<AggregatedAxis, AxisMap>> byName = new LinkedHashMap<>();
        switch (operator) {
            case Constant constant -> byName.put(SHAPE, constant.shape().sizes());
            case Iota iota -> byName.put(SHAPE, iota.shape().sizes());
            case Expand expand -> byName.put(SHAPE, expand.added().sizes());
            case Pad pad -> {
                byName.put("low", pad.low());
                byName.put("high", pad.high());
                byName.put("interior", pad.interior());
            }
            case Slice slice -> {
                byName.put(START, slice.start());
                byName.put("end", slice.end());
                byName.put("stride", slice.stride());
            }
            case DynamicSlice slice -> {
                byName.put(START, slice.start());
                byName.put(SIZE, slice.size());
            }
            case DynamicUpdateSlice update -> byName.put(START, update.start());
            case ReduceWindow reduce -> {
                byName.put(SIZE, reduce.size());
                put(byName, reduce.window());
            }
            case Convolution convolution -> {
                put(byName, convolution.window());
                byName.put("feature groups", Operands.counts(convolution.featureGroups()));
                byName.put("batch groups", Operands.counts(convolution.batchGroups()));
            }
            default -> {
            }
        }
        return new Attributes(operator, byName);
    }

    private static void put(Map<String, SortedMap<AggregatedAxis, AxisMap>> byName, Window window) {
        byName.put("stride", window.stride());
        byName.put("low", window.low());
        byName.put("high", window.high());
        byName.put("base dilation", window.baseDilation());
        byName.put("window dilation", window.windowDilation());
    }

    SortedMap<AggregatedAxis, AxisMap> get(String name) {
        return Objects.requireNonNull(byName.get(name), name);
    }

    /** These attributes with one map replaced. */
    Attributes with(String name, AggregatedAxis axis, AxisMap map) {
        SortedMap<AggregatedAxis, AxisMap> maps = new TreeMap<>(get(name));
        maps.put(axis, map);
        return with(name, maps);
    }

    /** These attributes with one of them replaced. */
    Attributes with(String name, SortedMap<AggregatedAxis, AxisMap> maps) {
        Map<String, SortedMap<AggregatedAxis, AxisMap>> all = new LinkedHashMap<>(byName);
        all.put(name, maps);
        return new Attributes(operator, all);
    }

    /** The operator with these attributes, checked. */
    TensorExpr applied() {
        return switch (operator) {
            case Constant constant -> Constant.of(constant.value(), new Shape(get(SHAPE)));
            case Iota iota -> Iota.of(new Shape(get(SHAPE)), iota.along());
            case Expand expand -> Expand.of(expand.operand(), new Shape(get(SHAPE)));
            case Pad pad -> Pad.of(pad.operand(), pad.value(), maps("low"), maps("high"), maps("interior"));
            case Slice slice -> Slice.of(slice.operand(), maps(START), maps("end"), maps("stride"));
            case DynamicSlice slice -> DynamicSlice.of(slice.operand(), maps(START), maps(SIZE), slice.startRule());
            case DynamicUpdateSlice update -> DynamicUpdateSlice.of(update.operand(), update.update(), maps(START),
                    update.startRule());
            case ReduceWindow reduce -> ReduceWindow.of(reduce.monoid(), reduce.operand(), reduce.initial(),
                    maps(SIZE), window(), reduce.indices());
            case Convolution c -> Convolution.of(c.input(), c.kernel(), c.roles().batch(), c.roles().inputFeature(),
                    c.roles().outputFeature(), new Convolution.Options(window(), c.reversed(), maps("feature groups"),
                            maps("batch groups"), c.indices()));
            default -> operator;
        };
    }

    private AxisMaps maps(String name) {
        return Operands.written(get(name));
    }

    private Window.Written window() {
        return new Window.Written(maps("stride"), maps("low"), maps("high"), maps("base dilation"),
                maps("window dilation"));
    }
}
