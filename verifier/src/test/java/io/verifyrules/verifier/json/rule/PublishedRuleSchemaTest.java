package io.verifyrules.verifier.json.rule;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.fuzz.RandomRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The schema by which editors complete and check rules in JSON form; {@code -Dgolden.update=true} writes it anew. */
class PublishedRuleSchemaTest {

    private static final Path FILE = Path.of("..", "docs", "schema", "rules.schema.json");
    private static final String RULE = """
            {"version": 1, "rules": [
              {"name": "reverse twice",
               "classes": [{"name": "c", "ranks": "any"}],
               "maps": {"n": "c"},
               "tensors": {"X": {"element": {"open": "T"}, "shape": {"c": "n"}}},
               "requires": [{"op": "everyLane", "class": "c", "condition": {"op": ">=", "left": "n", "right": 1}}],
               EXAMPLE
              }
            ]}
            """;
    private static final String SIDES = """
            "lhs": {"op": "reverse", "axes": ["c"], "operand": {"op": "reverse", "axes": ["c"], "operand": "X"}}, "rhs": "X"
            """;

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(RuleSchema.write(), InputFormat.JSON);

    @Test
    void itIsMadeOfTheOperatorsAndWordsThatThereAre() throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(FILE, RuleSchema.write());
        }
        assertThat(FILE).hasContent(RuleSchema.write());
    }

    @Test
    @OnItsDay(turn = 1, of = 3)
    void whateverIsWrittenIsValid() {
        // Of sixteen seeds of the other kind this one is about the integers of MLIR, and of 128 one about its floats.
        Stream.of(LongStream.range(0, 120).mapToObj(RandomRules::rule),
                LongStream.range(0, 40).mapToObj(each -> RandomRule.of(6 + 16 * each).rule()),
                LongStream.range(0, 40).mapToObj(each -> RandomRule.of(74 + 128 * each).rule()))
                .flatMap(rules -> rules)
                .map(rule -> RuleJson.writeFile(List.of(rule)))
                .forEach(text -> assertThat(schema.validate(text, InputFormat.JSON)).as(text).isEmpty());
    }

    @Test
    void theDocumentedExamplesAreValid() throws IOException {
        List<String> examples = Pattern.compile("```json\n(.*?)\n```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("..", "docs", "json-rules.md")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(examples).isNotEmpty().allSatisfy(example -> assertThat(mistakes(example)).isZero());
    }

    @Test
    void aFileMaySayWhereItsSchemaIs() {
        String text = RULE.replace("EXAMPLE", SIDES)
                .replaceFirst("\\{", "{\"$schema\": \"rules.schema.json\", ".replace("$", "\\$"));
        assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
        assertThat(RuleJson.readFile("f.rules.json", text).rules().declarations()).singleElement()
                .isInstanceOf(Rule.class);
        String number = text.replace("\"rules.schema.json\"", "1");
        assertThat(schema.validate(number, InputFormat.JSON)).isNotEmpty();
        assertThat(RuleJson.readFile("f.rules.json", number).diagnostics()).singleElement()
                .asString()
                .contains("/$schema");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"\"reverse\" | \"revers\"", "\"axes\" | \"axis\"",
            "\"everyLane\" | \"everylane\"", "\">=\" | \"=>\"", "\"right\": 1 | \"right\": 1.5",
            "\"ranks\": \"any\" | \"ranks\": \"all\"", "\"lhs\" | \"left\"", "\"version\": 1 | \"version\": 2",
            "\"axes\": [\"c\"] | \"axes\": \"c\"", "{\"open\": \"T\"} | \"f33\""})
    void whatReadingRefusesItRefuses(String right, String wrong) {
        String text = RULE.replace("EXAMPLE", SIDES);
        assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
        assertThat(text).contains(right);
        String changed = text.replace(right, wrong);
        assertThat(schema.validate(changed, InputFormat.JSON)).isNotEmpty();
        RuleDocument read = RuleJson.readFile("f.rules.json", changed);
        assertThat(
                read.diagnostics().isEmpty() && read.rules().declarations().stream().allMatch(Rule.class::isInstance))
                .isFalse();
    }

    /** Of a rule that has these fields. */
    private int mistakes(String fields) {
        String whole = fields.contains("\"rhs\"") ? fields : fields + ", \"rhs\": \"X\"";
        return schema.validate(RULE.replace("EXAMPLE", whole), InputFormat.JSON).size();
    }
}
