package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Maps over numbers of a program and conditions on them, as expressions of C++. They are computed in 128 bits, where
 * sums and products of 64-bit numbers do not overflow.
 *
 * @param namespace what stands before the names of {@code verify_rules.h}
 * @param number    the number on the lane that is called {@code lane}, by its place
 * @param count     the number of lanes of a class
 */
public record NativeTerms(String namespace, Function<AxisMap.Variable, String> number,
        Function<RankClass, String> count) {

    private static final String NAMESPACE = "verify_rules::";

    /** The terms of native code, which reads numbers off attributes and types first. */
    static final NativeTerms OF_PATTERNS = new NativeTerms(NAMESPACE, slot -> numbers(slot) + "[lane]",
            NativeTerms::rank);

    /** The C++ name of the numbers that are found at a place. */
    static String numbers(AxisMap.Variable slot) {
        return slot.name() + "_at";
    }

    /** The C++ name of the number of lanes. */
    static String rank(RankClass lanes) {
        return Identifier.of(lanes.name()) + "_rank";
    }

    /** The integer on the lane that is called {@code lane}. */
    public String of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable slot -> number.apply(slot);
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
                    // Names of the standard library are close to these.
                    case FLOOR_DIV, FLOOR_MOD -> NAMESPACE + term.operator().symbol() + "(" + left + ", " + right + ")";
                    case MIN, MAX ->
                        "std::" + term.operator().symbol() + "<" + namespace + "Number>(" + left + ", " + right + ")";
                };
            }
        };
    }

    /** The truth value on the lane that is called {@code lane}. */
    public String of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison ->
                of(comparison.left()) + " " + comparison.relation().symbol() + " " + of(comparison.right());
            case LaneCondition.Not not -> "!(" + of(not.operand()) + ")";
            case LaneCondition.AllOf all -> joined(" && ", "true", all.operands().stream().map(this::of).toList());
            case LaneCondition.AnyOf any -> joined(" || ", "false", any.operands().stream().map(this::of).toList());
        };
    }

    /**
     * The truth value of a condition.
     *
     * @throws Inexpressible if numbers of the program do not decide it
     */
    public String of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> namespace + "everyLane(" + count.apply(every.rankClass())
                    + ", [&](size_t lane) { return " + of(every.condition()) + "; })";
            case Condition.OnScalars scalars -> of(scalars.condition());
            case Condition.OnElements ignored ->
                throw new Inexpressible("a condition speaks of elements, which a program computes when it runs", "");
            case Condition.OnWidths ignored -> throw new Inexpressible("the number of bits is left open", "");
            case Condition.Not not -> "!(" + of(not.operand()) + ")";
            case Condition.AllOf all -> joined(" && ", "true", all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> joined(" || ", "false", any.operands().stream().map(this::of).toList());
        };
    }

    private static String joined(String between, String none, List<String> parts) {
        return parts.isEmpty()
                ? none
                : parts.size() == 1
                        ? parts.getFirst()
                        : parts.stream().map(part -> "(" + part + ")").collect(Collectors.joining(between, "(", ")"));
    }
}
