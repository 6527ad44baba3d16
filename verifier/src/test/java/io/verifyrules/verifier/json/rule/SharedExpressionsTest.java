package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Each of these rules has some forty operators, and 2^30 of them when it is written out. */
@Timeout(60)
class SharedExpressionsTest {

    private static final int TIMES = 30;
    private static final AxisMap ZERO = AxisMap.of(0);

    private static <T> T doubled(T start, UnaryOperator<T> twice) {
        T result = start;
        for (int i = 0; i < TIMES; i++) {
            result = twice.apply(result);
        }
        return result;
    }

    private static Rule rule(Consumer<RuleBuilder> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("shared", body);
        return (Rule) collector.toFile().declarations().getFirst();
    }

    private static TensorExpr input(RuleBuilder rule, RankClass c) {
        return rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
    }

    static List<Rule> shared() {
        return List.of(rule(rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = doubled(input(rule, c), x -> x.plus(x));
            rule.assume(doubled(a.compare(Relation.EQ, a), x -> x.compare(Relation.EQ, x)));
            rule.rewrite(a, a.reverse(c));
        }), rule(rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap map = doubled(rule.map("m", c), x -> x.plus(x));
            TensorExpr shaped = rule.tensor("B", ElementType.INT, Shape.of(c, map));
            rule.rewrite(input(rule, c).pad(Element.of(0), map, ZERO, ZERO), shaped.slice(map, map, AxisMap.of(1)));
        }), rule(rule -> {
            RankClass c = rule.rankClass("c");
            Element v = doubled(rule.element("v", ElementType.INT), x -> x.times(x));
            rule.require(doubled(
                    Condition.everyLane(doubled(rule.map("m", c).compare(Relation.GE, ZERO), x -> x.conjoin(x.not()))),
                    x -> x.disjoin(x.not())));
            TensorExpr a = input(rule, c);
            rule.rewrite(a.pad(v, AxisMap.of(1), ZERO, ZERO), a.pad(v, ZERO, AxisMap.of(1), ZERO));
        }));
    }

    @ParameterizedTest
    @MethodSource("shared")
    void whatIsWrittenIsReadAndWrittenAlike(Rule rule) {
        String text = RuleJson.writeFile(List.of(rule));
        assertThat(text).hasSizeLessThan(50_000).contains("\"let\" : [");
        RuleDeclaration read = RuleJson.readFile("f", text).rules().declarations().getFirst();
        assertThat(read).isInstanceOfSatisfying(Rule.class,
                again -> assertThat(RuleJson.writeFile(List.of(again))).isEqualTo(text));
    }

    @ParameterizedTest
    @MethodSource("shared")
    void whatIsPrintedIsShortAndSaysSo(Rule rule) {
        assertThat(RulePrinter.print(rule) + RulePrinter.conditions(rule).toList()).hasSizeLessThan(100_000)
                .contains("..")
                .contains("(abbreviated)");
    }

    @ParameterizedTest
    @MethodSource("shared")
    void eachOperatorIsMutatedOnce(Rule rule) {
        assertThat(Mutants.of(rule).mutants()).hasSizeBetween(1, 300);
    }

    @Test
    void aRuleOfOrdinarySizeIsWrittenOut() {
        Rule rule = rule(declared -> {
            RankClass c = declared.rankClass("c");
            TensorExpr a = input(declared, c).reverse(c);
            declared.rewrite(a.plus(a), a.plus(a));
        });
        assertThat(RuleJson.writeFile(List.of(rule))).doesNotContain("let").doesNotContain("use");
        assertThat(RulePrinter.print(rule))
                .isEqualTo("(reverse(A, {c}) + reverse(A, {c})) => (reverse(A, {c}) + reverse(A, {c}))");
    }

    private static final String FILE = """
            {"version": 1, "rules": [{"name": "r", "classes": [{"name": "c", "ranks": "any"}], "maps": {"n": "c"},
             "let": [{"name": "size", "map": {"op": "+", "left": "n", "right": 1}},
                     {"name": "A", "tensor": {"op": "reverse", "operand": "A", "axes": ["c"]}}],
             "tensors": {"A": {"element": "int", "shape": {"c": {"use": "size"}}}},
             "lhs": {"op": "add", "left": {"use": "A"}, "right": {"use": "A"}},
             "rhs": {"use": "A"}}]}
            """;

    private static RuleDeclaration only(String text) {
        return RuleJson.readFile("f", text).rules().declarations().getFirst();
    }

    @Test
    void definitionsAreUsedByNameWhateverElseHasTheName() {
        assertThat(only(FILE)).isInstanceOfSatisfying(Rule.class, rule -> {
            assertThat(RulePrinter.print(rule)).isEqualTo("(reverse(A, {c}) + reverse(A, {c})) => reverse(A, {c})");
            assertThat(RuleJson.write(rule).path("tensors").path("A").path("shape").path("c").path("op").stringValue())
                    .isEqualTo("+");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"rhs\": {\"use\": \"A\"} | \"rhs\": {\"use\": \"B\"} | 6:17: /rules/0/rhs/use: unknown tensor of 'let' 'B'; expected one of A",
            "\"rhs\": {\"use\": \"A\"} | \"rhs\": {\"use\": \"size\"} | 6:17: /rules/0/rhs/use: unknown tensor of 'let' 'size'; expected one of A",
            "\"rhs\": {\"use\": \"A\"} | \"rhs\": {\"use\": \"A\", \"op\": \"not\"} | 6:28: /rules/0/rhs/op: unknown field 'op'; expected use",
            "\"left\": \"n\" | \"left\": {\"use\": \"size\"} | 2:62: /rules/0/let/0/map/left/use: unknown map of 'let' 'size'; none is declared",
            "\"operand\": \"A\" | \"operand\": {\"use\": \"A\"} | 3:71: /rules/0/let/1/tensor/operand/use: unknown tensor of 'let' 'A'; none is declared",
            "{\"name\": \"A\", | {\"name\": \"size\", | 3:19: /rules/0/let/1/name: 'size' is defined twice",
            "\"name\": \"size\", \"map\": {\"op\": \"+\", \"left\": \"n\", \"right\": 1} | \"name\": \"size\" | 2:10: /rules/0/let/0: a definition has one of the fields map, laneCondition, element, condition, tensor"})
    void aMistakeInADefinitionIsReportedWithItsPlace(String found, String replacement, String diagnostic) {
        assertThat(only(FILE.replace(found, replacement))).isInstanceOfSatisfying(IllFormedRule.class,
                rule -> assertThat(rule.diagnostic()).hasToString("f:" + diagnostic));
    }
}
