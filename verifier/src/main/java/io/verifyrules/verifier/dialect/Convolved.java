package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Convolutions with all that may be said of them: windows, dilations, reversal, groups of features and of the batch. */
public final class Convolved {

    /** The batch of input and result. */
    public static final String BATCH = "b";
    /** The features of input and result. */
    public static final String FEATURE = "f";
    /** The features of the input, in the kernel. */
    public static final String KERNEL_INPUT = "i";
    /** The features of the result, in the kernel. */
    public static final String KERNEL_OUTPUT = "o";

    private Convolved() {
    }

    /** The roles of the dimensions, in order: one of the letters above, or the number of a spatial dimension. */
    public record Roles(List<String> input, List<String> kernel, List<String> result) {

        public Roles {
            input = List.copyOf(input);
            kernel = List.copyOf(kernel);
            result = List.copyOf(result);
        }

        /** The number of spatial dimensions. */
        public int spatial() {
            return input.size() - 2;
        }
    }

    /**
     * Numbers for each spatial dimension.
     *
     * @param padding  two for each: before and after
     * @param reversed 1 where the window is reversed, else 0
     */
    public record Numbers(List<Long> stride, List<Long> padding, List<Long> base, List<Long> hole,
            List<Long> reversed) {

        public Numbers {
            stride = List.copyOf(stride);
            padding = List.copyOf(padding);
            base = List.copyOf(base);
            hole = List.copyOf(hole);
            reversed = List.copyOf(reversed);
        }
    }

    /** The convolution, where all numbers belong together. */
    public static Denoted of(Denoted input, Denoted kernel, Roles dimensions, Numbers numbers, long featureGroups,
            long batchGroups, Denotations in) {
        AggregatedAxis batch = in.positions().aside("cb", 0);
        AggregatedAxis feature = in.positions().aside("cf", 0);
        AggregatedAxis output = in.positions().aside("co", 0);
        AxisMaps stride = AxisMaps.none();
        AxisMaps low = AxisMaps.none();
        AxisMaps high = AxisMaps.none();
        AxisMaps base = AxisMaps.none();
        AxisMaps hole = AxisMaps.none();
        List<AggregatedAxis> reversed = new ArrayList<>();
        List<Integer> spatialSizes = new ArrayList<>();
        for (int i = 0; i < dimensions.spatial(); i++) {
            AggregatedAxis axis = spatial(i, in);
            stride = stride.and(axis, AxisMap.of(numbers.stride().get(i)));
            low = low.and(axis, AxisMap.of(numbers.padding().get(2 * i)));
            high = high.and(axis, AxisMap.of(numbers.padding().get(2 * i + 1)));
            base = base.and(axis, AxisMap.of(numbers.base().get(i)));
            hole = hole.and(axis, AxisMap.of(numbers.hole().get(i)));
            if (numbers.reversed().get(i) != 0) {
                reversed.add(axis);
            }
            spatialSizes
                    .add(Math.toIntExact(Windowed.positions(input.size(dimensions.input().indexOf(Integer.toString(i))),
                            kernel.size(dimensions.kernel().indexOf(Integer.toString(i))), numbers.stride().get(i),
                            numbers.base().get(i), numbers.hole().get(i),
                            numbers.padding().get(2 * i) + numbers.padding().get(2 * i + 1))));
        }
        Window.Written window = dimensions.spatial() == 0
                ? Window.Written.neutral()
                : new Window.Written(stride, low, high, base, hole);
        Convolution made = Convolution.of(
                in.movement().named(input, names(dimensions.input(), batch, feature, output, in)),
                in.movement().named(kernel, names(dimensions.kernel(), batch, feature, output, in)), List.of(batch),
                List.of(feature), List.of(output), new Convolution.Options(window, reversed,
                        groups(feature, featureGroups), groups(batch, batchGroups), BoundIndices.unnamed()));
        List<AggregatedAxis> result = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        for (String name : dimensions.result()) {
            result.add(switch (name) {
                case BATCH -> batch;
                case FEATURE -> output;
                default -> spatial(Integer.parseInt(name), in);
            });
            sizes.add(switch (name) {
                case BATCH -> Math.toIntExact(input.size(dimensions.input().indexOf(BATCH)) / batchGroups);
                case FEATURE -> kernel.size(dimensions.kernel().indexOf(KERNEL_OUTPUT));
                default -> spatialSizes.get(Integer.parseInt(name));
            });
        }
        return in.movement().numbered(made, result, sizes);
    }

    /**
     * Each feature of an input {@code [batch, 0, 1, feature]} with the kernels {@code [0, 1, feature, multiple]} that it has, as
     * {@code [batch, 0, 1, feature * multiples + multiple]}.
     */
    public static Denoted depthwise(Denoted input, Denoted kernel, Numbers numbers, Denotations in) {
        List<Integer> sizes = List.of(kernel.size(0), kernel.size(1), 1,
                Math.multiplyExact(kernel.size(2), kernel.size(3)));
        Denoted flat = kernel.count() == 0
                ? in.number(0, kernel.element(), sizes)
                : in.movement().reshaped(kernel, sizes);
        Roles roles = new Roles(List.of(BATCH, "0", "1", FEATURE), List.of("0", "1", KERNEL_INPUT, KERNEL_OUTPUT),
                List.of(BATCH, "0", "1", FEATURE));
        return of(input, flat, roles, numbers, input.size(3), 1, in);
    }

    private static AxisMaps groups(AggregatedAxis axis, long count) {
        return count == 1 ? AxisMaps.none() : AxisMaps.on(axis, AxisMap.of(count));
    }

    private static AggregatedAxis spatial(int index, Denotations in) {
        return in.positions().aside("cs", index);
    }

    private static List<AggregatedAxis> names(List<String> letters, AggregatedAxis batch, AggregatedAxis feature,
            AggregatedAxis output, Denotations in) {
        return IntStream.range(0, letters.size()).mapToObj(i -> switch (letters.get(i)) {
            case BATCH -> batch;
            case FEATURE, KERNEL_INPUT -> feature;
            case KERNEL_OUTPUT -> output;
            default -> spatial(Integer.parseInt(letters.get(i)), in);
        }).toList();
    }
}
