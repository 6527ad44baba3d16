package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;

/** A declaration that breaks a rule of the language. A name that is itself the mistake is made visible. */
public record IllFormedRule(String name, Expectation expectation, SourcePosition position,
        Diagnostic diagnostic) implements RuleDeclaration {
    public IllFormedRule {
        name = VisibleText.of(name);
    }

    @Override
    public IllFormedRule below(int lines) {
        return new IllFormedRule(name, expectation, position.below(lines),
                new Diagnostic(diagnostic.position().below(lines), diagnostic.message()));
    }
}
