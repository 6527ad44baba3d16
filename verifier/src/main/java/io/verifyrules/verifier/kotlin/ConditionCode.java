package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Conditions on lanes, on numbers and on elements, in Kotlin. */
record ConditionCode(Terms terms) {

    /** The condition where a rule demands it: there "on every lane" goes without saying. */
    Code demanded(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane(var rankClass, var onLane) -> {
                requireSaid(condition);
                yield terms.of(onLane);
            }
            case Condition.OnScalars(var onNumbers) -> terms.of(onNumbers);
            default -> terms.of(condition);
        };
    }

    Code written(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane(var rankClass, var onLane) -> {
                requireSaid(condition);
                yield terms.call("everyLane", terms.of(onLane));
            }
            case Condition.OnScalars(var onNumbers) -> terms.call("everyLane", terms.of(onNumbers));
            case Condition.OnElements(var compared) -> compared(compared);
            case Condition.OnWidths(var nonNegative) -> widths(nonNegative);
            case Condition.Not(var denied) -> someLane(denied);
            case Condition.AllOf all -> joined(all.operands(), "and", terms::of, true);
            case Condition.AnyOf any -> joined(any.operands(), "or", terms::of, false);
        };
    }

    private Code someLane(Condition denied) {
        return switch (denied) {
            case Condition.EveryLane(var rankClass, LaneCondition.Not(var some)) -> {
                requireSaid(denied);
                yield terms.call("someLane", terms.of(some));
            }
            case Condition.OnScalars(LaneCondition.Not(var some)) -> terms.call("someLane", terms.of(some));
            case Condition.OnElements ignored ->
                throw new NotInKotlin("a comparison of elements cannot be denied in a condition of a rule file");
            default -> terms.of(denied).then("not");
        };
    }

    /** Checks that "on every lane" speaks of the lanes of the class that the condition itself mentions. */
    private static void requireSaid(Condition condition) {
        if (condition instanceof Condition.EveryLane(var rankClass, var onLane)
                && onLane.rankClass().filter(rankClass::equals).isEmpty()) {
            throw new NotInKotlin("a condition that mentions no lane is asked on every lane of " + rankClass);
        }
    }

    Code written(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison -> Code.words(
                    comparison.right() instanceof AxisMap.Constant
                            ? terms.of(comparison.left())
                            : terms.maps().orNumber(comparison.left()),
                    word(comparison.relation()), terms.maps().orNumber(comparison.right()));
            case LaneCondition.Not(var denied) -> terms.of(denied).then("not");
            case LaneCondition.AllOf all -> joined(all.operands(), "and", terms::of, true);
            case LaneCondition.AnyOf any -> joined(any.operands(), "or", terms::of, false);
        };
    }

    /** Two are joined by a word, more by the same word from left to right; of none it is known whether they hold. */
    private <T> Code joined(List<T> operands, String word, Function<T, Code> code, boolean ofNone) {
        return operands.stream()
                .map(code)
                .reduce((left, right) -> Code.words(left, word, right))
                .orElseThrow(() -> new NotInKotlin("a condition that is always " + ofNone + " has no name"));
    }

    private Code compared(ElementCondition compared) {
        // Of two numbers one is said to be an element, so that Kotlin does not compare.
        LiteralCode.Place left = compared.right() instanceof Element.Written
                ? LiteralCode.Place.ELEMENT
                : LiteralCode.Place.INT;
        return Code.words(terms.of(compared.left(), left), word(compared.relation()),
                terms.of(compared.right(), LiteralCode.Place.INT));
    }

    /** A word that compares. */
    static String word(Relation relation) {
        return relation.name().toLowerCase(Locale.ROOT);
    }

    /** Added terms stand on one side, and subtracted ones on the other, so that nothing is subtracted. */
    private Code widths(Width nonNegative) {
        Width more = side(nonNegative, true);
        Width less = side(nonNegative, false);
        if (!more.terms().isEmpty()) {
            return Code.words(terms.types().width(more), "ge", terms.types().width(less));
        }
        if (less.terms().isEmpty()) {
            throw new NotInKotlin("a condition on widths that mentions none has no name");
        }
        return Code.words(terms.types().width(less), "le", terms.types().width(more));
    }

    private static Width side(Width width, boolean added) {
        Width side = Width.of(Math.max(0, added ? width.offset() : -width.offset()));
        for (Map.Entry<String, Integer> term : width.terms().entrySet()) {
            side = side.plus(Width.named(term.getKey()).times(Math.max(0, added ? term.getValue() : -term.getValue())));
        }
        return side;
    }
}
