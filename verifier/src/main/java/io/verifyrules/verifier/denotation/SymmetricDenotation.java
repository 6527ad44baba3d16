package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.term.ValueTerms;

/**
 * That an input is symmetric: its elements are read at one of the indices that exchanges lead to. So the assumption is
 * true of what is read, and says nothing by itself.
 */
final class SymmetricDenotation {

    private SymmetricDenotation() {
    }

    /** Says to the terms of a rule which of its inputs it assumes to be symmetric, before any is read. */
    static void say(Rule rule, ValueTerms terms) {
        rule.assumptions().forEach(assumption -> {
            if (assumption instanceof Symmetric symmetric && symmetric.operand() instanceof Input input) {
                terms.symmetric(input.name(), symmetric.first(), symmetric.second());
            }
        });
    }

    /** True at every access. */
    static TensorMeaning of(TensorMeaning operand, ValueTerms terms) {
        return new TensorMeaning(operand.sizes(), operand.validity(),
                access -> terms.literal(new Literal.Truth(true), ElementType.BOOL));
    }
}
