package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;
import java.util.Optional;
import java.util.function.Function;

/**
 * Applies one operator to its operands: the one exhaustive switch over the operators here. Elements are whatever an
 * {@link ElementAlgebra} takes them to be.
 */
final class OperatorEvaluation<T> {

    private final LaneEvaluation lanes;
    private final ElementAlgebra<T> elements;
    private final DataMovementEvaluation movement;
    private final WindowEvaluation windows;
    private final BlockEvaluation blocks;
    private final LookupEvaluation<T> lookups;

    OperatorEvaluation(LaneEvaluation lanes, ElementAlgebra<T> elements) {
        this.lanes = lanes;
        this.elements = elements;
        this.movement = new DataMovementEvaluation(lanes);
        this.windows = new WindowEvaluation(new LaneNumbers(lanes));
        this.blocks = new BlockEvaluation(lanes);
        this.lookups = new LookupEvaluation<>(lanes, element -> ValueAlgebra.index(elements.value(element)));
    }

    /**
     * The result of the operator at the top of the expression on its operands.
     *
     * @param operands each operand's tensor, asked for once for each operand in the order in which the operator has them
     */
    Tensor<T> apply(TensorExpr expr, Function<TensorExpr, Tensor<T>> operands) {
        return switch (expr) {
            case Input input -> elements.input(input, grid(input.shape()));
            case Constant constant -> constant(constant);
            case Iota iota -> iota(iota);
            case Unary unary -> {
                Tensor<T> operand = operands.apply(unary.operand());
                yield Tensor.ofOrdinals(operand.grid(), i -> elements.apply(unary.operator(), operand.at(i)));
            }
            case Binary binary ->
                ElementwiseEvaluation.combine(binary.operator().symbol(), operands.apply(binary.left()),
                        operands.apply(binary.right()), (a, b) -> elements.apply(binary.operator(), a, b));
            case Compare compare ->
                ElementwiseEvaluation.combine(compare.relation().symbol(), operands.apply(compare.left()),
                        operands.apply(compare.right()), (a, b) -> elements.compare(compare.relation(), a, b));
            case Freeze freeze -> {
                Tensor<T> operand = operands.apply(freeze.operand());
                yield Tensor.ofOrdinals(operand.grid(), i -> elements.freeze(freeze, operand.at(i), i));
            }
            case Convert convert -> {
                Tensor<T> operand = operands.apply(convert.operand());
                yield Tensor.ofOrdinals(operand.grid(), i -> elements.apply(convert, operand.at(i)));
            }
            case ComplexApplied applied -> ElementwiseEvaluation.combine(applied.function().symbol(),
                    applied.operands().stream().map(operands).toList(),
                    (elementsOf, i) -> elements.apply(applied, elementsOf));
            case ReducePrecision reduced -> {
                Tensor<T> operand = operands.apply(reduced.operand());
                yield Tensor.ofOrdinals(operand.grid(), i -> elements.apply(reduced, operand.at(i)));
            }
            case Zip zip -> ElementwiseEvaluation.combine("zip", zip.operands().stream().map(operands).toList(),
                    (elementsOf, i) -> elements.tuple(elementsOf));
            case Component component -> {
                Tensor<T> operand = operands.apply(component.operand());
                yield Tensor.ofOrdinals(operand.grid(), i -> elements.component(operand.at(i), component.index()));
            }
            case TupleElement element -> element.operands().stream().map(operands).toList().get(element.index());
            case Arith arith -> ElementwiseEvaluation.combine(arith.operator().symbol(),
                    arith.operands().stream().map(operands).toList(),
                    (elementsOf, i) -> elements.apply(arith, elementsOf, i));
            case Mapped mapped -> ElementwiseEvaluation.combine(mapped.function().name(),
                    mapped.operands().stream().map(operands).toList(),
                    (elementsOf, i) -> elements.apply(mapped.function(), elementsOf));
            case Select select -> ElementwiseEvaluation.combine("select", operands.apply(select.predicate()),
                    operands.apply(select.then()), operands.apply(select.otherwise()), elements::select);
            case Clamp clamp -> ElementwiseEvaluation.combine("clamp", operands.apply(clamp.low()),
                    operands.apply(clamp.operand()), operands.apply(clamp.high()), elements::clamp);
            case Expand expand -> movement.expand(expand, operands.apply(expand.operand()));
            case Relabel relabel -> DataMovementEvaluation.relabel(relabel, operands.apply(relabel.operand()));
            case ReshapeUnit reshape -> movement.reshapeUnit(reshape, operands.apply(reshape.operand()));
            case Reduce reduce -> ReductionEvaluation.reduce(reduce, operands.apply(reduce.operand()),
                    elements.combination(reduce.monoid(), reduce.initial(), type(reduce)));
            case Dot dot -> ReductionEvaluation.dot(dot, operands.apply(dot.left()), operands.apply(dot.right()),
                    sum(dot), elements::product);
            case Convolution convolution ->
                new ConvolutionEvaluation<>(convolution, lanes, elements.zeros(type(convolution))).of(
                        operands.apply(convolution.input()), operands.apply(convolution.kernel()), sum(convolution),
                        elements::product);
            case ReduceWindow reduce -> ReduceWindowEvaluation.of(reduce, operands.apply(reduce.operand()),
                    elements.combination(reduce.monoid(), reduce.initial(), type(reduce)), new LaneNumbers(lanes));
            case Reverse reverse -> DataMovementEvaluation.reverse(reverse, operands.apply(reverse.operand()));
            case Concat concat ->
                DataMovementEvaluation.concat(concat, concat.operands().stream().map(operands).toList());
            case Split split -> blocks.split(split, operands.apply(split.operand()));
            case Reshape reshape -> blocks.reshape(reshape, operands.apply(reshape.operand()));
            case Merge merge -> blocks.merge(merge, operands.apply(merge.operand()));
            case Tile tile -> blocks.tile(tile, operands.apply(tile.operand()));
            case Sort sort -> SortEvaluation.of(sort, operands.apply(sort.operand()), elements::value);
            case Transpose transpose -> movement.transpose(transpose, operands.apply(transpose.operand()));
            case Gather gather ->
                lookups.gather(gather, operands.apply(gather.operand()), operands.apply(gather.indices()));
            case Scatter scatter ->
                lookups.scatter(scatter, operands.apply(scatter.operand()), operands.apply(scatter.indices()),
                        operands.apply(scatter.updates()), elements.updated(scatter.monoid()));
            case Symmetric ignored ->
                throw new IllegalArgumentException("what is assumed of a tensor is computed by no side");
            case Rotate rotate -> Rotation.of(rotate, lanes, operands.apply(rotate.operand()));
            case Slice slice -> windows.slice(slice, operands.apply(slice.operand()));
            case DynamicSlice slice -> windows.dynamicSlice(slice, operands.apply(slice.operand()));
            case DynamicUpdateSlice update ->
                windows.dynamicUpdateSlice(update, operands.apply(update.operand()), operands.apply(update.update()));
            case InsertSlice slice -> Insertion.of(slice, new LaneNumbers(lanes), operands.apply(slice.operand()),
                    operands.apply(slice.update()));
            case Pad pad -> windows.pad(pad, operands.apply(pad.operand()), elements.padding(pad.value()));
        };
    }

    private static ElementType type(TensorExpr expr) {
        return expr.type().element();
    }

    private Combination<T> sum(TensorExpr expr) {
        return elements.combination(Monoid.SUM, Optional.empty(), type(expr));
    }

    private Tensor<T> constant(Constant constant) {
        Grid grid = grid(constant.shape());
        T value = elements.filled(constant.value());
        return Tensor.ofOrdinals(grid, i -> value);
    }

    private Tensor<T> iota(Iota iota) {
        Grid grid = grid(iota.shape());
        int along = grid.first(iota.along());
        return Tensor.tabulate(grid, access -> elements.counted(access[along]));
    }

    /** The sizes that the shape has in the instance; a negative one makes the tensor invalid. */
    Grid grid(Shape shape) {
        return Grid.of(shape, lanes);
    }
}
