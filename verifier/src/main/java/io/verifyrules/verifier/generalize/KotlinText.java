package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Conditions in the notation of rule files, to be pasted into one. */
public final class KotlinText {

    private KotlinText() {
    }

    /** The statement that demands the condition. */
    public static String requires(Condition condition) {
        return "requires { "
                + (condition instanceof Condition.EveryLane every && every.condition().rankClass().isPresent()
                        ? of(every.condition())
                        : of(condition))
                + " }";
    }

    static String of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> "everyLane(" + of(every.condition()) + ")";
            case Condition.OnScalars scalars -> "everyLane(" + of(scalars.condition()) + ")";
            case Condition.OnElements(var compared) ->
                of(compared.left(), true) + " " + word(compared.relation()) + " " + of(compared.right(), false);
            case Condition.OnWidths widths -> widths.nonNegative() + " ge 0";
            case Condition.Not(Condition.EveryLane(var rankClass, LaneCondition.Not(var some))) ->
                "someLane(" + of(some) + ")";
            case Condition.Not not -> "(" + of(not.operand()) + ").not()";
            case Condition.AllOf all -> joined(all.operands(), " and ", KotlinText::of);
            case Condition.AnyOf any -> joined(any.operands(), " or ", KotlinText::of);
        };
    }

    static String of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison c -> {
                boolean numbers = c.left() instanceof AxisMap.Constant && c.right() instanceof AxisMap.Constant;
                yield (numbers ? map(c.left()) : of(c.left())) + " " + word(c.relation()) + " " + of(c.right());
            }
            case LaneCondition.Not not -> "(" + of(not.operand()) + ").not()";
            case LaneCondition.AllOf all -> joined(all.operands(), " and ", KotlinText::of);
            case LaneCondition.AnyOf any -> joined(any.operands(), " or ", KotlinText::of);
        };
    }

    private static <T> String joined(List<T> operands, String word, Function<T, String> text) {
        return operands.stream().map(operand -> bracketed(text.apply(operand))).collect(Collectors.joining(word));
    }

    private static String bracketed(String text) {
        boolean call = text.matches("(everyLane|someLane)\\([^()]*\\)");
        return call ? text : "(" + text + ")";
    }

    private static String word(Relation relation) {
        return relation.name().toLowerCase(Locale.ROOT);
    }

    static String of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> variable.name();
            case AxisMap.Scalar scalar -> scalar.name();
            case AxisMap.Constant constant -> Long.toString(constant.value());
            case AxisMap.Permuted p -> receiver(p.map()) + ".permuted(" + p.by() + ")";
            case AxisMap.Choice choice -> "choose(" + of(choice.condition()) + ", " + argument(choice.then()) + ", "
                    + argument(choice.otherwise()) + ")";
            case AxisMap.Arithmetic a -> switch (a.operator()) {
                case PLUS -> left(a) + " + " + factor(a.right());
                case MINUS -> left(a) + " - " + factor(a.right());
                case TIMES -> (a.right() instanceof AxisMap.Constant ? map(a.left()) : factor(a.left())) + " * "
                        + factor(a.right());
                case FLOOR_DIV -> receiver(a.left()) + ".floorDiv(" + of(a.right()) + ")";
                case FLOOR_MOD -> receiver(a.left()) + ".floorMod(" + of(a.right()) + ")";
                case MIN -> "min(" + argument(a.left()) + ", " + of(a.right()) + ")";
                case MAX -> "max(" + argument(a.left()) + ", " + of(a.right()) + ")";
            };
        };
    }

    /** What Kotlin takes for a map also where it is a number, where nothing stands beside it. */
    private static String argument(AxisMap map) {
        return map instanceof AxisMap.Constant constant ? "lanes(" + constant.value() + ")" : of(map);
    }

    /** The same where something does. */
    private static String map(AxisMap map) {
        return map instanceof AxisMap.Constant
                ? argument(map)
                : isSum(map) || isNumberProduct(map) ? "(" + of(map) + ")" : of(map);
    }

    private static String left(AxisMap.Arithmetic sum) {
        return sum.left() instanceof AxisMap.Constant && sum.right() instanceof AxisMap.Constant
                ? map(sum.left())
                : of(sum.left());
    }

    private static String factor(AxisMap map) {
        return isSum(map) || (map instanceof AxisMap.Constant constant && constant.value() < 0)
                ? "(" + of(map) + ")"
                : isNumberProduct(map) ? "(" + of(map) + ")" : of(map);
    }

    private static String receiver(AxisMap map) {
        return map instanceof AxisMap.Variable || map instanceof AxisMap.Scalar
                ? of(map)
                : map instanceof AxisMap.Constant ? map(map) : "(" + of(map) + ")";
    }

    private static boolean isSum(AxisMap map) {
        return map instanceof AxisMap.Arithmetic a
                && (a.operator() == MapOperator.PLUS || a.operator() == MapOperator.MINUS);
    }

    private static boolean isNumberProduct(AxisMap map) {
        return map instanceof AxisMap.Arithmetic a && a.operator() == MapOperator.TIMES;
    }

    static String of(Element element, boolean receiver) {
        return switch (element) {
            case Element.Parameter parameter -> parameter.name();
            case Element.Written written when written.literal() instanceof Literal.Whole whole ->
                receiver ? "number(" + whole.value() + ")" : whole.value().toString();
            case Element.Applied applied -> applied.operands()
                    .stream()
                    .map(operand -> of(operand, true))
                    .collect(Collectors.joining(", ", applied.function() + "(", ")"));
            case Element.Tuple tuple -> tuple.components()
                    .stream()
                    .map(component -> of(component, false))
                    .collect(Collectors.joining(", ", "zip(", ")"));
            case Element.Counted counted -> "number(" + of(counted.map()) + ")";
            default -> element.toString();
        };
    }
}
