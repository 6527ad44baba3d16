package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.List;

/** A declaration of a rule file: a rule, one about lists of operands, or the account of why it is not one. */
public sealed interface RuleDeclaration permits Rule, ListRule, IllFormedRule {

    /** The name under which the rule is declared. */
    String name();

    /** The verdict that the author expects. */
    Expectation expectation();

    /** Where the declaration stands. */
    SourcePosition position();

    /** Parts that are no mistake and yet hardly meant, as a name that nothing uses. No verdict depends on it. */
    List<Diagnostic> warnings();

    /** The same declaration where it stands so many lines further down. */
    RuleDeclaration below(int lines);
}
