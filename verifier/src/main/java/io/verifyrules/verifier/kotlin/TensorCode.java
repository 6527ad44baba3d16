package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
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
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.kotlin.LiteralCode.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Tensor expressions in Kotlin, operator by operator. */
final class TensorCode {

    private final Terms terms;
    private final FilledCode filled;
    private final ArithCode arith;
    private final ReductionCode reductions;

    TensorCode(Terms terms) {
        this.terms = terms;
        this.filled = new FilledCode(terms);
        this.arith = new ArithCode(terms, filled);
        this.reductions = new ReductionCode(terms);
    }

    Code written(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> terms.names().local(input.name());
            case Constant constant -> constant(constant);
            case Iota iota -> call("iota", terms.axes().of(iota.along()), terms.axes().sized(iota.shape()));
            case Unary unary -> unary(unary);
            case Binary binary -> binary(binary);
            case Compare compare -> compared(compare);
            case Select select -> Code.call(terms.names().function("select"),
                    filled.choice(select.predicate(), select.then(), select.otherwise()));
            case Clamp clamp -> filled.call("clamp", List.of(clamp.operand(), clamp.low(), clamp.high()),
                    List.of(clamp.low(), clamp.operand(), clamp.high()));
            case Mapped mapped ->
                terms.names().applied(mapped.function().name(), filled.filled(mapped.operands(), mapped.operands()));
            case Arith operation -> arith.written(operation);
            case Freeze freeze -> terms.call("freeze", terms.of(freeze.operand()));
            case Convert convert -> terms.call(convert.conversion().symbol(), terms.of(convert.operand()),
                    terms.types().of(convert.type().element()));
            case ComplexApplied applied -> Code.call(terms.names().function(applied.function().symbol()),
                    applied.operands().stream().map(terms::of).toList());
            case ReducePrecision reduced -> new Code.Call(Optional.empty(), terms.names().function("reducePrecision"),
                    List.of(Code.Argument.of(terms.of(reduced.operand())),
                            Code.Argument.named("exponent", Code.number(reduced.exponentBits())),
                            Code.Argument.named("mantissa", Code.number(reduced.mantissaBits()))));
            case Pad pad -> pad(pad);
            case Slice slice -> slice(slice);
            case Rotate rotate -> terms.of(rotate.operand())
                    .then("rotate", required("by", Window.named(rotate.by(), 0), 0, rotate.operand()));
            case Tile tile -> terms.of(tile.operand())
                    .then("tile", required("times", Window.named(tile.times(), 1), 1, tile.operand()));
            case DynamicSlice slice -> dynamicSlice(slice);
            case DynamicUpdateSlice update -> terms.of(update.operand())
                    .then("dynamicUpdateSlice" + ending(update.startRule()),
                            and(Code.Argument.of(terms.of(update.update())),
                                    required("start", update.start(), 0, update.operand())));
            case InsertSlice insert -> insertSlice(insert);
            case Concat concat -> concat(concat);
            case Expand expand -> method(expand.operand(), "expand", terms.axes().sized(expand.added()));
            case Relabel relabel -> method(relabel.operand(), "relabel", terms.axes().renamed(relabel.renaming()));
            case ReshapeUnit reshape -> reshapeUnit(reshape);
            case Reverse reverse -> method(reverse.operand(), "reverse", terms.axes().all(reverse.axes()));
            case Transpose transpose -> transpose(transpose);
            case Split split -> split(split);
            case Merge merge -> merge(merge);
            case Reshape reshape -> method(reshape.operand(), "reshape", Stream
                    .concat(Stream.of(terms.axes().of(reshape.axis())), terms.axes().sized(reshape.into()).stream())
                    .toList());
            case Gather gather -> gather(gather);
            case Scatter scatter -> reductions.written(scatter);
            case Symmetric symmetric ->
                Code.call(terms.names().function("symmetric"), List.of(terms.of(symmetric.operand()),
                        terms.axes().of(symmetric.first()), terms.axes().of(symmetric.second())));
            case Sort sort ->
                terms.of(sort.operand()).then("sort", Code.Argument.named("along", terms.axes().of(sort.along())));
            case Reduce reduce -> reductions.written(reduce);
            case Dot dot -> reductions.written(dot);
            case Convolution convolution -> reductions.written(convolution);
            case ReduceWindow window -> reductions.written(window);
            case Zip zip -> Code.call(terms.names().function("zip"), zip.operands().stream().map(terms::of).toList());
            case Component component -> new Code.Indexed(terms.of(component.operand()), component.index());
            case TupleElement element -> new Code.Indexed(
                    Code.call(terms.names().function("tuple"), element.operands().stream().map(terms::of).toList()),
                    element.index());
        };
    }

    private Code call(String function, Code first, List<Code> more) {
        return Code.call(terms.names().function(function), Stream.concat(Stream.of(first), more.stream()).toList());
    }

    private Code method(TensorExpr receiver, String function, List<Code> arguments) {
        return terms.of(receiver).then(function, arguments.stream().map(Code.Argument::of).toList());
    }

    private static List<Code.Argument> and(Code.Argument first, List<Code.Argument> more) {
        return Stream.concat(Stream.of(first), more.stream()).toList();
    }

    private Code constant(Constant constant) {
        List<Code> axes = terms.axes().sized(constant.shape());
        if (constant.value() instanceof Element.Written(Literal.Whole(var value), ElementType type, boolean stated)
                && stated && LiteralCode.isInt(value)) {
            return call("constant", Code.number(value.longValueExact()),
                    Stream.concat(Stream.of(terms.types().of(type)), axes.stream()).toList());
        }
        return call("constant", terms.of(constant.value(), Place.ANY), axes);
    }

    private Code unary(Unary unary) {
        return switch (unary.operator()) {
            case NEG -> new Code.Sign("-", terms.of(unary.operand()));
            case NOT -> new Code.Sign("!", terms.of(unary.operand()));
            case CONJUGATE -> terms.call("conj", terms.of(unary.operand()));
            default -> terms.call(unary.operator().symbol(), terms.of(unary.operand()));
        };
    }

    private Code binary(Binary binary) {
        BinaryOperator operator = binary.operator();
        TensorExpr left = binary.left();
        TensorExpr right = binary.right();
        if (binary.type().element() instanceof ElementType.Signless) {
            return filled.call(terms.names().function(operator.symbol() + "i"), List.of(left, right),
                    List.of(left, right));
        }
        return switch (operator) {
            case ADD -> Code.sum(filled.left(left, right, Place.ANY), "+", filled.right(right, left));
            case SUB -> Code.sum(filled.left(left, right, Place.ANY), "-", filled.right(right, left));
            case MUL -> Code.product(filled.left(left, right, Place.ANY), "*", filled.right(right, left));
            case DIV -> Code.product(filled.divided(left, right), "/", filled.right(right, left));
            case REM -> Code.product(filled.divided(left, right), "%", filled.right(right, left));
            case AND, OR, XOR ->
                Code.words(filled.left(left, right, Place.ELEMENT), operator.symbol(), filled.right(right, left));
            case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_ZEROS ->
                Code.words(terms.of(left), operator.symbol(), filled.right(right, left));
            case MIN, MAX, POW, ATAN2 ->
                filled.call(terms.names().function(operator.symbol()), List.of(left, right), List.of(left, right));
        };
    }

    private Code compared(Compare compare) {
        Relation relation = compare.relation();
        return Code.words(filled.left(compare.left(), compare.right(), Place.INT), ConditionCode.word(relation),
                filled.right(compare.right(), compare.left()));
    }

    private Code pad(Pad pad) {
        List<Code.Argument> attributes = attributes(pad.operand()).attribute("low", Window.named(pad.low(), 0))
                .attribute("high", Window.named(pad.high(), 0))
                .attribute("interior", Window.named(pad.interior(), 0))
                .arguments();
        return terms.of(pad.operand()).then("pad", and(Code.Argument.of(terms.of(pad.value(), Place.ANY)), attributes));
    }

    private Code slice(Slice slice) {
        return terms.of(slice.operand())
                .then("slice",
                        attributes(slice.operand()).attribute("start", Window.named(slice.start(), 0))
                                .attribute("end", slice.end())
                                .attribute("stride", Window.named(slice.stride(), 1))
                                .arguments());
    }

    private Code dynamicSlice(DynamicSlice slice) {
        if (slice.start().isEmpty()) {
            return terms.of(slice.operand())
                    .then("dynamicSlice" + ending(slice.startRule()),
                            Stream.concat(required("start", slice.start(), 0, slice.operand()).stream(),
                                    required("size", slice.size(), 0, slice.operand()).stream()).toList());
        }
        return terms.of(slice.operand())
                .then("dynamicSlice" + ending(slice.startRule()),
                        attributes(slice.operand()).attribute("start", slice.start())
                                .attribute("size", slice.size())
                                .arguments());
    }

    private static String ending(StartRule rule) {
        return switch (rule) {
            case CLAMPED -> "";
            case IN_RANGE -> "InRange";
        };
    }

    private Code insertSlice(InsertSlice insert) {
        List<Code.Argument> attributes = attributes(insert.operand())
                .attribute("start", Window.named(insert.start(), 0))
                .attribute("stride", Window.named(insert.stride(), 1))
                .arguments();
        return terms.of(insert.operand())
                .then("insertSlice", and(Code.Argument.of(terms.of(insert.update())), attributes));
    }

    private AttributeCode attributes(TensorExpr operand) {
        return new AttributeCode(terms, operand.type().axes());
    }

    /** An attribute that has to be said: where it names no axis, a number that says nothing of any. */
    private List<Code.Argument> required(String name, SortedMap<AggregatedAxis, AxisMap> maps, long neutral,
            TensorExpr operand) {
        return ReductionCode.required(terms, name, maps, neutral, operand);
    }

    private Code concat(Concat concat) {
        List<Code.Argument> arguments = new ArrayList<>();
        concat.operands().forEach(operand -> arguments.add(Code.Argument.of(terms.of(operand))));
        arguments.add(Code.Argument.named("along", terms.axes().of(concat.along())));
        return new Code.Call(Optional.empty(), terms.names().function("concat"), arguments);
    }

    private Code reshapeUnit(ReshapeUnit reshape) {
        if (reshape.dropped().isEmpty()) {
            return method(reshape.operand(), "addUnit", terms.axes().all(reshape.added()));
        }
        if (reshape.added().isEmpty()) {
            return method(reshape.operand(), "dropUnit", terms.axes().all(reshape.dropped()));
        }
        return method(reshape.operand(), "reshapeUnit", List.of(listOf(reshape.added()), listOf(reshape.dropped())));
    }

    /** Axes where a class does not stand for the one that is named after it. */
    private Code listOf(Collection<AggregatedAxis> axes) {
        return Code.call(terms.names().ofLibrary("listOf"),
                axes.stream()
                        .map(axis -> axis.equals(axis.rankClass().axis())
                                ? terms.axes().of(axis).then("axis")
                                : terms.axes().of(axis))
                        .toList());
    }

    private Code transpose(Transpose transpose) {
        List<Code> arguments = new ArrayList<>(List.of(terms.maps().order(transpose.permutation())));
        if (!List.copyOf(transpose.axes()).equals(transpose.operand().type().axesOf(transpose.permutation().of()))) {
            arguments.addAll(terms.axes().all(transpose.axes()));
        }
        return method(transpose.operand(), "transpose", arguments);
    }

    private Code split(Split split) {
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(terms.axes().of(split.axis())),
                Code.Argument.named("inner", terms.axes().to(split.place(), split.size()))));
        if (!split.outer().equals(split.axis())) {
            arguments.add(Code.Argument.named("outer", terms.axes().of(split.outer())));
        }
        return terms.of(split.operand()).then("split", arguments);
    }

    private Code merge(Merge merge) {
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(terms.axes().of(merge.outer())),
                Code.Argument.of(terms.axes().of(merge.inner()))));
        if (!merge.into().equals(merge.outer().rankClass().axis())) {
            arguments.add(Code.Argument.named("into", terms.axes().of(merge.into())));
        }
        return terms.of(merge.operand()).then("merge", arguments);
    }

    private Code gather(Gather gather) {
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(terms.of(gather.indices())),
                Code.Argument.named("along", terms.axes().of(gather.along()))));
        arguments
                .addAll(new AttributeCode(terms, List.of(gather.along())).attribute("size", gather.size()).arguments());
        return terms.of(gather.operand()).then("gather", arguments);
    }
}
