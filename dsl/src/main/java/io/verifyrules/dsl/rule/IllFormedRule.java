package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;

/** A declaration that breaks a rule of the language. */
public record IllFormedRule(String name, Expectation expectation, SourcePosition position,
        Diagnostic diagnostic) implements RuleDeclaration {}
