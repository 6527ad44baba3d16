package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.SourcePosition;

/** What a rule file declares: a rule, or the account of why it is not one. */
public sealed interface RuleDeclaration permits Rule, IllFormedRule {

    /** The name under which the rule is declared. */
    String name();

    /** The verdict that the author expects. */
    Expectation expectation();

    /** Where the declaration stands. */
    SourcePosition position();

    /** The same declaration where it stands so many lines further down. */
    RuleDeclaration below(int lines);
}
