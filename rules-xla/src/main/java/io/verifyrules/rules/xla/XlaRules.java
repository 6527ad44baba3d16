package io.verifyrules.rules.xla;

import io.verifyrules.dsl.syntax.CompiledRuleBook;

/** The rewrite rules of XLA's algebraic simplifier, and those of models. */
public final class XlaRules extends CompiledRuleBook {

    public XlaRules() {
        super("xla");
    }

    @Override
    protected boolean has(String source) {
        return !EnzymeRules.isOne(source);
    }
}
