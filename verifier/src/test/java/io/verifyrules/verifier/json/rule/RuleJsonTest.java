package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

@Execution(ExecutionMode.CONCURRENT)
class RuleJsonTest {

    private static final String FILE = """
            {"version": 1, "rules": [
              {"name": "reverse twice",
               "classes": [{"name": "c", "ranks": "any"}],
               "maps": {"n": "c"},
               "tensors": {"X": {"element": {"open": "T"}, "shape": {"c": "n"}}},
               "lhs": {"op": "reverse", "axes": ["c"], "operand": {"op": "reverse", "axes": ["c"], "operand": "X"}},
               "rhs": "X"}
            ]}
            """;

    @Test
    void aRuleThatIsWrittenAndReadIsTheSameRule() {
        for (long seed : Samples.seeds(150).toArray()) {
            Rule rule = RandomRules.rule(seed);
            RuleDeclaration read = RuleJson.read("random", RuleJson.write(rule));
            assertThat(read).as("seed %d", seed)
                    .isInstanceOfSatisfying(Rule.class, again -> assertThat(written(again)).isEqualTo(written(rule)));
        }
    }

    /** All that a rule says, apart from its position. Rules share no classes, so their terms are compared as they are written. */
    private static List<Object> written(Rule rule) {
        return List.of(rule.name(), rule.rankClasses().stream().map(each -> each.name() + ": " + each.bound()).toList(),
                RuleParts.of(rule).toString(), rule.hints().toString(), rule.elements(), rule.expectation(),
                rule.provenance());
    }

    @Test
    void aFileThatIsWrittenAndReadHasTheSameTextAgain() {
        List<Rule> rules = LongStream.range(0, 50).mapToObj(RandomRules::rule).toList();
        String text = RuleJson.writeFile(rules);
        RuleDocument read = RuleJson.readFile("f.rules.json", text);
        assertThat(read.diagnostics()).isEmpty();
        assertThat(RuleJson.writeFile(read.rules().declarations().stream().map(Rule.class::cast).toList()))
                .isEqualTo(text);
    }

    @Test
    @OnItsDay(turn = 0, of = 3)
    void theRandomRulesUseEveryOperator() {
        Set<String> expected = new HashSet<>();
        Stream.of(TensorExpr.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .filter(name -> !List
                        .of("Input", "Unary", "Binary", "Compare", "Arith", "Convert", "ComplexApplied", "Mapped",
                                "Symmetric")
                        .contains(name))
                .map(name -> name.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + name.substring(1))
                .forEach(expected::add);
        expected.add("map");
        Stream.of(ArithOperator.values())
                .filter(operator -> operator.form() != ArithOperator.Form.CAST)
                .map(ArithOperator::symbol)
                .forEach(expected::add);
        Stream.of(ComplexFunction.values()).map(ComplexFunction::symbol).forEach(expected::add);
        Stream.of(Conversion.values()).map(Conversion::symbol).forEach(expected::add);
        expected.addAll(Symbols.UNARY.keySet());
        expected.addAll(Symbols.BINARY.keySet());
        expected.addAll(Symbols.RELATIONS.keySet());
        expected.addAll(Symbols.MAP_OPERATORS.keySet());
        expected.addAll(List.of("choose", "permuted", "everyLane", "scalars", "elements", "infinity", "imaginaryUnit",
                "counted"));
        Set<String> written = new HashSet<>();
        for (long i = 0; i < 1_000 && !written.containsAll(expected); i++) {
            // Of sixteen seeds one is about the integers of MLIR, and of 128 seeds one about its floats.
            for (Rule rule : List.of(RandomRules.rule(i), RandomRule.of(6 + 16 * i).rule(),
                    RandomRule.of(74 + 128 * i).rule())) {
                RuleJson.write(rule).findValuesAsString("op").forEach(written::add);
            }
        }
        assertThat(written).containsAll(expected);
    }

    @Test
    void aRuleStandsWhereItsObjectBegins() {
        RuleDeclaration rule = only(FILE);
        assertThat(rule).isInstanceOf(Rule.class);
        assertThat(rule.position()).isEqualTo(new SourcePosition("f.rules.json", 2, 3));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"op\": \"reverse\", \"axes\": [\"c\"], \"operand\": \"X\" | \"op\": \"revers\", \"operand\": \"X\" | 6:62 | /rules/0/lhs/operand/op: unknown operator 'revers'; expected one of ; did you mean 'reverse'?",
            "\"rhs\": \"X\" | \"rhs\": \"Y\" | 7:11 | /rules/0/rhs: unknown tensor 'Y'; expected one of X",
            "\"rhs\": \"X\" | \"rhs\": 3 | 7:11 | /rules/0/rhs: expected the name of a tensor or an operator, found 3",
            "\"rhs\": \"X\" | \"rh\": \"X\" | 7:10 | /rules/0/rh: unknown field 'rh'; expected ; did you mean 'rhs'?",
            "\"rhs\": \"X\" | \"rhs\": {\"op\": \"reduce\", \"operand\": \"X\", \"monoid\": \"sun\", \"over\": [\"c\"]} | 7:54 | /rules/0/rhs/monoid: unknown monoid 'sun'; expected one of ; did you mean 'sum'?",
            "\"rhs\": \"X\" | \"rhs\": {\"op\": \"reduce\", \"operand\": \"X\", \"monoid\": \"sum\", \"over\": [\"d\"]} | 7:70 | /rules/0/rhs/over/0: unknown axis 'd'; expected one of c",
            "\"rhs\": \"X\" | \"rhs\": {\"op\": \"reduceWindow\", \"operand\": \"X\", \"monoid\": \"sum\"} | 7:11 | /rules/0/rhs: field 'size' is missing",
            "\"rhs\": \"X\" | \"rhs\": \"X\", \"match\": [{\"index\": \"n\", \"equals\": 0}] | 7:26 | /rules/0/match/0: match: expected an index of a reduction, declared by 'index', found n",
            "\"maps\": {\"n\": \"c\"} | \"maps\": {\"n\": \"d\"} | 4:18 | /rules/0/maps/n: unknown rank class 'd'; expected one of c",
            "\"maps\": {\"n\": \"c\"} | \"maps\": {\"c\": \"c\"} | 4:18 | /rules/0/maps/c: 'c' is declared twice; names are unique in a rule",
            "\"ranks\": \"any\" | \"rank\": \"any\" | 3:38 | /rules/0/classes/0/rank: unknown field 'rank'; expected name, ranks; did you mean 'ranks'?",
            "\"axes\": [\"c\"], \"operand\": \"X\" | \"operand\": \"X\" | 6:55 | /rules/0/lhs/operand: field 'axes' is missing",
            "\"name\": \"reverse twice\" | \"title\": \"t\" | 2:3 | /rules/0: field 'name' is missing"})
    void aMistakeInARuleIsReportedWithItsPlace(String found, String replacement, String place, String message) {
        IllFormedRule rule = (IllFormedRule) only(FILE.replace(found, replacement));
        assertThat(rule.diagnostic().position()).hasToString("f.rules.json:" + place);
        assertThat(rule.diagnostic().message().replaceAll("(expected( one of)? )[^;]*,[^;]*,[^;]*;", "$1;"))
                .isEqualTo(message);
    }

