package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Numbers, names and depths that a file may not have, each with its place and what would be right. */
@Timeout(60)
class JsonLimitsTest {

    private static final String FILE = """
            {"version": 1, "rules": [{"name": "r",
             "classes": [{"name": "c", "ranks": "any"}],
             "maps": {"n": "c"},
             "parameters": {"v": "int"},
             "tensors": {"X": {"element": "int", "shape": {"c": "n"}}},
             "lhs": LHS,
             "rhs": "X"}]}
            """;

    private static RuleDocument read(String lhs) {
        return RuleJson.readFile("f", FILE.replace("LHS", lhs));
    }

    private static RuleDocument readDeep(int depth) throws Exception {
        String reverse = "{\"op\": \"reverse\", \"axes\": [\"c\"], \"operand\": ";
        return readWithLargeStack(reverse.repeat(depth) + "\"X\"" + "}".repeat(depth));
    }

    /** As the command reads: a deep rule takes more stack than a thread has by default. */
    private static RuleDocument readWithLargeStack(String lhs) throws Exception {
        FutureTask<RuleDocument> task = new FutureTask<>(() -> read(lhs));
        new Thread(null, task, "reading", 256L << 20).start();
        return task.get();
    }

    private static RuleDeclaration only(RuleDocument document) {
        assertThat(document.diagnostics()).isEmpty();
        return document.rules().declarations().getFirst();
    }

    @Test
    void aRuleAsDeepAsARuleMayBeIsRead() throws Exception {
        assertThat(only(readDeep(9_998))).isInstanceOf(Rule.class);
    }

    @Test
    void aDeeperRuleIsIllFormed() throws Exception {
        assertThat(only(readDeep(9_999))).isInstanceOfSatisfying(IllFormedRule.class,
                rule -> assertThat(rule.diagnostic())
                        .hasToString("f:1:26: expressions stand in one another 10001 deep, which is more than "
                                + "the 10000 that a rule may have"));
    }

    @Test
    void aMistakeFarInsideHasAShortPath() throws Exception {
        String deep = "{\"op\": \"reverse\", \"axes\": [\"c\"], \"operand\": ".repeat(500) + "\"Y\"" + "}".repeat(500);
        assertThat(only(readWithLargeStack(deep))).isInstanceOfSatisfying(IllFormedRule.class,
                rule -> assertThat(rule.diagnostic().message()).startsWith("/rules/0/lhs/operand/operand/")
                        .contains("/.. 463 more ../operand")
                        .endsWith("/operand: unknown tensor 'Y'; expected one of X"));
    }

    @ParameterizedTest
    @CsvSource({"30000", "1000000"})
    void whatNestsTooDeepFailsTheFileAtItsPlace(int depth) throws Exception {
        assertThat(readDeep(depth).diagnostics()).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.message())
                    .isEqualTo("nested too deep: objects and arrays may stand in one another 25000 deep at most");
            assertThat(diagnostic.position().line()).isEqualTo(6);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "9223372036854775808 | 6:66: /rules/0/lhs/low/c: expected an integer of at most 64 bits, found 9223372036854775808",
            "1e400 | 6:66: /rules/0/lhs/low/c: expected an integer of at most 64 bits, found 1E+400",
            "1.0 | 6:66: /rules/0/lhs/low/c: expected an integer of at most 64 bits, found 1.0",
            "-0.5 | 6:66: /rules/0/lhs/low/c: expected an integer of at most 64 bits, found -0.5",
            "true | 6:66: /rules/0/lhs/low/c: expected a map: its name, an integer, or an operation, found true",
            "null | 6:66: /rules/0/lhs/low/c: expected a map: its name, an integer, or an operation, found null",
            "\"m\" | 6:66: /rules/0/lhs/low/c: unknown map or integer 'm'; expected one of n"})
    void aMapIsAnIntegerOf64Bits(String map, String diagnostic) {
        String lhs = "{\"op\": \"pad\", \"operand\": \"X\", \"value\": \"v\", \"low\": {\"c\": " + map + "}}";
        assertThat(only(read(lhs))).isInstanceOfSatisfying(IllFormedRule.class,
                rule -> assertThat(rule.diagnostic()).hasToString("f:" + diagnostic));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "1.5 | 6:48: /rules/0/lhs/value: expected an element: a parameter's name, an integer, true or false, or an operation, found 1.5",
            "1e400 | 6:48: /rules/0/lhs/value: expected an element: a parameter's name, an integer, true or false, or an operation, found 1E+400",
            "{\"op\": \"counted\"} | 6:48: /rules/0/lhs/value: field 'map' is missing",
            "{\"op\": \"infinity\", \"positive\": true, \"of\": 1} | 6:91: /rules/0/lhs/value/of: unknown field 'of'; expected op, positive, type; did you mean 'op'?"})
    void anElementIsAnIntegerOfAnySizeOrATerm(String value, String diagnostic) {
        String lhs = "{\"op\": \"pad\", \"operand\": \"X\", \"value\": " + value + "}";
        assertThat(only(read(lhs))).isInstanceOfSatisfying(IllFormedRule.class,
                rule -> assertThat(rule.diagnostic()).hasToString("f:" + diagnostic));
        assertThat(only(read(lhs.replace(value, "9".repeat(500))))).isInstanceOf(Rule.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"op\": \"pad\", \"operand\": \"X\", \"value\": \"v\", \"low\": {\"c\": 1, \"c\": 2}} | 6:72 | malformed JSON: Duplicate Object property \"c\"",
            "{\"op\": \"reverse\", \"op\": \"reverse\"} | 6:31 | malformed JSON: Duplicate Object property \"op\"",
            "{\"op\": \"pad\", \"operand\": \"X\", \"value\": NaN} | 6:51 | malformed JSON: Non-standard token 'NaN'"})
    void whatJsonForbidsFailsTheFileAtItsPlace(String lhs, String place, String message) {
        assertThat(read(lhs).diagnostics()).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.message()).startsWith(message);
            assertThat(diagnostic.position()).hasToString("f:" + place);
        });
    }

    @Test
    void aNumberOfThousandsOfDigitsIsBeyondWhatIsRead() {
        assertThat(read("9".repeat(5000)).diagnostics()).singleElement()
                .satisfies(diagnostic -> assertThat(diagnostic.message()).startsWith("beyond what is read: "));
    }
}
