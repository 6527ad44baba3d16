package io.verifyrules.rules.xla;

import io.verifyrules.dsl.syntax.CompiledRuleBook;

/** The rewrite patterns of Enzyme-JAX's optimizer of StableHLO, with the conditions of its code and no others. */
public final class EnzymeRules extends CompiledRuleBook {

    private static final String FOLDER = "rules-xla/src/main/rules/enzyme/";

    public EnzymeRules() {
        super("enzyme");
    }

    /** Whether the source has such patterns. */
    static boolean isOne(String source) {
        return source.startsWith(FOLDER);
    }

    @Override
    protected boolean has(String source) {
        return isOne(source);
    }
}
