package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A well-typed tensor of each operator, with everything in it that the operator can have. */
final class OperatorSamples {

    static final RankClass C = Tensors.C;
    static final RankClass S = Tensors.S;
    static final AggregatedAxis AXIS = C.axis();
    static final AggregatedAxis ONE = S.axis();
    /** An axis that no sample has. */
    static final AggregatedAxis FOREIGN = new RankClass("foreign", RankBound.SINGLETON).axis();

    private static final RankClass BATCH = new RankClass("b", RankBound.ANY);
    private static final RankClass FEATURE = new RankClass("f", RankBound.ANY);
    private static final Shape SHAPE = Shape.of(C, Tensors.N).with(S, Tensors.P);
    private static final TensorExpr INTS = Tensors.tensor("A", ElementType.INT, SHAPE);
    private static final TensorExpr HALVES = Tensors.tensor("h", new ElementType.Floating(FloatFormat.F16), SHAPE);
    private static final TensorExpr REALS = Tensors.tensor("r", ElementType.REAL, SHAPE);
    private static final TensorExpr WORDS = Tensors.tensor("w", ElementType.I1, SHAPE);
    private static final TensorExpr MORE = Tensors.tensor("B", ElementType.INT, SHAPE);
    private static final TensorExpr PLACES = Tensors.tensor("I", ElementType.INT, Shape.of(C.axis("at"), map("m", C)));
    private static final Element VALUE = new Element.Parameter("v", ElementType.INT);
    private static final AxisMaps MAPS = AxisMaps.of(map("l", C), map("k", S));

    private OperatorSamples() {
    }

    static AxisMap map(String name, RankClass of) {
        return new AxisMap.Variable(name, of);
    }

    static List<TensorExpr> all() {
        return List.of(INTS, Constant.of(VALUE, SHAPE), Iota.of(SHAPE, ONE),
                Expand.of(INTS, Shape.of(BATCH, AxisMap.of(2))), Relabel.of(INTS, Map.of(AXIS, C.axis("row"))),
                Unary.of(UnaryOperator.NEG, INTS), Binary.of(BinaryOperator.ADD, INTS, MORE),
                Compare.of(Relation.LT, INTS, MORE),
                Convert.of(Conversion.CONVERT, HALVES, new ElementType.Machine(true, 8)),
                ComplexApplied.of(ComplexFunction.COMPLEX, List.of(REALS, REALS)), ReducePrecision.of(HALVES, 4, 7),
                Select.of(INTS.compare(Relation.EQ, MORE), INTS, MORE), Clamp.of(INTS, MORE, INTS),
                Pad.of(INTS, VALUE, MAPS, MAPS, MAPS), Slice.of(INTS, MAPS, MAPS, MAPS),
                DynamicSlice.of(INTS, MAPS, MAPS, StartRule.CLAMPED),
                DynamicUpdateSlice.of(INTS, MORE, MAPS, StartRule.IN_RANGE), Concat.of(List.of(INTS, MORE), ONE),
                Rotate.of(INTS, MAPS), Tile.of(INTS, MAPS),
                Split.of(INTS, ONE, S.axis("block"), Shape.of(S.axis("place"), map("t", S))),
                Merge.of(Expand.of(INTS, Shape.of(S.axis("place"), map("t", S))), S.axis("place"), ONE, S.axis("all")),
                InsertSlice.of(INTS, MORE, MAPS, MAPS),
                Arith.of(ArithOperator.EXTUI, ArithFlags.NONE, List.of(WORDS), new ElementType.Signless(Width.of(8))),
                Freeze.of("f", WORDS),
                Symmetric.of(INTS.expand(Shape.of(C.axis("row"), Tensors.N)), AXIS, C.axis("row")),
                Mapped.of(new ElementFunction("g", List.of(ElementType.INT, ElementType.INT), ElementType.INT),
                        List.of(INTS, MORE)),
                Transpose.of(INTS, Permutation.declared(new AxisMap.Variable("p", C)), List.of()), Sort.of(INTS, ONE),
                Zip.of(List.of(INTS, REALS)), Component.of(Zip.of(List.of(INTS, REALS)), 0),
                TupleElement.of(List.of(INTS, REALS), 0), Reshape.of(INTS, ONE, Shape.of(BATCH, map("m", BATCH))),
                Gather.of(INTS, PLACES, ONE, AxisMaps.of(map("k", S))),
                Scatter.of(Monoid.SUM, INTS, PLACES, INTS.expand(Shape.of(C.axis("at"), map("m", C))), ONE),
                Reverse.of(INTS, List.of(AXIS)), ReshapeUnit.of(INTS, List.of(BATCH.axis()), List.of(ONE)),
                Reduce.of(Monoid.SUM, INTS, List.of(AXIS), Optional.of(VALUE), indices()),
                Dot.of(INTS, Tensors.INTS, List.of(AXIS), List.of(), indices()), convolution(),
                ReduceWindow.of(Monoid.MAX, INTS, Optional.of(VALUE), AxisMaps.of(map("w", C)),
                        new Window.Written(AxisMaps.of(map("t", C)), AxisMaps.none(), AxisMaps.none(), AxisMaps.none(),
                                AxisMaps.none()),
                        indices()));
    }

    private static BoundIndices indices() {
        return BoundIndices.unnamed().and(AXIS, map("i", C));
    }

    private static TensorExpr convolution() {
        AggregatedAxis ofFeatures = FEATURE.axis("o");
        AggregatedAxis ofBatch = BATCH.axis("p");
        TensorExpr input = Tensors.tensor("X", ElementType.INT,
                Shape.of(BATCH, AxisMap.of(4)).with(FEATURE, AxisMap.of(2)).with(C, Tensors.N));
        TensorExpr kernel = Tensors.tensor("W", ElementType.INT,
                Shape.of(ofFeatures, AxisMap.of(4))
                        .with(ofBatch, AxisMap.of(2))
                        .with(FEATURE, AxisMap.of(1))
                        .with(C, Tensors.N));
        return Convolution.of(input, kernel, List.of(BATCH.axis()), List.of(FEATURE.axis()),
                List.of(ofFeatures, ofBatch),
                new Convolution.Options(Window.Written.neutral(), List.of(AXIS),
                        AxisMaps.on(FEATURE.axis(), map("g", FEATURE)), AxisMaps.on(BATCH.axis(), map("h", BATCH)),
                        indices()));
    }
}
