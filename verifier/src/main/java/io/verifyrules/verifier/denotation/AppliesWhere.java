package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The conditions under which a rule applies to an instance, in terms as they are denoted. No normal form has replaced a
 * variable, and no fact is added.
 *
 * @param hypotheses the precondition and the validity of the left side
 * @param inBounds that the result has an element at the access that is compared
 * @param nowhere for each assumption on tensor values, that it speaks of no element, and so holds
 * @param mustBeDefined whether the left side has operations that may have undefined behaviour
 */
public record AppliesWhere(List<Truth> hypotheses, List<Truth> inBounds, List<Truth> nowhere, boolean mustBeDefined) {

    public AppliesWhere {
        hypotheses = List.copyOf(hypotheses);
        inBounds = List.copyOf(inBounds);
        nowhere = List.copyOf(nowhere);
    }

    /**
     * Of a rule.
     *
     * @param meant its meaning, as it is denoted
     */
    public static AppliesWhere of(Rule rule, RuleMeaning meant, ValueTerms terms, Grants granted) {
        SymmetricDenotation.say(rule, terms);
        Denotation left = new Denotation(terms, granted, rule.assumptions());
        left.of(rule.lhs());
        return new AppliesWhere(meant.hypotheses(), Truth.conjuncts(meant.inBounds()),
                AssumedAtOrigin.of(rule, terms, granted, UnaryOperator.identity()).nowhere(),
                !left.demanded().isEmpty());
    }
}
