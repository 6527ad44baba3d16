package io.verifyrules.rules.xla;

import io.verifyrules.dsl.syntax.CompiledRuleBook;

/** The rewrite rules of XLA's algebraic simplifier. */
public final class XlaRules extends CompiledRuleBook {

    public XlaRules() {
        super("xla");
    }
}
