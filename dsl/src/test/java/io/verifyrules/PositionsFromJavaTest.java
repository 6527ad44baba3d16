package io.verifyrules;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Stands outside of the language's packages, as a user's code does. */
class PositionsFromJavaTest {

    private static final String FILE = "PositionsFromJavaTest.java";

    @Test
    void aRuleStandsWhereItIsDeclaredAndAMistakeWhereItIsMade() {
        RuleCollector rules = RuleCollector.forJava();
        int line = new Throwable().getStackTrace()[0].getLineNumber();
        rules.rule("good", rule -> {
            RankClass c = rule.rankClass("c");
            var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(a, a);
        });
        rules.rule("bad", rule -> {
            RankClass c = rule.rankClass("c");
            rule.rankClass(c.name());
        });
        List<RuleDeclaration> declarations = rules.toFile().declarations();
        assertThat(declarations.get(0)).isInstanceOfSatisfying(Rule.class,
                rule -> assertThat(rule.position()).isEqualTo(new SourcePosition(FILE, line + 1, 0)));
        assertThat(declarations.get(1)).isInstanceOfSatisfying(IllFormedRule.class, rule -> {
            assertThat(rule.position()).isEqualTo(new SourcePosition(FILE, line + 6, 0));
            assertThat(rule.diagnostic().position()).isEqualTo(new SourcePosition(FILE, line + 8, 0));
            assertThat(rule.diagnostic())
                    .hasToString(FILE + ":" + (line + 8) + ": 'c' is declared twice; names are unique in a rule");
        });
    }

    @Test
    void aPositionLeavesOutWhatIsNotKnown() {
        assertThat(new SourcePosition("a.rules.kts", 3, 7)).hasToString("a.rules.kts:3:7");
        assertThat(new SourcePosition("a.rules.kts", 3, 0)).hasToString("a.rules.kts:3");
        assertThat(SourcePosition.ofFile("a.rules.kts")).hasToString("a.rules.kts");
    }
}
