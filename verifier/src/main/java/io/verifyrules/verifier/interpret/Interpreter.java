package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Optional;

/**
 * Evaluates tensor expressions on one instance of a rule. Expressions shared within a rule are evaluated once. Not safe
 * for use by several threads.
 */
public final class Interpreter {

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);

    private final RuleInstance instance;
    private final LaneEvaluation lanes;
    private final ElementEvaluation elements;
    private final DataMovementEvaluation movement;
    private final WindowEvaluation windows;
    private final Work work;
    private final IdentityHashMap<TensorExpr, DenseTensor> known = new IdentityHashMap<>();

    /** The interpreter on the instance's values. */
    public Interpreter(RuleInstance instance) {
        this(instance, Work.once());
    }

    /** The same; what it computes is entered into the work. */
    Interpreter(RuleInstance instance, Work work) {
        this.work = work;
        this.instance = instance;
        this.lanes = new LaneEvaluation(instance);
        this.elements = new ElementEvaluation(instance, lanes);
        this.movement = new DataMovementEvaluation(lanes);
        this.windows = new WindowEvaluation(new LaneNumbers(lanes));
    }

    /** The value of an expression of a rule, or why it has none. */
    public Evaluation evaluate(TensorExpr expr) {
        try {
            return new Evaluation.Valid(tensor(expr).toConcrete());
        } catch (InvalidTensor invalid) {
            return new Evaluation.Invalid(invalid.reason());
        } catch (RefusedInstance refused) {
            return new Evaluation.Refused(refused.reason());
        }
    }

    LaneEvaluation lanes() {
        return lanes;
    }

    ElementEvaluation elements() {
        return elements;
    }

    /** The sizes that the shape has in the instance; empty where one is negative or too large. */
    public Optional<Grid> sizes(Shape shape) {
        try {
            return Optional.of(grid(shape));
        } catch (InvalidTensor | RefusedInstance impossible) {
            return Optional.empty();
        }
    }

    /** The value of the expression. */
    DenseTensor tensor(TensorExpr expr) {
        DenseTensor before = known.get(expr);
        if (before != null) {
            return before;
        }
        DenseTensor tensor = compute(expr);
        work.add(tensor.grid().count());
        known.put(expr, tensor);
        return tensor;
    }

    private DenseTensor compute(TensorExpr expr) {
        ElementType type = elements.resolve(expr.type().element());
        return switch (expr) {
            case Input input -> input(input, type);
            case Constant constant -> constant(constant);
            case Iota iota -> iota(iota);
            case Unary unary -> {
                DenseTensor operand = tensor(unary.operand());
                yield DenseTensor.ofOrdinals(operand.grid(), i -> elements.arithmetic().apply(unary.operator(), operand
                        .at(i)));
            }
            case Binary binary -> ElementwiseEvaluation.combine(binary.operator().symbol(), tensor(binary.left()),
                    tensor(binary.right()), (a, b) -> elements.arithmetic().apply(binary.operator(), a, b));
            case Compare compare -> compare(compare);
            case Select select -> ElementwiseEvaluation.combine("select", tensor(select.predicate()),
                    tensor(select.then()), tensor(select.otherwise()), ElementwiseEvaluation::select);
            case Clamp clamp -> ElementwiseEvaluation.combine("clamp", tensor(clamp.low()), tensor(clamp.operand()),
                    tensor(clamp.high()), elements.arithmetic()::clamp);
            case Expand expand -> movement.expand(expand, tensor(expand.operand()));
            case Relabel relabel -> DataMovementEvaluation.relabel(relabel, tensor(relabel.operand()));
            case ReshapeUnit reshape -> movement.reshapeUnit(reshape, tensor(reshape.operand()));
            case Reduce reduce -> ReductionEvaluation.reduce(reduce, tensor(reduce.operand()),
                    new Combination(elements, work, reduce.monoid(), reduce.initial(), type));
            case Dot dot -> ReductionEvaluation.dot(dot, tensor(dot.left()), tensor(dot.right()),
                    Combination.sum(elements, work, type), elements.arithmetic());
            case Convolution convolution -> new ConvolutionEvaluation(convolution, lanes, elements.literal(ZERO, type))
                    .of(tensor(convolution.input()), tensor(convolution.kernel()),
                            Combination.sum(elements, work, type), elements.arithmetic());
            case ReduceWindow reduce -> ReduceWindowEvaluation.of(reduce, tensor(reduce.operand()),
                    new Combination(elements, work, reduce.monoid(), reduce.initial(), type), new LaneNumbers(lanes));
            case Reverse reverse -> DataMovementEvaluation.reverse(reverse, tensor(reverse.operand()));
            case Concat concat -> DataMovementEvaluation.concat(concat, concat.operands().stream().map(this::tensor)
                    .toList());
            case Slice slice -> windows.slice(slice, tensor(slice.operand()));
            case DynamicSlice slice -> windows.dynamicSlice(slice, tensor(slice.operand()));
            case DynamicUpdateSlice update -> windows.dynamicUpdateSlice(update, tensor(update.operand()), tensor(update
                    .update()));
            case Pad pad -> windows.pad(pad, tensor(pad.operand()), elements.value(pad.value()));
        };
    }

    private DenseTensor compare(Compare compare) {
        return ElementwiseEvaluation.combine(compare.relation().symbol(), tensor(compare.left()), tensor(
                compare.right()), (a, b) -> elements.arithmetic().compare(compare.relation(), a, b));
    }

    private DenseTensor constant(Constant constant) {
        Grid grid = grid(constant.shape());
        ElementValue value = elements.value(constant.value());
        return DenseTensor.ofOrdinals(grid, i -> value);
    }

    private DenseTensor iota(Iota iota) {
        Grid grid = grid(iota.shape());
        int along = grid.first(iota.along());
        return DenseTensor.tabulate(grid, access -> new Whole(BigInteger.valueOf(access[along])));
    }

    /** The sizes that the shape has in the instance; a negative one makes the tensor invalid. */
    private Grid grid(Shape shape) {
        return Grid.of(shape.sizes().keySet(), axis -> lanes.rank(axis.rankClass()), (axis, lane) -> {
            var size = shape.sizes().get(axis);
            if (size == null) {
                throw new AssertionError("no size for axis " + axis);
            }
            return lanes.value(size, lane);
        });
    }

    private DenseTensor input(Input input, ElementType type) {
        Grid declared = grid(input.shape());
        ConcreteTensor given = instance.tensors().get(input.name());
        if (given == null) {
            throw new RefusedInstance("no tensor is given for " + input.name());
        }
        if (!declared.toSizes().equals(given.sizes())) {
            throw new RefusedInstance("tensor " + input.name() + " has sizes " + given.sizes()
                    + ", but its shape says " + declared.toSizes());
        }
        DenseTensor elements = given.dense();
        return DenseTensor.ofOrdinals(elements.grid(), i -> ElementEvaluation.given(elements.at(i), type));
    }
}
