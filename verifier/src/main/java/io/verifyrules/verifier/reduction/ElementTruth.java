package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;

/**
 * An element that is a truth value, as a truth value over lanes where it compares integers that are indices: the comparison
 * of two iotas along one singleton class is a predicate on the lane of that class.
 */
final class ElementTruth {

    private ElementTruth() {
    }

    static Truth of(ValueTerm element) {
        return switch (element) {
            case ValueTerm.Literal literal when literal.value() instanceof Literal.Truth truth -> truth.value()
                    ? Truth.TRUE
                    : Truth.FALSE;
            case ValueTerm.Apply apply -> of(apply).orElse(new Truth.OnElement(apply));
            case ValueTerm.If choice -> Truth.anyOf(List.of(
                    Truth.allOf(List.of(choice.condition(), of(choice.then()))),
                    Truth.allOf(List.of(Truth.not(choice.condition()), of(choice.otherwise())))));
            default -> new Truth.OnElement(element);
        };
    }

    private static Optional<Truth> of(ValueTerm.Apply apply) {
        return switch (apply.operation()) {
            case Operation.OfRelation(Relation relation) -> compare(relation, apply.operands().get(0), apply.operands()
                    .get(1));
            case Operation.OfUnary(UnaryOperator operator) when operator == UnaryOperator.NOT ->
                Optional.of(Truth.not(of(apply.operands().get(0))));
            case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.AND ->
                Optional.of(Truth.allOf(apply.operands().stream().map(ElementTruth::of).toList()));
            case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.OR ->
                Optional.of(Truth.anyOf(apply.operands().stream().map(ElementTruth::of).toList()));
            default -> Optional.empty();
        };
    }

    private static Optional<Truth> compare(Relation relation, ValueTerm left, ValueTerm right) {
        if (!(left instanceof ValueTerm.Counted || right instanceof ValueTerm.Counted)) {
            return Optional.empty();
        }
        Optional<RankClass> rankClass = rankClass(left).or(() -> rankClass(right));
        boolean oneClass = rankClass.isPresent()
                && List.of(left, right).stream().allMatch(side -> side instanceof ValueTerm.Literal
                        || rankClass(side).equals(rankClass));
        Optional<LaneInt> a = number(left);
        Optional<LaneInt> b = number(right);
        if (!oneClass || a.isEmpty() || b.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Truth.fold(rankClass.get(), compare(relation, a.get(), b.get())));
    }

    private static Optional<RankClass> rankClass(ValueTerm term) {
        return term instanceof ValueTerm.Counted counted ? counted.rankClass() : Optional.empty();
    }

    private static Optional<LaneInt> number(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Counted counted -> Optional.of(counted.number());
            case ValueTerm.Literal literal when literal.value() instanceof Literal.Whole whole ->
                Optional.of(LaneInt.of(whole.value()));
            default -> Optional.empty();
        };
    }

    private static LaneBool compare(Relation relation, LaneInt left, LaneInt right) {
        return switch (relation) {
            case EQ -> LaneBool.equal(left, right);
            case NE -> LaneBool.not(LaneBool.equal(left, right));
            case LT -> LaneBool.lessThan(left, right);
            case LE -> LaneBool.atMost(left, right);
            case GT -> LaneBool.lessThan(right, left);
            case GE -> LaneBool.atMost(right, left);
        };
    }
}
