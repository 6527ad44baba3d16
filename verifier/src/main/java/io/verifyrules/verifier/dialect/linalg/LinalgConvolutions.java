package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Convolved;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Convolutions, added to what was there. The operands have no padding of their own. */
final class LinalgConvolutions {

    private LinalgConvolutions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        put(all, "conv_1d_nwc_wcf", "b0f", "0io", "b0f");
        put(all, "conv_1d_ncw_fcw", "bf0", "oi0", "bf0");
        put(all, "conv_2d_nhwc_hwcf", "b01f", "01io", "b01f");
        put(all, "conv_2d_nhwc_fhwc", "b01f", "o01i", "b01f");
        put(all, "conv_2d_nchw_fchw", "bf01", "oi01", "bf01");
        put(all, "conv_3d_ndhwc_dhwcf", "b012f", "012io", "b012f");
        all.put("linalg.depthwise_conv_2d_nhwc_hwcm",
                OperationMeaning.withGaps(OperationMeaning.one(LinalgConvolutions::depthwise)));
        all.put("linalg.depthwise_conv_2d_nhwc_hwc",
                OperationMeaning.withGaps(OperationMeaning.one(LinalgConvolutions::depthwiseOfOne)));
        return all;
    }

    private static List<String> letters(String roles) {
        return Stream.of(roles.split("")).toList();
    }

    private static void put(Map<String, OperationMeaning> all, String name, String input, String kernel,
            String result) {
        Convolved.Roles roles = new Convolved.Roles(letters(input), letters(kernel), letters(result));
        all.put("linalg." + name, OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            require(operation, operands, input.length(), kernel.length());
            Denoted image = operands.get(0);
            Denoted filter = operands.get(1);
            int features = image.size(roles.input().indexOf(Convolved.FEATURE));
            if (features != filter.size(roles.kernel().indexOf(Convolved.KERNEL_INPUT))) {
                throw sizes(operation, operands);
            }
            Denoted sum = Convolved.of(image, filter, roles, numbers(operation, roles.spatial()), 1, 1, in);
            return accumulated(operation, sum, operands, in);
        })));
    }

    private static Denoted accumulated(Operation operation, Denoted sum, List<Denoted> operands, Denotations in) {
        if (!sum.sizes().equals(operands.get(2).sizes())) {
            throw sizes(operation, operands);
        }
        return Products.accumulated(operation, sum, Accumulated.before(operation, Monoid.SUM, operands.get(2), in));
    }

    private static void require(Operation operation, List<Denoted> operands, int input, int kernel) {
        Attributes.of(operation).only("operandSegmentSizes", "strides", "dilations");
        Segments.require(operation, operands.size(), 2);
        Products.requireElements(operation, operands);
        if (operands.get(0).rank() != input || operands.get(1).rank() != kernel) {
            throw sizes(operation, operands);
        }
        if (operands.stream().anyMatch(each -> each.count() == 0)) {
            throw new NotDenoted(operation.place(), operation.name(), "an operand has no elements");
        }
    }

    private static InvalidProgram sizes(Operation operation, List<Denoted> operands) {
        return new InvalidProgram(operation.place(), operation.name(),
                "the operands have the sizes " + operands.stream().map(Denoted::sizes).toList());
    }

    private static Convolved.Numbers numbers(Operation operation, int spatial) {
        List<Long> strides = Attributes.of(operation).numbers("strides", spatial, 1);
        List<Long> dilations = Attributes.of(operation).numbers("dilations", spatial, 1);
        if (strides.size() != spatial || dilations.size() != spatial
                || Stream.concat(strides.stream(), dilations.stream()).anyMatch(each -> each < 1)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "strides are " + strides + " and dilations " + dilations);
        }
        return new Convolved.Numbers(strides, Collections.nCopies(2 * spatial, 0L), Collections.nCopies(spatial, 1L),
                dilations, Collections.nCopies(spatial, 0L));
    }

    /** Each feature has a kernel of its own for each multiple, and so many results. */
    private static Denoted depthwise(Operation operation, List<Denoted> operands, Denotations in) {
        require(operation, operands, 4, 4);
        Denoted before = operands.get(2);
        if (before.rank() != 5) {
            throw sizes(operation, operands);
        }
        Denoted sum = depthwise(operation, operands, operands.get(1), in);
        Denoted kernel = operands.get(1);
        List<Integer> split = List.of(sum.size(0), sum.size(1), sum.size(2), kernel.size(2), kernel.size(3));
        if (!split.equals(before.sizes())) {
            throw sizes(operation, operands);
        }
        return Products.accumulated(operation, reshaped(sum, split, in),
                Accumulated.before(operation, Monoid.SUM, before, in));
    }

    private static Denoted depthwiseOfOne(Operation operation, List<Denoted> operands, Denotations in) {
        require(operation, operands, 4, 3);
        Denoted kernel = operands.get(1);
        Denoted sum = depthwise(operation, operands,
                reshaped(kernel, List.of(kernel.size(0), kernel.size(1), kernel.size(2), 1), in), in);
        return accumulated(operation, sum, operands, in);
    }

    private static Denoted depthwise(Operation operation, List<Denoted> operands, Denoted kernel, Denotations in) {
        Denoted input = operands.getFirst();
        if (input.size(3) != kernel.size(2)) {
            throw sizes(operation, operands);
        }
        return Convolved.depthwise(input, kernel, numbers(operation, 2), in);
    }

    private static Denoted reshaped(Denoted value, List<Integer> sizes, Denotations in) {
        return value.count() == 0 ? in.number(0, value.element(), sizes) : in.movement().reshaped(value, sizes);
    }
}
