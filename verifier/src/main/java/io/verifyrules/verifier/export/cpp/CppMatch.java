package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
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
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Slot;
import io.verifyrules.verifier.export.pdll.StableHlo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The operations of a left side, from the root to the inputs, each with the guards that it needs by itself. */
final class CppMatch {

    private final LeftSide left;
    private final TensorExpr root;
    private final CppGuards guards;
    private final List<String> lines = new ArrayList<>();
    private final Map<TensorExpr, String> values = new LinkedHashMap<>();
    private final Map<String, ElementType> typed = new LinkedHashMap<>();

    CppMatch(LeftSide left, TensorExpr lhs) {
        this.left = left;
        this.root = present(lhs);
        this.guards = new CppGuards(left.name(root));
        match(lhs, result(root));
    }

    /** The dimensions of a tensor with one axis are that axis, whatever it is called. */
    static boolean isOnlyNamed(TensorExpr tensor) {
        return tensor instanceof Relabel && tensor.type().axes().size() <= 1;
    }

    /** The operator that a program has. */
    static TensorExpr present(TensorExpr tensor) {
        return tensor instanceof Relabel relabel && isOnlyNamed(tensor) ? present(relabel.operand()) : tensor;
    }

    TensorExpr rootTensor() {
        return root;
    }

    String root() {
        return left.name(root);
    }

    /** The value that is replaced. */
    String replaced() {
        return result(root);
    }

    CppGuards guards() {
        return guards;
    }

    List<String> lines() {
        return lines;
    }

    /** The values of the operators and inputs. */
    Map<TensorExpr, String> values() {
        return values;
    }

    /** The values of which the element type has to be looked at: those of inputs, constants and conversions. */
    Map<String, ElementType> typed() {
        return typed;
    }

    /** The class of the operation that the pattern is about. */
    String rootClass() {
        return OperationClass.of(root);
    }

    private String result(TensorExpr tensor) {
        return left.name(tensor)
                + (tensor instanceof Reduce || tensor instanceof ReduceWindow ? ".getResult(0)" : ".getResult()");
    }

    private void match(TensorExpr tensor, String value) {
        String before = values.get(tensor);
        if (before != null) {
            lines.add(guards.unless(value + " == " + before, "two operands are not the same value"));
            return;
        }
        if (tensor instanceof Relabel relabel && isOnlyNamed(tensor)) {
            match(relabel.operand(), value);
            values.put(tensor, values.getOrDefault(relabel.operand(), value));
            return;
        }
        String own = left.name(tensor);
        if (tensor instanceof Input input) {
            lines.add("Value " + own + " = " + value + ";");
            values.put(tensor, own);
            typed.put(own, input.type().element());
            return;
        }
        String operation = OperationClass.of(tensor);
        if (!tensor.equals(root)) {
            lines.add("auto " + own + " = " + value + ".getDefiningOp<" + operation + ">();");
            lines.add(guards.unless(own, "expected " + operation));
        }
        values.put(tensor, result(tensor));
        operands(tensor, own);
    }

