package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;

/** The title of a rule in reports: its catalogue id, where it has one, and its name. */
public final class RuleTitle {

    private RuleTitle() {
    }

    /** The id and the name; the name alone where it begins with the id. */
    public static String of(RuleDeclaration declaration) {
        String id = id(declaration);
        return declaration.name().startsWith(id) ? declaration.name() : id + " " + declaration.name();
    }

    /** The id in the catalogue the rule was taken from, or nothing. */
    public static String id(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> rule.provenance().id();
            case ListRule list -> list.pattern().provenance().id();
            case IllFormedRule ignored -> "";
        };
    }
}
