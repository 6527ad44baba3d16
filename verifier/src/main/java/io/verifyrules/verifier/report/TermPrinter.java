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
        return Abbreviation.of(map, levels -> print(map, levels));
    }

    static String print(AxisMap map, int levels) {
        if (levels <= 0) {
            return Abbreviation.LEFT_OUT;
        }
        int below = levels - 1;
        return switch (map) {
            case AxisMap.Variable variable -> variable.name();
            case AxisMap.Scalar scalar -> scalar.name();
            case AxisMap.Constant constant -> Long.toString(constant.value());
            case AxisMap.Permuted p when p.map() instanceof AxisMap.Arithmetic ->
                "(" + print(p.map(), below) + ").permuted(" + p.by() + ")";
            case AxisMap.Permuted p -> print(p.map(), below) + ".permuted(" + p.by() + ")";
            case AxisMap.Choice choice -> "choose(" + print(choice.condition(), below) + ", "
                    + print(choice.then(), below) + ", " + print(choice.otherwise(), below) + ")";
            case AxisMap.Arithmetic a -> switch (a.operator()) {
                case PLUS -> print(a.left(), below) + " + " + print(a.right(), below);
                case MINUS -> print(a.left(), below) + " - " + factor(a.right(), below);
                case TIMES -> factor(a.left(), below) + " * " + factor(a.right(), below);
                case FLOOR_DIV, FLOOR_MOD, MIN, MAX ->
                    a.operator().symbol() + "(" + print(a.left(), below) + ", " + print(a.right(), below) + ")";
            };
        };
    }

    private static String factor(AxisMap map, int levels) {
        boolean sum = map instanceof AxisMap.Arithmetic a
                && (a.operator() == MapOperator.PLUS || a.operator() == MapOperator.MINUS);
        return sum && levels > 0 ? "(" + print(map, levels) + ")" : print(map, levels);
    }

    static String print(LaneCondition condition) {
        return Abbreviation.of(condition, levels -> print(condition, levels));
    }

    static String print(LaneCondition condition, int levels) {
        if (levels <= 0) {
            return Abbreviation.LEFT_OUT;
        }
        int below = levels - 1;
        return switch (condition) {
            case LaneCondition.Comparison c ->
                print(c.left(), below) + " " + c.relation().symbol() + " " + print(c.right(), below);
            case LaneCondition.Not not -> "not (" + print(not.operand(), below) + ")";
            case LaneCondition.AllOf all -> joined(all.operands(), " and ", operand -> print(operand, below));
            case LaneCondition.AnyOf any -> joined(any.operands(), " or ", operand -> print(operand, below));
        };
    }

    static String print(Condition condition) {
        return Abbreviation.of(condition, levels -> print(condition, levels));
    }

    static String print(Condition condition, int levels) {
        if (levels <= 0) {
            return Abbreviation.LEFT_OUT;
        }
        int below = levels - 1;
        return switch (condition) {
            case Condition.EveryLane every -> "all " + every.rankClass() + ": " + print(every.condition(), below);
            case Condition.OnScalars scalars -> print(scalars.condition(), below);
            case Condition.OnWidths widths -> widths.nonNegative() + " >= 0";
            case Condition.OnElements e -> print(e.condition().left(), below) + " " + e.condition().relation().symbol()
                    + " " + print(e.condition().right(), below);
            case Condition.Not(Condition.EveryLane(var rankClass, LaneCondition.Not(var some))) ->
                "some " + rankClass + ": " + print(some, levels - 3);
            case Condition.Not not -> "not (" + print(not.operand(), below) + ")";
            case Condition.AllOf all -> joined(all.operands(), " and ", operand -> print(operand, below));
            case Condition.AnyOf any -> joined(any.operands(), " or ", operand -> print(operand, below));
        };
    }

    private static <T> String joined(List<T> operands, String word, Function<T, String> print) {
        return operands.stream().map(operand -> "(" + print.apply(operand) + ")").collect(Collectors.joining(word));
    }

    static String print(Element element) {
        return Abbreviation.of(element, levels -> print(element, levels));
    }

    static String print(Element element, int levels) {
        if (levels <= 0) {
            return Abbreviation.LEFT_OUT;
        }
        int below = levels - 1;
        return switch (element) {
            case Element.Written written -> written.stated()
                    ? "number(" + written.literal() + ", " + written.type() + ")"
                    : written.literal().toString();
            case Element.Parameter parameter -> parameter.name();
            case Element.Counted counted -> print(counted.map(), below);
            case Element.Unary unary -> unary.operator().symbol() + "(" + print(unary.operand(), below) + ")";
            case Element.Binary b -> infix(b.operator())
                    .map(sign -> "(" + print(b.left(), below) + " " + sign + " " + print(b.right(), below) + ")")
                    .orElseGet(() -> b.operator().symbol() + "(" + print(b.left(), below) + ", "
                            + print(b.right(), below) + ")");
            case Element.Converted c ->
                c.conversion().symbol() + "(" + print(c.operand(), below) + ", " + c.type() + ")";
            case Element.Tuple tuple -> tuple.components()
                    .stream()
                    .map(component -> print(component, below))
                    .collect(Collectors.joining(", ", "zip(", ")"));
            case Element.Applied applied -> applied.operands()
                    .stream()
                    .map(operand -> print(operand, below))
                    .collect(Collectors.joining(", ", applied.function().name() + "(", ")"));
        };
    }

    /** The sign of an operation that is written between its operands. */
    static Optional<String> infix(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> Optional.of("+");
            case SUB -> Optional.of("-");
            case MUL -> Optional.of("*");
            case DIV -> Optional.of("/");
            default -> Optional.empty();
        };
    }

    /** {@code {c: n, d: m}}. */
    static String byAxis(Map<AggregatedAxis, AxisMap> maps, int levels) {
        return maps.entrySet()
                .stream()
                .map(entry -> entry.getKey() + ": " + print(entry.getValue(), levels))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
