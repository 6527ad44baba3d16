package io.verifyrules.dsl.rule;

import java.util.List;

/** The declarations of one file, in its order. */
public record RuleFile(String name, List<RuleDeclaration> declarations) {
    public RuleFile {
        declarations = List.copyOf(declarations);
    }
}
