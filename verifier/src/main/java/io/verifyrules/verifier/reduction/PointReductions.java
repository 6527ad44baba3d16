package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes away the indices of reductions that can have one value only ({@link OnePoint}), wherever the reduction stands. One
 * that is left without an index is the element at that point, or the identity where the guard fails there.
 */
public final class PointReductions {

    private final ValueTerms terms;
    private final Map<ValueTerm, ValueTerm> known = new HashMap<>();

    public PointReductions(ValueTerms terms) {
        this.terms = terms;
    }

    /** The meaning with the elements of both sides simplified. */
    public RuleMeaning of(RuleMeaning meaning) {
        return new RuleMeaning(meaning.hypotheses(), meaning.assumptions(), meaning.leftSizes(), meaning.rightSizes(),
                meaning.rightValidity(), meaning.access(), meaning.inBounds(), of(meaning.left()), of(meaning.right()),
                meaning.defined(), meaning.laws());
    }

    private ValueTerm of(ValueTerm term) {
        ValueTerm simplified = known.get(term);
        if (simplified == null) {
            simplified = simplified(term);
            known.put(term, simplified);
        }
        return simplified;
    }

    private ValueTerm simplified(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started(BinaryOperator operator) ->
                started(apply, operator);
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice -> terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            case ValueTerm.Reduction reduction -> reduced(reduction, of(reduction.guard()), of(reduction.body()));
            case ValueTerm.Literal ignored -> term;
            case ValueTerm.Parameter ignored -> term;
            case ValueTerm.Read ignored -> term;
            case ValueTerm.Counted ignored -> term;
        };
    }

    /**
     * With one element an initial value has no order, and with none it stays. A combination of several loses the
     * indices of one value, and remains of several. By itself, of nothing it would be the identity, which is no neutral
     * element where order matters.
     */
    private ValueTerm started(ValueTerm.Apply apply, BinaryOperator operator) {
        ValueTerm initial = apply.operands().get(0);
        if (!(apply.operands().get(1) instanceof ValueTerm.Reduction reduction)) {
            return apply;
        }
        GuardedTerm whole = new GuardedTerm(reduction.indices(), of(reduction.guard()), BigInteger.ONE,
                List.of(of(reduction.body())));
        GuardedTerm point = OnePoint.simplify(whole, terms);
        return point.indices().isEmpty()
                ? terms.choose(point.guard(),
                        terms.apply(new Operation.OfBinary(operator), apply.type(),
                                List.of(initial, point.factors().getFirst())),
                        initial)
                : started(apply, initial, reduction, OnePoint.simplifyInOrder(whole, terms));
    }

    private ValueTerm started(ValueTerm.Apply apply, ValueTerm initial, ValueTerm.Reduction reduction,
            GuardedTerm several) {
        return terms.apply(apply.operation(), apply.type(), List.of(initial, terms.reduction(reduction.monoid(),
                reduction.type(), several.indices(), several.guard(), several.factors().getFirst())));
    }

    private Truth of(Truth truth) {
        return switch (truth) {
            case Truth.OnElement element -> new Truth.OnElement(of(element.element()));
            case Truth.Not not -> Truth.not(of(not.operand()));
            case Truth.AllOf all -> Truth.allOf(all.parts().stream().map(this::of).toList());
            case Truth.AnyOf any -> Truth.anyOf(any.parts().stream().map(this::of).toList());
            case Truth.Constant ignored -> truth;
            case Truth.Fold ignored -> truth;
            case Truth.OnScalars ignored -> truth;
        };
    }

    private ValueTerm reduced(ValueTerm.Reduction reduction, Truth guard, ValueTerm body) {
        GuardedTerm point = OnePoint
                .simplify(new GuardedTerm(reduction.indices(), guard, BigInteger.ONE, List.of(body)), terms);
        Optional<Literal> identity = reduction.monoid() instanceof Monoid monoid
                ? monoid.identity(reduction.type())
                : Optional.empty();
        return point.indices().isEmpty() && identity.isPresent()
                ? terms.choose(point.guard(), point.factors().getFirst(),
                        terms.literal(identity.get(), reduction.type()))
                : terms.reduction(reduction.monoid(), reduction.type(), point.indices(), point.guard(),
                        point.factors().getFirst());
    }
}
