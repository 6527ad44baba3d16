package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** How rules look that are written in Kotlin. */
class KotlinRuleTest {

    private static final Path FOLDER = Path.of("src/test/resources/io/verifyrules/verifier/kotlin");

    @Test
    @OnItsDay(turn = 2, of = 3)
    void rulesLookAsAPersonWouldWriteThem() throws IOException {
        List<Rule> rules = ReadAgain.rules(Files.readString(FOLDER.resolve("given.kts")));
        String written = rules.stream().map(KotlinRule::of).collect(Collectors.joining("\n"));
        Path file = FOLDER.resolve("written.kts");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, written);
        }
        assertThat(written).as(file.toString()).isEqualTo(Files.readString(file));
        List<Rule> again = ReadAgain.rules(written);
        for (int i = 0; i < rules.size(); i++) {
            assertThat(RuleJson.write(again.get(i)).toPrettyString())
                    .isEqualTo(RuleJson.write(rules.get(i)).toPrettyString());
        }
    }

    @Test
    void attributesThatSayNothingAreLeftOut() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            AxisMap n = body.sizes("n", c);
            TensorExpr a = body.tensor("A", Shape.of(c, n));
            AxisMap zero = AxisMap.of(0);
            body.rewrite(a.slice(zero, n, AxisMap.of(1)).pad(body.element("v", a.type().element()), zero, n, zero), a);
        });
        assertThat(KotlinRule.of(rule)).contains("lhs = A.slice(end = n).pad(v, high = n)");
    }

    @Test
    void ofSeveralConditionsEachTwoAreJoined() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            AxisMap n = body.map("n", c);
            TensorExpr a = body.tensor("A", Shape.of(c, n));
            LaneCondition one = n.compare(Relation.NE, AxisMap.of(1));
            LaneCondition two = n.compare(Relation.NE, AxisMap.of(2));
            LaneCondition three = n.compare(Relation.NE, AxisMap.of(3));
            body.require(new LaneCondition.AnyOf(
                    List.of(new LaneCondition.AllOf(List.of(one, two, three)), new LaneCondition.AllOf(List.of(one)))));
            body.rewrite(a.reverse(c).reverse(c), a);
        });
        String text = KotlinRule.of(rule);
        assertThat(text).contains("requires { ((n ne 1) and (n ne 2) and (n ne 3)) or (n ne 1) }");
        assertThat(ReadAgain.rules(text)).hasSize(1);
    }

    @Test
    void aTermThatDoublesWithEachLevelIsWrittenOnceForEach() {
        Rule rule = ReadAgain.rule(body -> {
            RankClass c = body.rankClass("c");
            TensorExpr a = body.tensor("A", Shape.of(c, body.sizes("n", c)));
            TensorExpr doubled = a;
            for (int level = 0; level < 40; level++) {
                doubled = doubled.plus(doubled);
            }
            body.rewrite(doubled, a.slice(AxisMaps.none(), AxisMaps.none(), AxisMaps.none()));
        });
        String text = KotlinRule.of(rule);
        assertThat(text.length()).isLessThan(5_000);
        assertThat(KotlinRule.of(ReadAgain.rules(text).getFirst())).isEqualTo(text);
    }
}