    private void operands(TensorExpr tensor, String own) {
        switch (tensor) {
            case Unary unary -> match(unary.operand(), own + ".getOperand()");
            case Binary binary -> {
                match(binary.left(), own + ".getLhs()");
                match(binary.right(), own + ".getRhs()");
            }
            case Convert convert -> {
                typed.put(result(tensor), convert.type().element());
                match(convert.operand(), own + ".getOperand()");
            }
            case Compare compare -> {
                lines.add(guards.unless(own + ".getComparisonDirection() == stablehlo::ComparisonDirection::"
                        + compare.relation().name(), "another comparison"));
                lines.add(guards.unless("verify_rules::comparesNumbers(" + own + ")", "it compares by total order"));
                match(compare.left(), own + ".getLhs()");
                match(compare.right(), own + ".getRhs()");
            }
            case Select select -> {
                match(select.predicate(), own + ".getPred()");
                match(select.then(), own + ".getOnTrue()");
                match(select.otherwise(), own + ".getOnFalse()");
            }
            case Clamp clamp -> {
                match(clamp.low(), own + ".getMin()");
                match(clamp.operand(), own + ".getOperand()");
                match(clamp.high(), own + ".getMax()");
            }
            case Slice slice -> match(slice.operand(), own + ".getOperand()");
            case Pad pad -> {
                match(pad.operand(), own + ".getOperand()");
                element(pad.value(), own + ".getPaddingValue()");
            }
            case Concat concat -> {
                int count = concat.operands().size();
                lines.add(guards.unless(own + ".getInputs().size() == " + count, "expected " + count + " operands"));
                for (int i = 0; i < count; i++) {
                    match(concat.operands().get(i), own + ".getInputs()[" + i + "]");
                }
            }
            case Reverse reverse -> match(reverse.operand(), own + ".getOperand()");
            case Iota iota -> typed.put(result(tensor), iota.type().element());
            case DynamicSlice slice -> {
                match(slice.operand(), own + ".getOperand()");
                starts(slice.startRule(), own, own + ".getSliceSizes()");
            }
            case DynamicUpdateSlice update -> {
                match(update.operand(), own + ".getOperand()");
                match(update.update(), own + ".getUpdate()");
                starts(update.startRule(), own, "staticSizes(" + own + ".getUpdate())");
            }
            case Reduce reduce -> reduce(monoid(reduce, reduce.monoid()), reduce.operand(), reduce.initial(), own);
            case ReduceWindow reduce -> {
                reduce(monoid(reduce, reduce.monoid()), reduce.operand(), reduce.initial(), own);
                lines.add(guards.unless("cutsOffNoMoreThanThereIs(" + own + ")", "more is cut off than there is"));
            }
            case Expand expand -> {
                lines.add(guards.unless("keepsSizes(" + own + ")", "a dimension of size 1 is spread"));
                match(expand.operand(), own + ".getOperand()");
            }
            case Relabel relabel -> match(relabel.operand(), own + ".getOperand()");
            case Dot dot -> {
                typed.put(result(tensor), dot.type().element());
                match(dot.left(), own + ".getLhs()");
                match(dot.right(), own + ".getRhs()");
            }
            case ReshapeUnit reshape -> {
                match(reshape.operand(), own + ".getOperand()");
                List<TensorExpr> both = reshape.added().isEmpty()
                        ? List.of(reshape.operand(), reshape)
                        : List.of(reshape, reshape.operand());
                lines.add(guards.unless(
                        "dropsUnits(" + values.get(both.getFirst()) + ", " + values.get(both.getLast()) + ")",
                        "more than dimensions of size 1 is changed"));
            }
            case Constant constant -> constant(constant, own);
            default -> throw StableHlo.notWritten(tensor);
        }
    }

    /** A program clamps starts; where the rule does not, they have to be where clamping changes nothing. */
    private void starts(StartRule rule, String own, String sizes) {
        lines.add(guards.unless("haveConstantStarts(" + own + ".getStartIndices())",
                "a start is no constant, or far beyond all sizes"));
        if (rule == StartRule.IN_RANGE) {
            lines.add(guards.unless(
                    "startsAreInRange(" + own + ".getOperand(), " + own + ".getStartIndices(), " + sizes + ")",
                    "a start is out of range, or nothing is taken"));
        }
    }

    private void reduce(Monoid monoid, TensorExpr operand, Optional<Element> first, String own) {
        lines.add(guards.unless(own + ".getInputs().size() == 1", "several tensors are reduced"));
        lines.add(guards.unless("combinesBy<" + OperationClass.of(monoid.operator()) + ">(" + own + ")",
                "the body is not " + monoid.symbol()));
        match(operand, own + ".getInputs()[0]");
        String initial = own + ".getInitValues()[0]";
        first.ifPresentOrElse(value -> element(value, initial),
                () -> lines.add(guards.unless("isNeutral(" + initial + ", \"" + monoid.symbol() + "\")",
                        "the initial value is not neutral")));
    }

