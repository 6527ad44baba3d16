package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class XlaRulesAsJsonTest {

    static Stream<RuleFile> files() {
        return new XlaRules().files().stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyRuleIsTheSameAfterWritingAndReadingItsJsonForm(RuleFile file) {
        List<Rule> rules = rules(file);
        RuleDocument read = RuleJson.readFile("rules.json", RuleJson.writeFile(rules));
        assertThat(read.diagnostics()).isEmpty();
        assertThat(read.rules().declarations()).hasSameSizeAs(rules).allMatch(Rule.class::isInstance);
        assertThat(rules(read.rules()).stream().map(XlaRulesAsJsonTest::written).toList())
                .isEqualTo(rules.stream().map(XlaRulesAsJsonTest::written).toList());
    }

    private static List<Rule> rules(RuleFile file) {
        return file.declarations().stream().filter(Rule.class::isInstance).map(Rule.class::cast).toList();
    }

    /** All that a rule says, apart from its position. Rules share no classes, so their terms are compared as they are written. */
    private static List<Object> written(Rule rule) {
        return List.of(rule.name(), rule.rankClasses().stream().map(each -> each.name() + ": " + each.bound()).toList(),
                RuleParts.of(rule).toString(), rule.hints().toString(), rule.elements(), rule.expectation(),
                rule.provenance());
    }
}
