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
        return switch (tensor) {
            case Input input -> input.name();
            case Constant constant -> "constant(" + TermPrinter.print(constant.value()) + ", "
                    + byAxis(constant.shape().sizes()) + ")";
            case Iota iota -> "iota(" + iota.along() + ", " + byAxis(iota.shape().sizes()) + ")";
            case Expand e -> "expand(" + print(e.operand()) + ", " + byAxis(e.added().sizes()) + ")";
            case Relabel r -> "relabel(" + print(r.operand()) + ", " + renaming(r) + ")";
            case Unary u -> u.operator().symbol() + "(" + print(u.operand()) + ")";
            case Binary b -> b.operator().symbol() + "(" + print(b.left()) + ", " + print(b.right()) + ")";
            case Compare c -> "(" + print(c.left()) + " " + c.relation().symbol() + " " + print(c.right()) + ")";
            case Select s -> "select(" + print(s.predicate()) + ", " + print(s.then()) + ", " + print(s.otherwise())
                    + ")";
            case Clamp c -> "clamp(" + print(c.low()) + ", " + print(c.operand()) + ", " + print(c.high()) + ")";
            case Pad p -> "pad(" + print(p.operand()) + ", " + TermPrinter.print(p.value()) + attribute("low", p.low(),
                    0)
                    + attribute("high", p.high(), 0) + attribute("interior", p.interior(), 0) + ")";
            case Slice s -> "slice(" + print(s.operand()) + attribute("start", s.start(), 0) + attribute("end", s.end())
                    + attribute("stride", s.stride(), 1) + ")";
            case DynamicSlice s -> named("dynamicSlice", s.startRule()) + print(s.operand())
                    + attribute("start", s.start()) + attribute("size", s.size()) + ")";
            case DynamicUpdateSlice u -> named("dynamicUpdateSlice", u.startRule()) + print(u.operand()) + ", "
                    + print(u.update()) + attribute("start", u.start()) + ")";
            case Concat c -> "concat(" + c.operands().stream().map(RulePrinter::print)
                    .collect(Collectors.joining(", ")) + ", along=" + c.along() + ")";
            case Reduce reduce -> ReductionPrinter.print(reduce);
            case Dot dot -> ReductionPrinter.print(dot);
            case Convolution convolution -> ReductionPrinter.print(convolution);
            case ReduceWindow reduce -> ReductionPrinter.print(reduce);
            case Reverse r -> "reverse(" + print(r.operand()) + ", " + axes(r.axes()) + ")";
            case ReshapeUnit r -> "reshapeUnit(" + print(r.operand())
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
    static String attribute(String name, Map<AggregatedAxis, AxisMap> maps) {
        return maps.isEmpty() ? "" : ", " + name + "=" + byAxis(maps);
    }

    private static String attribute(String name, Map<AggregatedAxis, AxisMap> maps, long neutral) {
        Map<AggregatedAxis, AxisMap> telling = new TreeMap<>(maps);
        telling.values().removeIf(AxisMap.of(neutral)::equals);
        return attribute(name, telling);
    }

    static String axes(Collection<AggregatedAxis> axes) {
        return axes.stream().map(AggregatedAxis::toString).collect(Collectors.joining(", ", "{", "}"));
    }

    private static String renaming(Relabel relabel) {
        return relabel.renaming().entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
