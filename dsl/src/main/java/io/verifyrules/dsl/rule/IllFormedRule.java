package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.List;
import java.util.Optional;

/**
 * A declaration that breaks a rule of the language. A name that is itself the mistake is made visible.
 *
 * @param sketch the rule, where its holes are its only mistake
 */
public record IllFormedRule(String name, Expectation expectation, SourcePosition position, Diagnostic diagnostic,
        Optional<Sketch> sketch) implements RuleDeclaration {

    /** One that says nothing. */
    public IllFormedRule(String name, Expectation expectation, SourcePosition position, Diagnostic diagnostic) {
        this(name, expectation, position, diagnostic, Optional.empty());
    }

    public IllFormedRule {
        name = VisibleText.of(name);
    }

    /** None beside the mistake. */
    @Override
    public List<Diagnostic> warnings() {
        return List.of();
    }

    @Override
    public IllFormedRule below(int lines) {
        return new IllFormedRule(name, expectation, position.below(lines),
                new Diagnostic(diagnostic.position().below(lines), diagnostic.message()), sketch);
    }
}
