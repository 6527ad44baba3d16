package io.verifyrules.rules.xla;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.RuleDocument;
import io.verifyrules.verifier.json.RuleJson;
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
        assertThat(rules(read.rules()).stream().map(XlaRulesAsJsonTest::withoutPosition).toList())
                .isEqualTo(rules.stream().map(XlaRulesAsJsonTest::withoutPosition).toList());
    }

    private static List<Rule> rules(RuleFile file) {
        return file.declarations().stream().filter(Rule.class::isInstance).map(Rule.class::cast).toList();
    }

    private static Rule withoutPosition(Rule rule) {
        return new Rule(rule.name(), rule.rankClasses(), rule.preconditions(), rule.assumptions(), rule.lhs(),
                rule.rhs(), rule.hints(), rule.elements(), rule.expectation(), rule.provenance(), SourcePosition.ofFile(
                        ""));
    }
}