    @Test
    void aTypeMistakeIsReportedAtItsOperator() {
        IllFormedRule rule = (IllFormedRule) only(FILE.replace("\"rhs\": \"X\"",
                "\"rhs\": {\"op\": \"not\", \"operand\": {\"op\": \"exp\", \"operand\": {\"op\": \"==\", \"left\": \"X\", \"right\": \"X\"}}}"));
        assertThat(rule.diagnostic()).hasToString(
                "f.rules.json:7:36: /rules/0/rhs/operand: exp: expected elements of type real or f16 .. f64, found bool");
    }

    @Test
    void anIndexOfTwoAxesIsReportedAtItsReduction() {
        IllFormedRule rule = (IllFormedRule) only("""
                {"version": 1, "rules": [
                  {"name": "a sum over the diagonal",
                   "classes": [{"name": "c", "ranks": "any"}],
                   "maps": {"n": "c"},
                   "indices": {"k": "c"},
                   "tensors": {"X": {"element": "int", "shape": {"row": {"class": "c", "size": "n"},
                                                                 "column": {"class": "c", "size": "n"}}}},
                   "lhs": {"op": "reduce", "monoid": "sum", "operand": "X", "over": ["row", "column"],
                           "indices": {"row": "k", "column": "k"}},
                   "rhs": {"op": "reduce", "monoid": "sum", "operand": "X", "over": ["row", "column"]}}
                ]}
                """);
        assertThat(rule.diagnostic()).hasToString("f.rules.json:8:11: /rules/0/lhs: the index k is given to two axes, "
                + "c@column and c@row; a reduction runs over each of its axes on its own, so each index belongs to one axis");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"version\": 2, \"rules\": []} | f:1:13: /version: this program reads version 1 of the form, found 2",
            "{\"rules\": []} | f:1:1: document: field 'version' is missing",
            "[] | f:1:1: document: expected an object, found an array",
            "{\"version\": 1, \"rules\": {}} | f:1:25: /rules: expected an array, found an object",
            "`` | f: document: expected an object, found nothing"})
    void aMistakeOutsideOfRulesFailsTheFile(String text, String diagnostic) {
        RuleDocument document = RuleJson.readFile("f", text);
        assertThat(document.rules().declarations()).isEmpty();
        assertThat(document.diagnostics()).singleElement().hasToString(diagnostic);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"{\"version\": 1,, \"rules\": []} | 1:15",
            "{\"version\": 1, \"version\": 1} | 1:25", "{\"version\": 1, \"rules\": [] | 1:27"})
    void malformedJsonFailsTheFileAtItsPlace(String text, String place) {
        RuleDocument document = RuleJson.readFile("f", text);
        assertThat(document.diagnostics()).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.position()).hasToString("f:" + place);
            assertThat(diagnostic.message()).startsWith("malformed JSON: ");
        });
    }

    @Test
    void aRuleWithAMistakeLeavesTheOthersAlone() {
        String two = FILE.replace("}\n]}", "},\n{\"name\": \"broken\"}]}");
        List<RuleDeclaration> rules = RuleJson.readFile("f", two).rules().declarations();
        assertThat(rules).hasSize(2);
        assertThat(rules.get(0)).isInstanceOf(Rule.class);
        assertThat(rules.get(1)).isInstanceOf(IllFormedRule.class);
    }

    private static RuleDeclaration only(String text) {
        RuleDocument document = RuleJson.readFile("f.rules.json", text);
        assertThat(document.diagnostics()).isEmpty();
        return document.rules().declarations().get(0);
    }
}
