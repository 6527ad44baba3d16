package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Comparator;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The greatest or the least of some elements, whatever their order is and however often each occurs. */
final class BinaryExtrema {

    private final AlgebraicForm form;

    BinaryExtrema(AlgebraicForm form) {
        this.form = form;
    }

    /** The extremum of both; nothing for an operation that is none, or where its laws are not granted. */
    Optional<Polynomial> of(BinaryOperator operator, Polynomial left, Polynomial right) {
        Optional<Monoid> monoid = Optional.of(operator)
                .filter(each -> each == BinaryOperator.MAX || each == BinaryOperator.MIN)
                .map(each -> each == BinaryOperator.MAX ? Monoid.MAX : Monoid.MIN);
        return monoid.filter(this::mayBeReordered)
                .map(extremum -> left.equals(right) ? left : Polynomial.of(joined(operator, left, right)));
    }

    private boolean mayBeReordered(ElementReducer monoid) {
        return form.may(Law.ofCombinations(monoid)) && form.may(Law.MAX_IDEMPOTENT, Law.MIN_IDEMPOTENT);
    }

    private ValueTerm joined(BinaryOperator operator, Polynomial left, Polynomial right) {
        SortedSet<ValueTerm> all = new TreeSet<>(Comparator.comparingInt(ValueTerm::id));
        add(operator, form.element(left), all);
        add(operator, form.element(right), all);
        return all.stream().reduce((one, next) -> form.built().binary(operator, one, next)).orElseThrow();
    }

    private static void add(BinaryOperator operator, ValueTerm element, SortedSet<ValueTerm> all) {
        if (element instanceof ValueTerm.Apply apply && apply.operation().equals(new Operation.OfBinary(operator))) {
            apply.operands().forEach(operand -> add(operator, operand, all));
        } else {
            all.add(element);
        }
    }
}
