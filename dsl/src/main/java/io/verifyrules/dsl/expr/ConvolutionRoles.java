package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The roles of the axes of a convolution. {@code batch} axes are the input's alone, and {@code outputFeature} axes the
 * kernel's alone. Of the axes that both have, {@code inputFeature} ones are contracted, the others are {@code spatial}.
 */
public record ConvolutionRoles(SortedSet<AggregatedAxis> batch, SortedSet<AggregatedAxis> inputFeature,
        SortedSet<AggregatedAxis> outputFeature, SortedSet<AggregatedAxis> spatial) {

    public ConvolutionRoles {
        batch = OwnOrder.of(batch);
        inputFeature = OwnOrder.of(inputFeature);
        outputFeature = OwnOrder.of(outputFeature);
        spatial = OwnOrder.of(spatial);
    }

    static ConvolutionRoles of(TensorType input, TensorType kernel, Collection<AggregatedAxis> batch,
            Collection<AggregatedAxis> inputFeature, Collection<AggregatedAxis> outputFeature) {
        TreeSet<AggregatedAxis> spatial = new TreeSet<>(input.axes());
        spatial.retainAll(kernel.axes());
        TreeSet<AggregatedAxis> onlyInput = new TreeSet<>(input.axes());
        onlyInput.removeAll(spatial);
        TreeSet<AggregatedAxis> onlyKernel = new TreeSet<>(kernel.axes());
        onlyKernel.removeAll(spatial);
        require("the batch axes must be the axes that only the input has", onlyInput, batch);
        require("the output feature axes must be the axes that only the kernel has", onlyKernel, outputFeature);
        for (AggregatedAxis axis : inputFeature) {
            if (!spatial.remove(axis)) {
                throw new IllFormedException("convolution: the input feature axis " + axis
                        + " must be an axis of the input and of the kernel; those are " + input.axes() + " and "
                        + kernel.axes());
            }
        }
        return new ConvolutionRoles(OwnOrder.of(batch), OwnOrder.of(inputFeature), OwnOrder.of(outputFeature), spatial);
    }

    /** Checks that these are roles that the axes of an input and a kernel can have. */
    void check(TensorType input, TensorType kernel) {
        ConvolutionRoles fitting = of(input, kernel, batch, inputFeature, outputFeature);
        if (!spatial.equals(fitting.spatial)) {
            throw new IllFormedException(
                    "convolution: the spatial axes must be those of the input and of the kernel that "
                            + "are no input features, " + fitting.spatial + ", but are " + spatial);
        }
    }

    /** All that is summed over. */
    SortedSet<AggregatedAxis> contracted() {
        return Stream.concat(inputFeature.stream(), spatial.stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The axes of the result. */
    SortedSet<AggregatedAxis> result() {
        return Stream.of(batch, outputFeature, spatial)
                .flatMap(Collection::stream)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void require(String what, SortedSet<AggregatedAxis> expected, Collection<AggregatedAxis> found) {
        if (!expected.equals(new TreeSet<>(found))) {
            throw new IllFormedException("convolution: " + what + ", " + expected + ", but are " + found);
        }
    }

    /** The output feature axis that the groups of another axis belong to: the one of the same rank class. */
    AggregatedAxis grouped(String what, AggregatedAxis axis) {
        List<AggregatedAxis> candidates = outputFeature.stream()
                .filter(output -> output.rankClass().equals(axis.rankClass()))
                .toList();
        if (candidates.size() != 1) {
            throw new IllFormedException("convolution: " + what + " of axis " + axis
                    + " need one output feature axis of rank class " + axis.rankClass()
                    + ", as groups are matched lane by lane; the output feature axes are " + outputFeature);
        }
        return candidates.get(0);
    }
}
