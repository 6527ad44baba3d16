package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Axes that are cut into blocks, merged and repeated, which changes nothing in the end; and one way in which it does. */
final class BlockRewrites {

    private static final AxisMap ZERO = AxisMap.of(0);

    private BlockRewrites() {
    }

    /** The right ones; {@code value} is some element of the rule's type. */
    static List<Rewrite> all(Element value) {
        return List.of(
                Rewrite.anywhere("padded to whole blocks, merged and cut",
                        (x, random) -> DataRewrites.axis(x, random)
                                .map(axis -> cut(blocks(x, axis, value, random), x, axis, true)))
                        .onAllElements(),
                Rewrite.anywhere("the first of two copies",
                        (x, random) -> DataRewrites.axis(x, random)
                                .map(axis -> whole(Tile.of(x, AxisMaps.on(axis, AxisMap.of(2))), x, axis)))
                        .onAllElements(),
                new Rewrite("copies as a broadcast", (x, random) -> broadcast(x)).onAllElements(),
                new Rewrite("reduce block by block", BlockRewrites::byBlocks));
    }

    /** The blocks of a tensor, as columns where they were rows. */
    static Optional<TensorExpr> exchanged(TensorExpr tensor, Random random) {
        return ElementwiseRewrites.number(tensor)
                .flatMap(x -> DataRewrites.axis(x, random)
                        .map(axis -> cut(blocks(x, axis, Element.of(0), random), x, axis, false)));
    }

    private static AggregatedAxis places(AggregatedAxis axis) {
        return axis.rankClass().axis(axis.label() + "'");
    }

    /** Padded at the high end to whole blocks of one, two or three, and split into them. */
    private static TensorExpr blocks(TensorExpr tensor, AggregatedAxis axis, Element value, Random random) {
        AxisMap block = AxisMap.of(1 + random.nextInt(3));
        AxisMap size = new ShapeTerms().of(tensor, axis);
        AxisMap missing = size.plus(block).minus(1).floorDiv(block).times(block).minus(size);
        return Split.of(Pad.of(tensor, value, AxisMaps.on(axis, ZERO), AxisMaps.on(axis, missing), AxisMaps.none()),
                axis, axis, Shape.of(places(axis), block));
    }

    private static TensorExpr cut(TensorExpr blocks, TensorExpr tensor, AggregatedAxis axis, boolean rows) {
        AggregatedAxis places = places(axis);
        return whole(rows ? Merge.of(blocks, axis, places, axis) : Merge.of(blocks, places, axis, axis), tensor, axis);
    }

    /** As many elements as the tensor has. */
    private static TensorExpr whole(TensorExpr longer, TensorExpr tensor, AggregatedAxis axis) {
        return Slice.of(longer, AxisMaps.on(axis, ZERO), AxisMaps.on(axis, new ShapeTerms().of(tensor, axis)),
                AxisMaps.none());
    }

    private static Optional<TensorExpr> broadcast(TensorExpr tensor) {
        if (!(tensor instanceof Tile tile) || tile.times().size() != 1) {
            return Optional.empty();
        }
        AggregatedAxis axis = tile.times().firstKey();
        AggregatedAxis copies = places(axis);
        return Optional
                .of(Merge.of(Expand.of(tile.operand(), Shape.of(copies, tile.times().values().iterator().next())),
                        copies, axis, axis));
    }

    private static Optional<TensorExpr> byBlocks(TensorExpr tensor, Random random) {
        if (!(tensor instanceof Reduce reduce) || reduce.over().isEmpty()) {
            return Optional.empty();
        }
        List<AggregatedAxis> over = new ArrayList<>(reduce.over());
        AggregatedAxis axis = over.get(random.nextInt(over.size()));
        over.add(places(axis));
        Reducer monoid = reduce.monoid();
        return Combined.identity(monoid, reduce.type().element())
                .map(identity -> ReductionRewrites.reduce(monoid, blocks(reduce.operand(), axis, identity, random),
                        over, reduce.initial()));
    }
}
