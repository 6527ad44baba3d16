package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Maps, conditions and elements in mathematical notation. */
final class TermPrinter {

    private TermPrinter() {
    }

    static String print(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> variable.name();
            case AxisMap.Scalar scalar -> scalar.name();
            case AxisMap.Constant constant -> Long.toString(constant.value());
            case AxisMap.Choice choice -> "choose(" + print(choice.condition()) + ", " + print(choice.then()) + ", "
                    + print(choice.otherwise()) + ")";
            case AxisMap.Arithmetic a -> switch (a.operator()) {
                case PLUS -> print(a.left()) + " + " + print(a.right());
                case MINUS -> print(a.left()) + " - " + factor(a.right());
                case TIMES -> factor(a.left()) + " * " + factor(a.right());
                case FLOOR_DIV, FLOOR_MOD, MIN, MAX -> a.operator().symbol() + "(" + print(a.left()) + ", "
                        + print(a.right()) + ")";
            };
        };
    }

    private static String factor(AxisMap map) {
        boolean sum = map instanceof AxisMap.Arithmetic a
                && (a.operator() == MapOperator.PLUS || a.operator() == MapOperator.MINUS);
        return sum ? "(" + print(map) + ")" : print(map);
    }

    static String print(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison c -> print(c.left()) + " " + c.relation().symbol() + " " + print(c.right());
            case LaneCondition.Not not -> "not (" + print(not.operand()) + ")";
            case LaneCondition.AllOf all -> joined(all.operands(), " and ", TermPrinter::print);
            case LaneCondition.AnyOf any -> joined(any.operands(), " or ", TermPrinter::print);
        };
    }

    static String print(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> "all " + every.rankClass() + ": " + print(every.condition());
            case Condition.OnScalars scalars -> print(scalars.condition());
            case Condition.OnElements e -> print(e.condition().left()) + " " + e.condition().relation().symbol() + " "
                    + print(e.condition().right());
            case Condition.Not(Condition.EveryLane(var rankClass, LaneCondition.Not(var some))) -> "some " + rankClass
                    + ": " + print(some);
            case Condition.Not not -> "not (" + print(not.operand()) + ")";
            case Condition.AllOf all -> joined(all.operands(), " and ", TermPrinter::print);
            case Condition.AnyOf any -> joined(any.operands(), " or ", TermPrinter::print);
        };
    }

    private static <T> String joined(List<T> operands, String word, Function<T, String> print) {
        return operands.stream().map(operand -> "(" + print.apply(operand) + ")").collect(Collectors.joining(word));
    }

    static String print(Element element) {
        return switch (element) {
            case Element.Written written -> written.stated()
                    ? "number(" + written.literal() + ", " + written.type() + ")"
                    : written.literal().toString();
            case Element.Parameter parameter -> parameter.name();
            case Element.Counted counted -> print(counted.map());
            case Element.Unary unary -> unary.operator().symbol() + "(" + print(unary.operand()) + ")";
            case Element.Binary b -> infix(b.operator())
                    .map(sign -> "(" + print(b.left()) + " " + sign + " " + print(b.right()) + ")")
                    .orElseGet(() -> b.operator().symbol() + "(" + print(b.left()) + ", " + print(b.right()) + ")");
        };
    }

    private static Optional<String> infix(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> Optional.of("+");
            case SUB -> Optional.of("-");
            case MUL -> Optional.of("*");
            case DIV -> Optional.of("/");
            case REM, MIN, MAX, AND, OR -> Optional.empty();
        };
    }

    /** {@code {c: n, d: m}}. */
    static String byAxis(Map<AggregatedAxis, AxisMap> maps) {
        return maps.entrySet().stream().map(entry -> entry.getKey() + ": " + print(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
