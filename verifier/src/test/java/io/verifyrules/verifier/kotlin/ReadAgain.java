package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules from Java, written in Kotlin and read again. */
final class ReadAgain {

    private ReadAgain() {
    }

    static Rule rule(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", body);
        RuleDeclaration declared = rules.toFile().declarations().getFirst();
        assertThat(declared).as(declared instanceof IllFormedRule wrong ? wrong.diagnostic().message() : "a rule")
                .isInstanceOf(Rule.class);
        return (Rule) declared;
    }

    /** The rules of a script. */
    static List<Rule> rules(String text) {
        ScriptResult read = new RuleScripts().loadEdited(Path.of("text.rules.kts"), text);
        assertThat(read).as("%s%n%s", read, text).isInstanceOf(ScriptResult.Loaded.class);
        return ((ScriptResult.Loaded) read).file().declarations().stream().map(declared -> {
            assertThat(declared).as(declared instanceof IllFormedRule wrong ? wrong.diagnostic().message() : text)
                    .isInstanceOf(Rule.class);
            return (Rule) declared;
        }).toList();
    }

    /** The text of the rule, which is the same when it is read. */
    static String same(Rule rule) {
        String text = KotlinRule.of(rule);
        assertThat(RuleJson.write(rules(text).getFirst()).toPrettyString()).as(text)
                .isEqualTo(RuleJson.write(rule).toPrettyString());
        return text;
    }
}
