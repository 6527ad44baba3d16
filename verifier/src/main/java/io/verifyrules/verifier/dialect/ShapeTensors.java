package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Tensors of integers that are made of the sizes of other tensors, as operations with dynamic shapes take them. */
public final class ShapeTensors {

    private ShapeTensors() {
    }

    /**
     * The sizes that the elements of a tensor of one dimension are, in order; empty where an element is no known number and no size. Sizes
     * are taken to fit the type of the elements.
     */
    public static Optional<Dimensions> sizes(Denoted tensor, Denotations in) {
        if (tensor.rank() != 1) {
            return Optional.empty();
        }
        Optional<List<BigInteger>> known = in.integers(tensor);
        if (known.isPresent()) {
            return known
                    .filter(all -> all.stream().allMatch(each -> each.signum() >= 0 && each.bitLength() < Integer.SIZE))
                    .map(all -> Dimensions.known(all.stream().map(BigInteger::intValueExact).toList()));
        }
        List<Size> sizes = new ArrayList<>();
        return read(tensor.tensor(), in, sizes) ? Optional.of(new Dimensions(sizes)) : Optional.empty();
    }

    /**
     * The number that a value without dimensions is, where it is made of open sizes and of arguments that are taken for numbers. Sums of
     * sizes are taken to have 63 bits; one with an argument may wrap, so it is none.
     */
    public static Optional<AxisMap> number(Denoted scalar, Denotations in) {
        if (scalar.rank() > 0 || scalar.gaps().isPresent()
                || scalar.tensor().type().element().equals(ElementType.BOOL)) {
            return Optional.empty();
        }
        return in.integer(scalar).map(AxisMap::of).or(() -> number(scalar.tensor()));
    }

    /** The size that a value without dimensions is. Where it is negative, the program is undefined. */
    public static Size size(Denoted scalar, Operation operation, Denotations in) {
        AxisMap number = number(scalar, in).orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                "a size is computed of elements, or may not be specified"));
        in.undefined().unlessAtLeastZero(number, operation);
        return Size.of(Linear.of(number).simplest(number));
    }

    /** The sum, difference or product of two numbers of which one at least is made of sizes; it wraps as they do. */
    public static Optional<Denoted> combined(BinaryOperator operator, Denoted left, Denoted right, Denotations in) {
        boolean sizes = left.rank() == 0 && isWide(left.element()) && left.gaps().isEmpty() && right.gaps().isEmpty();
        return !sizes
                ? Optional.empty()
                : number(left.tensor()).flatMap(some -> number(right.tensor())
                        .filter(other -> !(some instanceof AxisMap.Constant && other instanceof AxisMap.Constant)
                                && isOfSizes(some) && isOfSizes(other))
                        .flatMap(other -> combined(operator, some, other)))
                        .map(number -> in.size(Size.of(number), left.element()));
    }

    private static Optional<AxisMap> number(TensorExpr tensor) {
        return switch (tensor) {
            case Convert convert when convert.conversion() == Conversion.CONVERT && isWide(convert.type().element()) ->
                number(convert.operand());
            case Constant constant -> switch (constant.value()) {
                case Element.Counted(AxisMap map) -> Optional.of(map);
                case Element.Written(Literal.Whole(BigInteger value), var type, boolean stated) when value
                        .bitLength() < Long.SIZE ->
                    Optional.of(AxisMap.of(value.longValueExact()));
                default -> Optional.empty();
            };
            case Binary binary -> number(binary.left()).filter(ShapeTensors::isOfSizes)
                    .flatMap(left -> number(binary.right()).filter(ShapeTensors::isOfSizes)
                            .flatMap(right -> combined(binary.operator(), left, right)));
            default -> Optional.empty();
        };
    }

    private static Optional<AxisMap> combined(BinaryOperator operator, AxisMap left, AxisMap right) {
        return switch (operator) {
            case ADD -> Optional.of(left.plus(right));
            case SUB -> Optional.of(left.minus(right));
            case MUL -> Optional.of(left.times(right));
            default -> Optional.empty();
        };
    }

    private static boolean isWide(ElementType type) {
        return type.equals(ElementType.INT)
                || (type instanceof ElementType.Machine machine && machine.signed() && machine.bits() >= Long.SIZE);
    }

    /** Whether it is made of sizes alone, which are those of tensors. */
    private static boolean isOfSizes(AxisMap number) {
        return switch (number) {
            case AxisMap.Constant ignored -> true;
            case AxisMap.Variable ignored -> true;
            case AxisMap.Arithmetic arithmetic -> isOfSizes(arithmetic.left()) && isOfSizes(arithmetic.right());
            default -> false;
        };
    }

    private static boolean read(TensorExpr tensor, Denotations in, List<Size> sizes) {
        return switch (tensor) {
            case Concat concat -> concat.operands().stream().allMatch(part -> read(part, in, sizes));
            case Convert convert when convert.conversion() == Conversion.CONVERT -> read(convert.operand(), in, sizes);
            case ReshapeUnit reshape when reshape.operand().type().axes().isEmpty() && reshape.added().size() == 1 ->
                read(reshape.operand(), in, sizes);
            case Relabel relabel when relabel.type().axes().size() == 1 -> read(relabel.operand(), in, sizes);
            case Expand expand when expand.operand().type().axes().isEmpty() ->
                only(expand.added()).filter(count -> count == 1).isPresent() && read(expand.operand(), in, sizes);
            case Constant constant -> {
                Optional<Size> size = size(constant.value());
                Optional<Long> count = constant.shape().sizes().isEmpty() ? Optional.of(1L) : only(constant.shape());
                size.ifPresent(each -> sizes.addAll(Collections.nCopies(count.orElse(0L).intValue(), each)));
                yield size.isPresent() && count.isPresent();
            }
            default -> false;
        };
    }

    /** The size of the only axis of a shape, if it is a number. */
    private static Optional<Long> only(Shape shape) {
        return shape.sizes().size() == 1
                && shape.sizes().values().iterator().next() instanceof AxisMap.Constant(long size)
                        ? Optional.of(size)
                        : Optional.empty();
    }

    private static Optional<Size> size(Element element) {
        return switch (element) {
            case Element.Counted(AxisMap map) -> Optional.of(Size.of(map));
            case Element.Written(Literal.Whole whole, var type, boolean stated) when whole.value().signum() >= 0
                    && whole.value().bitLength() < Integer.SIZE ->
                Optional.of(new Size.Known(whole.value().intValueExact()));
            default -> Optional.empty();
        };
    }
}
