package io.verifyrules.rules.mlir;

import io.verifyrules.dsl.syntax.CompiledRuleBook;

/** Rewrite rules of MLIR's dialects. */
public final class MlirRules extends CompiledRuleBook {

    public MlirRules() {
        super("mlir");
    }
}
