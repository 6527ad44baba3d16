package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Maps over numbers of a program and conditions on them, as expressions of C++. They are computed in 128 bits, where
 * sums and products of 64-bit numbers do not overflow.
 *
 * @param numbers the number on the lane that is called {@code lane}, by the name of its place
 * @param counted the dimensions of a class
 */
record CppTerms(Map<String, String> numbers, Map<RankClass, String> counted) {

    String of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable slot -> {
                String number = numbers.get(slot.name());
                if (number == null) {
                    throw new IllegalStateException("no place " + slot.name());
                }
                yield number;
            }
            case AxisMap.Constant constant -> Long.toString(constant.value());
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
                    case MIN, MAX -> "std::" + term.operator().symbol() + "<Number>(" + left + ", " + right + ")";
                };
            }
        };
    }

    String of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison ->
                of(comparison.left()) + " " + comparison.relation().symbol() + " " + of(comparison.right());
            case LaneCondition.Not not -> "!(" + of(not.operand()) + ")";
            case LaneCondition.AllOf all -> joined(" && ", "true", all.operands().stream().map(this::of).toList());
            case LaneCondition.AnyOf any -> joined(" || ", "false", any.operands().stream().map(this::of).toList());
        };
    }

    String of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> "everyLane(" + lanes(every.rankClass())
                    + ".size(), [&](size_t lane) { return " + of(every.condition()) + "; })";
            case Condition.OnScalars scalars -> of(scalars.condition());
            case Condition.OnElements ignored ->
                throw new Inexpressible("a condition speaks of elements, which a program computes when it runs", "");
            case Condition.OnWidths ignored -> throw new Inexpressible("the number of bits is left open", "");
            case Condition.Not not -> "!(" + of(not.operand()) + ")";
            case Condition.AllOf all -> joined(" && ", "true", all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> joined(" || ", "false", any.operands().stream().map(this::of).toList());
        };
    }

    /** The dimensions by which the lanes of a class are counted. */
    String lanes(RankClass rankClass) {
        String dimensions = counted.get(rankClass);
        if (dimensions == null) {
            throw new Inexpressible("the left side does not tell a map", rankClass.name());
        }
        return dimensions;
    }

    private static String joined(String between, String none, List<String> parts) {
        return parts.isEmpty()
                ? none
                : parts.size() == 1
                        ? parts.getFirst()
                        : parts.stream().map(part -> "(" + part + ")").collect(Collectors.joining(between, "(", ")"));
    }
}
