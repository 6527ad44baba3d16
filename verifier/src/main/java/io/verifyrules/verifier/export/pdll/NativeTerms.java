package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.List;
import java.util.stream.Collectors;

/** Maps over numbers of a program and conditions on them, as expressions of C++. */
final class NativeTerms {

    private NativeTerms() {
    }

    /** The C++ name of the numbers that are found at a place. */
    static String numbers(AxisMap.Variable slot) {
        return slot.name() + "_at";
    }

    /** The C++ name of the number of lanes. */
    static String rank(RankClass lanes) {
        return Identifier.of(lanes.name()) + "_rank";
    }

    /** The integer on the lane that is called {@code lane}. */
    static String of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable slot -> numbers(slot) + "[lane]";
            case AxisMap.Constant constant -> "verify_rules::Number(" + constant.value() + ")";
            case AxisMap.Permuted permuted -> throw new IllegalStateException("permutation " + permuted.by());
            case AxisMap.Scalar scalar -> throw new IllegalStateException("integer " + scalar.name());
            case AxisMap.Choice choice ->
                "(" + of(choice.condition()) + " ? " + of(choice.then()) + " : " + of(choice.otherwise()) + ")";
            case AxisMap.Arithmetic term -> {
                String left = of(term.left());
                String right = of(term.right());
                yield switch (term.operator()) {
                    case PLUS, MINUS, TIMES -> "(" + left + " " + term.operator().symbol() + " " + right + ")";
                    case FLOOR_DIV, FLOOR_MOD ->
                        "verify_rules::" + term.operator().symbol() + "(" + left + ", " + right + ")";
                    case MIN, MAX ->
                        "std::" + term.operator().symbol() + "<verify_rules::Number>(" + left + ", " + right + ")";
                };
            }
        };
    }

    static String of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison ->
                "(" + of(comparison.left()) + " " + comparison.relation().symbol() + " " + of(comparison.right()) + ")";
            case LaneCondition.Not not -> "!" + of(not.operand());
            case LaneCondition.AllOf all ->
                joined(" && ", "true", all.operands().stream().map(NativeTerms::of).toList());
            case LaneCondition.AnyOf any ->
                joined(" || ", "false", any.operands().stream().map(NativeTerms::of).toList());
        };
    }

    static String of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> "verify_rules::everyLane(" + rank(every.rankClass())
                    + ", [&](size_t lane) { return " + of(every.condition()) + "; })";
            case Condition.OnScalars scalars -> of(scalars.condition());
            case Condition.OnElements ignored ->
                throw new Inexpressible("a condition speaks of elements, which a program computes when it runs", "");
            case Condition.OnWidths ignored -> throw new Inexpressible("the number of bits is left open", "");
            case Condition.Not not -> "!" + of(not.operand());
            case Condition.AllOf all -> joined(" && ", "true", all.operands().stream().map(NativeTerms::of).toList());
            case Condition.AnyOf any -> joined(" || ", "false", any.operands().stream().map(NativeTerms::of).toList());
        };
    }

    private static String joined(String between, String none, List<String> parts) {
        return parts.isEmpty() ? none : parts.stream().collect(Collectors.joining(between, "(", ")"));
    }
}
