package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * Maps and conditions on one lane as egglog computes with integers. It has neither choices nor disjunctions, so there
 * is a case for each way to choose, with the premises under which it applies. No two cases of a map apply at once, and
 * always one does.
 */
final class LaneCases {

    private static final int MOST = 24;

    /** A case: what it is about, and when it applies. */
    record Case<T>(List<String> premises, T value) {
        Case {
            premises = List.copyOf(premises);
        }
    }

    private LaneCases() {
    }

    /** The integer of a map; {@code x} is the number at the slot of the variable {@code x}. */
    static List<Case<String>> of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable slot -> List.of(new Case<>(List.of(), number(slot)));
            case AxisMap.Constant constant -> List.of(new Case<>(List.of(), Long.toString(constant.value())));
            case AxisMap.Permuted permuted -> throw new IllegalStateException("permutation " + permuted.by());
            case AxisMap.Scalar scalar -> throw new IllegalStateException("integer " + scalar.name());
            case AxisMap.Choice choice -> {
                List<Case<String>> cases = new ArrayList<>();
                cases.addAll(under(of(choice.condition(), true), of(choice.then())));
                cases.addAll(under(of(choice.condition(), false), of(choice.otherwise())));
                yield few(cases);
            }
            case AxisMap.Arithmetic term -> switch (term.operator()) {
                case PLUS -> combined(term, (a, b) -> "(+ " + a + " " + b + ")");
                case MINUS -> combined(term, (a, b) -> "(- " + a + " " + b + ")");
                case TIMES -> combined(term, (a, b) -> "(* " + a + " " + b + ")");
                case MIN -> combined(term, (a, b) -> "(min " + a + " " + b + ")");
                case MAX -> combined(term, (a, b) -> "(max " + a + " " + b + ")");
                case FLOOR_DIV ->
                    divided(term, (a, b) -> "(/ (- " + a + " " + remainder(a, b) + ") " + b + ")", a -> "0");
                case FLOOR_MOD -> divided(term, LaneCases::remainder, a -> a);
            };
        };
    }

    /** The name of the number on the lane. */
    static String number(AxisMap.Variable slot) {
        return slot.name() + "_n";
    }

    /** Division rounds towards 0 there; this remainder has the sign of the divisor. */
    private static String remainder(String dividend, String divisor) {
        return "(% (+ (% " + dividend + " " + divisor + ") " + divisor + ") " + divisor + ")";
    }

    private static List<Case<String>> divided(AxisMap.Arithmetic term, BinaryOperator<String> quotient,
            UnaryOperator<String> byZero) {
        if (term.right() instanceof AxisMap.Constant(long divisor)) {
            return divisor == 0 ? mapped(of(term.left()), byZero) : combined(term, quotient);
        }
        List<Case<String>> cases = new ArrayList<>();
        for (Case<String> left : of(term.left())) {
            for (Case<String> right : of(term.right())) {
                cases.add(new Case<>(joined(left.premises(), right.premises(), "(!= " + right.value() + " 0)"),
                        quotient.apply(left.value(), right.value())));
                cases.add(new Case<>(joined(left.premises(), right.premises(), "(= " + right.value() + " 0)"),
                        byZero.apply(left.value())));
            }
        }
        return few(cases);
    }

    private static List<Case<String>> mapped(List<Case<String>> cases, UnaryOperator<String> change) {
        return cases.stream().map(one -> new Case<>(one.premises(), change.apply(one.value()))).toList();
    }

    private static List<Case<String>> combined(AxisMap.Arithmetic term, BinaryOperator<String> operator) {
        List<Case<String>> cases = new ArrayList<>();
        for (Case<String> left : of(term.left())) {
            for (Case<String> right : of(term.right())) {
                cases.add(new Case<>(joined(left.premises(), right.premises()),
                        operator.apply(left.value(), right.value())));
            }
        }
        return few(cases);
    }

    private static List<Case<String>> under(List<List<String>> ways, List<Case<String>> cases) {
        List<Case<String>> all = new ArrayList<>();
        ways.forEach(way -> cases.forEach(one -> all.add(new Case<>(joined(way, one.premises()), one.value()))));
        return all;
    }

    /** The ways in which a condition holds, or fails: lists of premises; one of them applies where it does. */
    static List<List<String>> of(LaneCondition condition, boolean wanted) {
        return switch (condition) {
            case LaneCondition.Comparison comparison -> compared(comparison, wanted);
            case LaneCondition.Not not -> of(not.operand(), !wanted);
            case LaneCondition.AllOf all -> wanted ? every(all.operands(), true) : some(all.operands(), false);
            case LaneCondition.AnyOf any -> wanted ? some(any.operands(), true) : every(any.operands(), false);
        };
    }

    private static List<List<String>> compared(LaneCondition.Comparison comparison, boolean wanted) {
        Relation relation = wanted ? comparison.relation() : comparison.relation().negated();
        String symbol = relation == Relation.EQ ? "=" : relation.symbol();
        List<List<String>> ways = new ArrayList<>();
        for (Case<String> left : of(comparison.left())) {
            for (Case<String> right : of(comparison.right())) {
                ways.add(joined(left.premises(), right.premises(),
                        "(" + symbol + " " + left.value() + " " + right.value() + ")"));
            }
        }
        return few(ways);
    }

    private static List<List<String>> every(List<LaneCondition> operands, boolean wanted) {
        List<List<String>> ways = List.of(List.of());
        for (LaneCondition operand : operands) {
            List<List<String>> more = new ArrayList<>();
            for (List<String> way : ways) {
                of(operand, wanted).forEach(other -> more.add(joined(way, other)));
            }
            ways = few(more);
        }
        return ways;
    }

    /** Where several hold, the first that does counts, so that no two ways apply at once. */
    private static List<List<String>> some(List<LaneCondition> operands, boolean wanted) {
        List<List<String>> ways = new ArrayList<>();
        List<List<String>> before = List.of(List.of());
        for (LaneCondition operand : operands) {
            for (List<String> none : before) {
                of(operand, wanted).forEach(way -> ways.add(joined(none, way)));
            }
            List<List<String>> next = new ArrayList<>();
            for (List<String> none : before) {
                of(operand, !wanted).forEach(way -> next.add(joined(none, way)));
            }
            before = few(next);
        }
        return few(ways);
    }

    private static List<String> joined(List<String> first, List<String> second, String... more) {
        List<String> all = new ArrayList<>(first);
        second.stream().filter(premise -> !all.contains(premise)).forEach(all::add);
        List.of(more).stream().filter(premise -> !all.contains(premise)).forEach(all::add);
        return all;
    }

    private static <T> List<T> few(List<T> cases) {
        if (cases.size() > MOST) {
            throw new Inexpressible("a condition has too many cases", "more than " + MOST);
        }
        return cases;
    }
}