    /** The monoid of a reduction that a program has. */
    static Monoid monoid(TensorExpr reduction, Reducer reducer) {
        if (reducer instanceof Monoid monoid) {
            return monoid;
        }
        throw StableHlo.notWritten(reduction);
    }

    private void constant(Constant constant, String own) {
        typed.put(result(constant), constant.type().element());
        if (constant.value() instanceof Element.Written written) {
            lines.add(guards.unless("verify_rules::isFilledWith(" + own + ".getValue(), \"" + written.literal() + "\")",
                    "the constant is not " + written.literal()));
        } else {
            lines.add(guards.unless(own + ".getBroadcastDimensions().empty()", "more than an element is spread"));
            element(constant.value(), own + ".getOperand()");
        }
    }

    private void element(Element element, String value) {
        switch (element) {
            case Element.Written written ->
                lines.add(guards.unless("isConstant(" + value + ", \"" + written.literal() + "\")",
                        "expected the constant " + written.literal()));
            case Element.Parameter parameter -> {
                String own = parameterName(parameter);
                if (typed.containsKey(own)) {
                    lines.add(guards.unless(value + " == " + own, "two elements are not the same value"));
                } else {
                    lines.add("Value " + own + " = " + value + ";");
                    typed.put(own, parameter.type());
                }
            }
            default -> throw new Inexpressible("an element of the left side is computed", "");
        }
    }

    /** The name of an element of the rule, which is a tensor without dimensions in a program. */
    static String parameterName(Element.Parameter parameter) {
        return Identifier.of(parameter.name());
    }

    /** The number of a place on a lane, given the dimensions of its axis. */
    String number(Slot slot, String dimensions) {
        String at = dimensions + "[lane]";
        TensorExpr tensor = slot.tensor();
        if (slot.isSize()) {
            return "size(" + values.get(tensor) + ", " + at + ")";
        }
        String own = left.name(tensor);
        return switch (tensor) {
            case DynamicSlice ignored when slot.attribute().equals("size") ->
                "Number(" + own + ".getSliceSizes()[" + at + "])";
            case DynamicSlice ignored -> "startAt(" + own + ".getStartIndices()[" + at + "])";
            case DynamicUpdateSlice ignored -> "startAt(" + own + ".getStartIndices()[" + at + "])";
            case ReduceWindow ignored -> switch (slot.attribute()) {
                case "size" -> "Number(" + own + ".getWindowDimensions()[" + at + "])";
                case "stride" -> "entry(" + own + ".getWindowStrides(), " + at + ")";
                case "baseDilation" -> "entry(" + own + ".getBaseDilations(), " + at + ")";
                case "windowDilation" -> "entry(" + own + ".getWindowDilations(), " + at + ")";
                case "low" -> "edge(" + own + ".getPadding(), " + at + ", 0)";
                case "high" -> "edge(" + own + ".getPadding(), " + at + ", 1)";
                default -> throw StableHlo.notWritten(tensor);
            };
            default -> "Number(" + own + "." + switch (slot.attribute()) {
                case "start" -> "getStartIndices";
                case "end" -> "getLimitIndices";
                case "stride" -> "getStrides";
                case "low" -> "getEdgePaddingLow";
                case "high" -> "getEdgePaddingHigh";
                case "interior" -> "getInteriorPadding";
                default -> throw StableHlo.notWritten(tensor);
            } + "()[" + at + "])";
        };
    }

    /** The axes that a program does not name by an attribute of their own. */
    static AggregatedAxis renamed(Relabel relabel, AggregatedAxis axis) {
        return relabel.renaming().getOrDefault(axis, axis);
    }
}
