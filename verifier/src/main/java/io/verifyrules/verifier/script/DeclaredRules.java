package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The declarations of a text of a rule file. Those which stand unchanged in a later text are known there.
 *
 * @param rules the rules that each declaration's text declares, as if it began in line 1
 */
public record DeclaredRules(Map<String, List<RuleDeclaration>> rules) {

    /** Nothing is known. */
    public static final DeclaredRules NONE = new DeclaredRules(Map.of());

    public DeclaredRules {
        rules = Map.copyOf(rules);
    }

    /** The declarations of a text, where all rules of it are given. */
    public static DeclaredRules of(String text, List<RuleDeclaration> declarations) {
        Map<String, List<RuleDeclaration>> rules = new HashMap<>();
        for (RuleCall call : RuleCall.in(text)) {
            List<RuleDeclaration> declared = declarations.stream()
                    .filter(rule -> call.line() <= rule.position().line() && rule.position().line() <= call.lastLine())
                    .map(rule -> rule.below(1 - call.line()))
                    .toList();
            // What is said of a mistake may name other lines.
            if (declared.stream().allMatch(Rule.class::isInstance)) {
                rules.put(call.text(), declared);
            }
        }
        return new DeclaredRules(rules);
    }

    /** The rules of another text whose declarations stand there unchanged, by their places there. */
    public List<RuleDeclaration> in(String text) {
        List<RuleDeclaration> standing = new ArrayList<>();
        RuleCall.in(text).forEach(call -> standing.addAll(of(call)));
        standing.sort(Comparator.comparingInt(rule -> rule.position().line()));
        return List.copyOf(standing);
    }

    /** The known rules of a declaration; empty where they are not known. */
    List<RuleDeclaration> of(RuleCall call) {
        return rules.getOrDefault(call.text(), List.of()).stream().map(rule -> rule.below(call.line() - 1)).toList();
    }
}
