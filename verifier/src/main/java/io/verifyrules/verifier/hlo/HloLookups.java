package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.verifier.instantiate.Dimension;
import io.verifyrules.verifier.instantiate.NotExpressible;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The instructions that look up a dimension by the elements of a tensor; an index vector is one index. */
final class HloLookups {

    private final HloModule module;
    private final HloBody body;

    HloLookups(HloModule module, HloBody body) {
        this.module = module;
        this.body = body;
    }

    HloValue gather(Gather gather, List<Dimension> at, HloType type) {
        HloValue operand = module.value(gather.operand());
        HloValue indices = module.value(gather.indices());
        Collection<AggregatedAxis> one = List.of(gather.along());
        boolean stays = !gather.size().isEmpty();
        Collection<AggregatedAxis> offset = new TreeSet<>(at.stream().map(Dimension::axis).toList());
        offset.removeAll(gather.indices().type().axes());
        return body.operation("gather", at, type, List.of(operand, indices),
                "offset_dims=" + dimensions(at, offset) + ", collapsed_slice_dims="
                        + dimensions(operand.positions(), stays ? List.of() : one) + ", start_index_map="
                        + dimensions(operand.positions(), one)
                        + batch("operand_batching_dims", operand, "start_indices_batching_dims", indices,
                                gather.batch())
                        + ", index_vector_dim=" + indices.positions().size() + ", slice_sizes={"
                        + Dimension.each(operand.positions(), (position, size) -> {
                            if (gather.batch().contains(position.axis())) {
                                return "1";
                            }
                            return position.axis().equals(gather.along())
                                    ? String.valueOf(module.on(gather.size(), position, 1))
                                    : String.valueOf(size);
                        }, ",") + "}");
    }

    HloValue scatter(Scatter scatter, List<Dimension> at, HloType type) {
        if (!(scatter.monoid() instanceof Monoid monoid)) {
            throw new NotExpressible("nothing says what " + scatter.monoid() + " computes");
        }
        HloValue operand = module.value(scatter.operand());
        HloValue indices = module.value(scatter.indices());
        HloValue updates = module.value(scatter.updates());
        Collection<AggregatedAxis> one = List.of(scatter.along());
        Collection<AggregatedAxis> window = new TreeSet<>(scatter.updates().type().axes());
        window.removeAll(scatter.indices().type().axes());
        return body.operation("scatter", at, type, List.of(operand, indices, updates),
                "update_window_dims=" + dimensions(updates.positions(), window) + ", inserted_window_dims="
                        + dimensions(operand.positions(), scatter.isWindow() ? List.of() : one)
                        + ", scatter_dims_to_operand_dims=" + dimensions(operand.positions(), one)
                        + batch("input_batching_dims", operand, "scatter_indices_batching_dims", indices,
                                scatter.batch())
                        + ", index_vector_dim=" + indices.positions().size() + ", to_apply="
                        + body.reducer(monoid.operator(), type));
    }

    private static String dimensions(List<Dimension> positions, Collection<AggregatedAxis> axes) {
        return Dimension.braced(Dimension.indices(positions, axes));
    }

    /** Both have their dimensions in the order of axes, so those that belong together stand at the same place. */
    private static String batch(String ofOperand, HloValue operand, String ofIndices, HloValue indices,
            Collection<AggregatedAxis> axes) {
        return IntStream.range(0, operand.positions().size())
                .noneMatch(i -> axes.contains(operand.positions().get(i).axis()))
                        ? ""
                        : ", " + ofOperand + "=" + dimensions(operand.positions(), axes) + ", " + ofIndices + "="
                                + dimensions(indices.positions(), axes);
    }
}
