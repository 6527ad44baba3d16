package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.nio.file.Path;

/** Type-checks rule files: prints the names of the rules, or what is wrong with them. */
public final class CheckRules {

    private CheckRules() {
    }

    public static void main(String[] files) {
        RuleScripts scripts = new RuleScripts();
        int mistakes = 0;
        for (String file : files) {
            switch (scripts.load(Path.of(file))) {
                case ScriptResult.Failed failed -> {
                    failed.mistakes().forEach(System.out::println);
                    mistakes++;
                }
                case ScriptResult.Loaded loaded -> {
                    for (RuleDeclaration declaration : loaded.file().declarations()) {
                        System.out.println(switch (declaration) {
                            case Rule rule -> rule.position() + ": ok: " + rule.name();
                            case IllFormedRule wrong -> wrong.diagnostic().toString();
                        });
                        mistakes += declaration instanceof IllFormedRule ? 1 : 0;
                    }
                }
            }
        }
        System.exit(mistakes == 0 ? 0 : 1);
    }
}
