package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
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
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Rule;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static io.verifyrules.verifier.report.TermPrinter.byAxis;

/** Rules and tensor expressions in mathematical notation: {@code slice(pad(X, v, low={c: l}), start={c: s})}. */
public final class RulePrinter {

    private RulePrinter() {
    }

    /** {@code lhs => rhs}. */
    public static String print(Rule rule) {
        return print(rule.lhs()) + " => " + print(rule.rhs());
    }

    /** The preconditions and the assumptions, one string each. */
    public static Stream<String> conditions(Rule rule) {
        return Stream.concat(rule.preconditions().stream().map(TermPrinter::print),
                rule.assumptions().stream().map(property -> "everywhere: " + print(property)));
    }

    /** What the rule says of the indices of its reductions, one string each. */
    public static Stream<String> hints(Rule rule) {
        return rule.hints().stream().map(hint -> hint.index().name() + " = " + TermPrinter.print(hint.value()));
    }

    /** The expression; attributes that are neutral on an axis leave it out. */
    public static String print(TensorExpr tensor) {
        return Abbreviation.of(tensor, levels -> print(tensor, levels));
    }

    static String print(TensorExpr tensor, int levels) {
        if (levels <= 0) {
            return Abbreviation.LEFT_OUT;
        }
        int below = levels - 1;
        return switch (tensor) {
            case Input input -> input.name();
            case Constant constant -> "constant(" + TermPrinter.print(constant.value(), below) + ", "
                    + byAxis(constant.shape().sizes(), below) + ")";
            case Iota iota -> "iota(" + iota.along() + ", " + byAxis(iota.shape().sizes(), below) + ")";
            case Expand e -> "expand(" + print(e.operand(), below) + ", " + byAxis(e.added().sizes(), below) + ")";
            case Relabel r -> "relabel(" + print(r.operand(), below) + ", " + renaming(r) + ")";
            case Unary u -> u.operator().symbol() + "(" + print(u.operand(), below) + ")";
            case Binary b -> b.operator().symbol() + "(" + print(b.left(), below) + ", " + print(b.right(), below)
                    + ")";
            case Compare c -> "(" + print(c.left(), below) + " " + c.relation().symbol() + " " + print(c.right(), below)
                    + ")";
            case Select s -> "select(" + print(s.predicate(), below) + ", " + print(s.then(), below) + ", " + print(s
                    .otherwise(), below)
                    + ")";
            case Clamp c -> "clamp(" + print(c.low(), below) + ", " + print(c.operand(), below) + ", " + print(c.high(),
                    below) + ")";
            case Pad p -> "pad(" + print(p.operand(), below) + ", " + TermPrinter.print(p.value(), below) + attribute(
                    "low", p.low(),
                    0, below)
                    + attribute("high", p.high(), 0, below) + attribute("interior", p.interior(), 0, below) + ")";
            case Slice s -> "slice(" + print(s.operand(), below) + attribute("start", s.start(), 0, below) + attribute(
                    "end", s.end(), below)
                    + attribute("stride", s.stride(), 1, below) + ")";
            case DynamicSlice s -> named("dynamicSlice", s.startRule()) + print(s.operand(), below)
                    + attribute("start", s.start(), below) + attribute("size", s.size(), below) + ")";
            case DynamicUpdateSlice u -> named("dynamicUpdateSlice", u.startRule()) + print(u.operand(), below) + ", "
                    + print(u.update(), below) + attribute("start", u.start(), below) + ")";
            case Concat c -> "concat(" + c.operands().stream().map(operand -> print(operand, below))
                    .collect(Collectors.joining(", ")) + ", along=" + c.along() + ")";
            case Reduce reduce -> ReductionPrinter.print(reduce, below);
            case Dot dot -> ReductionPrinter.print(dot, below);
            case Convolution convolution -> ReductionPrinter.print(convolution, below);
            case ReduceWindow reduce -> ReductionPrinter.print(reduce, below);
            case Reverse r -> "reverse(" + print(r.operand(), below) + ", " + axes(r.axes()) + ")";
            case ReshapeUnit r -> "reshapeUnit(" + print(r.operand(), below)
                    + (r.added().isEmpty() ? "" : ", added=" + axes(r.added()))
                    + (r.dropped().isEmpty() ? "" : ", dropped=" + axes(r.dropped())) + ")";
        };
    }

    private static String named(String operator, StartRule rule) {
        return switch (rule) {
            case CLAMPED -> operator + "(";
            case IN_RANGE -> operator + "InRange(";
        };
    }

    /** A named attribute after others; nothing if it names no axis. */
    static String attribute(String name, Map<AggregatedAxis, AxisMap> maps, int levels) {
        return maps.isEmpty() ? "" : ", " + name + "=" + byAxis(maps, levels);
    }

    private static String attribute(String name, Map<AggregatedAxis, AxisMap> maps, long neutral, int levels) {
        Map<AggregatedAxis, AxisMap> telling = new TreeMap<>(maps);
        telling.values().removeIf(AxisMap.of(neutral)::equals);
        return attribute(name, telling, levels);
    }

    static String axes(Collection<AggregatedAxis> axes) {
        return axes.stream().map(AggregatedAxis::toString).collect(Collectors.joining(", ", "{", "}"));
    }

    private static String renaming(Relabel relabel) {
        return relabel.renaming().entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
