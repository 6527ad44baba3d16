package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.Permission;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneDependence;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;

/**
 * An element that is a truth value, as a truth value over lanes where it compares integers that are indices. Two iotas
 * may be compared, along one singleton class or along two, or one with an integer that a tensor has somewhere. Such a
 * comparison is a predicate on the lane of either class.
 *
 * <p>Comparisons by {@link Law#COUNTS_ARE_EXACT}, of numbers of singletons or of one with a numeral; {@code and},
 * {@code or} and {@code not} by {@link Law#CONNECTIVES_ARE_LOGICAL}. An element that is none of these stays an element.
 */
final class ElementTruth {

    private ElementTruth() {
    }

    /** The truth value, as far as the laws are granted that the ledger notes. */
    static Truth of(ValueTerm element, Ledger ledger) {
        return switch (element) {
            case ValueTerm.Literal literal when literal.value() instanceof Literal.Truth truth ->
                truth.value() ? Truth.TRUE : Truth.FALSE;
            case ValueTerm.Apply apply -> of(apply, ledger).orElse(new Truth.OnElement(apply));
            case ValueTerm.If choice ->
                Truth.anyOf(List.of(Truth.allOf(List.of(choice.condition(), of(choice.then(), ledger))),
                        Truth.allOf(List.of(Truth.not(choice.condition()), of(choice.otherwise(), ledger)))));
            default -> new Truth.OnElement(element);
        };
    }

    private static Optional<Truth> of(ValueTerm.Apply apply, Ledger ledger) {
        return switch (apply.operation()) {
            case Operation.OfRelation(Relation relation) ->
                compare(relation, apply.operands().get(0), apply.operands().get(1), ledger);
            case Operation.OfUnary(UnaryOperator operator) when operator == UnaryOperator.NOT ->
                logical(apply, ledger).map(connective -> Truth.not(of(apply.operands().get(0), ledger)));
            case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.AND ->
                logical(apply, ledger).map(connective -> Truth.allOf(all(apply.operands(), ledger)));
            case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.OR ->
                logical(apply, ledger).map(connective -> Truth.anyOf(all(apply.operands(), ledger)));
            default -> Optional.empty();
        };
    }

    private static Optional<Permission> logical(ValueTerm.Apply apply, Ledger ledger) {
        return ledger.ask(apply.type(), Law.CONNECTIVES_ARE_LOGICAL);
    }

    private static List<Truth> all(List<ValueTerm> elements, Ledger ledger) {
        return elements.stream().map(element -> of(element, ledger)).toList();
    }

    private static Optional<Truth> compare(Relation relation, ValueTerm left, ValueTerm right, Ledger ledger) {
        if (!(left instanceof ValueTerm.Counted || right instanceof ValueTerm.Counted)) {
            return Optional.empty();
        }
        Optional<LaneInt> a = number(left);
        Optional<LaneInt> b = number(right);
        if (a.isEmpty() || b.isEmpty() || !areOfOneClass(left, right, List.of(a.get(), b.get()))) {
            return Optional.empty();
        }
        Optional<RankClass> singleton = rankClass(left).or(() -> rankClass(right))
                .or(() -> Atoms.singletons(List.of(a.get(), b.get())).stream().findFirst());
        return singleton.flatMap(one -> ledger.ask(ElementType.INT, Law.COUNTS_ARE_EXACT)
                .map(exact -> Truth.fold(one, LaneBool.compare(relation, a.get(), b.get()))));
    }

    /** Or of singletons, which together are as one. */
    private static boolean areOfOneClass(ValueTerm left, ValueTerm right, List<LaneInt> both) {
        boolean twoClasses = left instanceof ValueTerm.Counted && right instanceof ValueTerm.Counted
                && !rankClass(left).equals(rankClass(right));
        return !twoClasses || LaneDependence.of(both).isSameOnEveryLane();
    }

    private static Optional<RankClass> rankClass(ValueTerm term) {
        return term instanceof ValueTerm.Counted counted ? counted.rankClass() : Optional.empty();
    }

    private static Optional<LaneInt> number(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Counted counted -> Optional.of(counted.number());
            case ValueTerm.Read read when read.type().equals(ElementType.INT) ->
                Optional.of(LaneInt.of(new CompoundAtom.Entry(read.origin(), read.index())));
            case ValueTerm.Literal literal when literal.value() instanceof Literal.Whole whole ->
                Optional.of(LaneInt.of(whole.value()));
            default -> Optional.empty();
        };
    }
}
