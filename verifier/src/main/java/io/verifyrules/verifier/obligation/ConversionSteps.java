package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.ConversionChain;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Chains of conversions without the types that can be left out of them, as {@link ConversionChain} says. */
final class ConversionSteps {

    /** A conversion of an element. */
    record Step(ElementType from, ElementType to, ValueTerm operand) {

        Operation.OfConversion operation() {
            return new Operation.OfConversion(Conversion.CONVERT, from, to);
        }
    }

    private final UnaryOperator<ElementType> closed;
    private final Predicate<ValueTerm> isFinite;
    private final Map<ValueTerm, Optional<Step>> known = new HashMap<>();

    /**
     * The chains among terms.
     *
     * @param closed   the type that a type of the rule stands for
     * @param isFinite whether an element is none of the infinities beside numbers
     */
    ConversionSteps(UnaryOperator<ElementType> closed, Predicate<ValueTerm> isFinite) {
        this.closed = closed;
        this.isFinite = isFinite;
    }

    /** The last step of the chain that the term is, between closed types; nothing where it is no conversion of a number. */
    Optional<Step> of(ValueTerm term) {
        Optional<Step> step = known.get(term);
        if (step == null) {
            step = term instanceof ValueTerm.Apply(int id, ElementType type, Operation.OfConversion conversion, List<ValueTerm> operands)
                    && conversion.conversion() == Conversion.CONVERT
                            ? Optional.of(shorter(new Step(closed.apply(conversion.from()),
                                    closed.apply(conversion.to()), operands.getFirst())))
                            : Optional.empty();
            known.put(term, step);
        }
        return step;
    }

    private Step shorter(Step last) {
        return of(last.operand()).filter(first -> isOne(first, last))
                .map(first -> shorter(new Step(first.from(), last.to(), first.operand())))
                .orElse(last);
    }

    private boolean isOne(Step first, Step last) {
        return first.from().equals(first.to())
                || (ConversionChain.isDirect(first.from(), first.to(), last.to()) && isFinite.test(first.operand()));
    }
}
