package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Convolved;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;

/**
 * Convolutions with all that may be said of them: windows, dilations, reversal, groups of features and of the batch.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md#convolution">convolution</a>
 */
final class Convolutions {

    private Convolutions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.convolution", OperationMeaning.one(Convolutions::convolution));
    }

    private static Convolved.Numbers numbers(Operation operation, int spatial) {
        Attributes attributes = Attributes.of(operation);
        Convolved.Numbers numbers = new Convolved.Numbers(attributes.numbers("window_strides", spatial, 1),
                attributes.numbers("padding", 2 * spatial, 0), attributes.numbers("lhs_dilation", spatial, 1),
                attributes.numbers("rhs_dilation", spatial, 1), attributes.numbers("window_reversal", spatial, 0));
        require(operation, "C2", numbers.stride().size() == spatial, "window_strides is " + numbers.stride());
        require(operation, "C3", numbers.stride().stream().allMatch(each -> each > 0),
                "window_strides is " + numbers.stride());
        require(operation, "C4", numbers.padding().size() == 2 * spatial, "padding is " + numbers.padding());
        require(operation, "C5", numbers.base().size() == spatial, "lhs_dilation is " + numbers.base());
        require(operation, "C6", numbers.base().stream().allMatch(each -> each > 0),
                "lhs_dilation is " + numbers.base());
        require(operation, "C7", numbers.hole().size() == spatial, "rhs_dilation is " + numbers.hole());
        require(operation, "C8", numbers.hole().stream().allMatch(each -> each > 0),
                "rhs_dilation is " + numbers.hole());
        require(operation, "C9", numbers.reversed().size() == spatial, "window_reversal is " + numbers.reversed());
        return numbers;
    }

    private static void require(Operation operation, String constraint, boolean holds, String found) {
        if (!holds) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")", found);
        }
    }

    static Denoted convolution(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted input = Computed.converted(Conversion.CONVERT, operands.get(0), in.stated().resultElement(operation));
        Denoted kernel = Computed.converted(Conversion.CONVERT, operands.get(1), in.stated().resultElement(operation));
        ConvolutionDimensions dimensions = ConvolutionDimensions.of(operation);
        require(operation, "C1", input.rank() == kernel.rank(),
                "the operands have " + input.rank() + " and " + kernel.rank() + " dimensions");
        require(operation, "C13, C18, C20", dimensions.input().size() == input.rank() && dimensions.arePermutations(),
                "dimension_numbers are " + dimensions + " for operands with " + input.rank() + " dimensions");
        long featureGroups = Attributes.of(operation).number("feature_group_count");
        long batchGroups = Attributes.of(operation).number("batch_group_count");
        requireGroups(operation, input, kernel, dimensions, featureGroups, batchGroups);
        return Convolved.of(input, kernel, dimensions.roles(), numbers(operation, dimensions.spatial()), featureGroups,
                batchGroups, in);
    }

    private static void requireGroups(Operation operation, Denoted input, Denoted kernel,
            ConvolutionDimensions dimensions, long featureGroups, long batchGroups) {
        require(operation, "C21", featureGroups > 0, "feature_group_count is " + featureGroups);
        require(operation, "C22", batchGroups > 0, "batch_group_count is " + batchGroups);
        require(operation, "C23", featureGroups == 1 || batchGroups == 1,
                "there are " + featureGroups + " feature groups and " + batchGroups + " batch groups");
        int batch = input.size(dimensions.input().indexOf(ConvolutionDimensions.BATCH));
        int feature = input.size(dimensions.input().indexOf(ConvolutionDimensions.FEATURE));
        int ofKernel = kernel.size(dimensions.kernel().indexOf(ConvolutionDimensions.KERNEL_INPUT));
        int output = kernel.size(dimensions.kernel().indexOf(ConvolutionDimensions.KERNEL_OUTPUT));
        require(operation, "C10", batch % batchGroups == 0,
                "a batch of " + batch + " is split into " + batchGroups + " groups");
        require(operation, "C11", feature % featureGroups == 0,
                feature + " features are split into " + featureGroups + " groups");
        require(operation, "C14", ofKernel == feature / featureGroups, "the kernel has " + ofKernel
                + " input features, and each of " + featureGroups + " groups " + feature / featureGroups);
        require(operation, "C15", output % batchGroups == 0,
                output + " output features are split into " + batchGroups + " batch groups");
        require(operation, "C16", output % featureGroups == 0,
                output + " output features are split into " + featureGroups + " feature groups");
    }
}
