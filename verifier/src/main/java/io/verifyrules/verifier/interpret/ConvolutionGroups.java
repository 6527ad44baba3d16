package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Convolution.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import static io.verifyrules.verifier.interpret.Exact.product;
import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/** The groups of a convolution on an instance: what sizes they demand, and which part of the input an output feature reads. */
final class ConvolutionGroups {

    /** One lane of a grouped axis of the input: the group of the output feature's index says where its part begins. */
    private record Part(int inInput, int inResult, long featuresPerGroup, long length) {}

    private final Convolution convolution;
    private final LaneEvaluation lanes;

    ConvolutionGroups(Convolution convolution, LaneEvaluation lanes) {
        this.convolution = convolution;
        this.lanes = lanes;
    }

    /** Ends the evaluation where the sizes of features and batches do not fit the groups. */
    void check(Grid input, Grid kernel) {
        for (AggregatedAxis axis : convolution.roles().inputFeature()) {
            for (int lane = 0; lane < input.rank(axis); lane++) {
                long groups = groups(convolution.featureGroups(), axis, lane);
                require(input.size(axis, lane) == product(groups, kernel.size(axis, lane)),
                        "convolution: features of the input = groups * features of the kernel on axis " + axis,
                        input.size(axis, lane), groups, kernel.size(axis, lane));
            }
        }
        convolution.batchGroups().keySet().forEach(axis -> {
            for (int lane = 0; lane < input.rank(axis); lane++) {
                divides("batch on axis " + axis, groups(convolution.batchGroups(), axis, lane), input.size(axis, lane));
            }
        });
        checkOutput(convolution.featureGroups(), kernel);
        checkOutput(convolution.batchGroups(), kernel);
    }

    private void checkOutput(Map<AggregatedAxis, Group> grouped, Grid kernel) {
        grouped.forEach((axis, group) -> {
            for (int lane = 0; lane < kernel.rank(group.outputFeature()); lane++) {
                divides("output features on axis " + group.outputFeature(), groups(grouped, axis, lane),
                        kernel.size(group.outputFeature(), lane));
            }
        });
    }

    private static void divides(String what, long groups, long size) {
        require(groups >= 1, "convolution: groups >= 1", groups);
        require(size % groups == 0, "convolution: groups of equal size, " + what, size, groups);
    }

    private long groups(Map<AggregatedAxis, Group> grouped, AggregatedAxis axis, int lane) {
        Group group = grouped.get(axis);
        return group == null ? 1 : lanes.value(group.count(), lane);
    }

    /** The size of a batch axis in the result: that of one group. */
    long batch(AggregatedAxis axis, int lane, Grid input) {
        return input.size(axis, lane) / groups(convolution.batchGroups(), axis, lane);
    }

    /** The distance of places of an input with padding from those within a group. */
    Shift shift(Grid input, Grid kernel, Grid result, Grid padded) {
        List<Part> parts = new ArrayList<>();
        convolution.featureGroups()
                .forEach((axis, group) -> parts.addAll(parts(axis, group, input, kernel, result, kernel)));
        convolution.batchGroups()
                .forEach((axis, group) -> parts.addAll(parts(axis, group, input, kernel, result, result)));
        return new Shift(parts, padded.strides());
    }

    private List<Part> parts(AggregatedAxis axis, Group group, Grid input, Grid kernel, Grid result, Grid ofOneGroup) {
        List<Part> parts = new ArrayList<>();
        for (int lane = 0; lane < input.rank(axis); lane++) {
            long features = kernel.size(group.outputFeature(), lane) / lanes.value(group.count(), lane);
            parts.add(new Part(input.first(axis) + lane, result.first(group.outputFeature()) + lane, features,
                    ofOneGroup.size(axis, lane)));
        }
        return parts;
    }

    /** The way from places within a group to places of the whole input. */
    static final class Shift {

        private final List<Part> parts;
        /** The steps of a place of the whole input with each index. */
        private final int[] strides;

        private Shift(List<Part> parts, int[] strides) {
            this.parts = parts;
            this.strides = strides;
        }

        /** The distance of the group that the result's access belongs to from the first one. */
        int at(int[] result) {
            int moved = 0;
            for (Part part : parts) {
                long group = result[part.inResult()] / part.featuresPerGroup();
                moved += strides[part.inInput()] * (int) (group * part.length());
            }
            return moved;
        }
    }
}
