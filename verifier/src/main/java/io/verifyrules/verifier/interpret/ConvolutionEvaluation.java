package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Convolution;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * Convolutions, step by step. The input is spread out and padded with zeros, and the kernel is spread out with zeros.
 * Every result sums over the whole of the kernel thus spread.
 */
final class ConvolutionEvaluation<T> {

    private final Convolution convolution;
    private final LaneNumbers numbers;
    private final ConvolutionGroups groups;
    private final Function<TraceStep.Edge, T> zeros;

    ConvolutionEvaluation(Convolution convolution, LaneEvaluation lanes, Function<TraceStep.Edge, T> zeros) {
        this.convolution = convolution;
        this.numbers = new LaneNumbers(lanes);
        this.groups = new ConvolutionGroups(convolution, lanes);
        this.zeros = zeros;
    }

    Tensor<T> of(Tensor<T> input, Tensor<T> kernel, Combination<T> sum, BinaryOperator<T> product) {
        groups.check(input.grid(), kernel.grid());
        WindowMovement window = new WindowMovement("convolution", convolution.window(),
                kernel.grid().restrictedTo(convolution.roles().spatial()), numbers);
        Grid result = result(window, input.grid(), kernel.grid());
        DenseTensor<T> padded = padded(window, input);
        DenseTensor<T> spread = Padding.spread(kernel, window.spreadOver(kernel.grid(), window::windowDilation, 1),
                zeros);
        TreeSet<AggregatedAxis> contracted = new TreeSet<>(convolution.roles().inputFeature());
        contracted.addAll(convolution.roles().spatial());
        Grid reduced = spread.grid().restrictedTo(contracted);
        sum.enter(result, reduced);
        OperandAccess inInput = new OperandAccess(padded.grid(), result, reduced, window::stride);
        OperandAccess inKernel = new OperandAccess(spread.grid(), result, reduced, (axis, lane) -> 0,
                convolution.reversed());
        int[] ofInput = inInput.moves();
        int[] ofKernel = inKernel.moves();
        ConvolutionGroups.Shift shift = groups.shift(input.grid(), kernel.grid(), result, padded.grid());
        return Tensor.tabulate(result, access -> {
            int first = inInput.place(access) + shift.at(access);
            int ofFirst = inKernel.place(access);
            return sum.of(ofInput.length,
                    i -> product.apply(padded.at(first + ofInput[i]), spread.at(ofFirst + ofKernel[i])));
        });
    }

    private Grid result(WindowMovement window, Grid input, Grid kernel) {
        return Grid.of(convolution.type().axes(), axis -> (input.has(axis) ? input : kernel).rank(axis),
                (axis, lane) -> {
                    if (window.moves(axis)) {
                        return window.places(axis, lane, input.size(axis, lane));
                    }
                    return convolution.roles().batch().contains(axis)
                            ? groups.batch(axis, lane, input)
                            : kernel.size(axis, lane);
                });
    }

    private DenseTensor<T> padded(WindowMovement window, Tensor<T> input) {
        Grid grid = input.grid();
        long[] distance = window.spreadOver(grid, window::baseDilation, 1);
        DenseTensor<T> spread = Padding.spread(input, distance, zeros);
        return Padding.edges(spread, window.spreadOver(grid, window::low, 0), window.spreadOver(grid, window::high, 0),
                distance, zeros);
    }
}
