package io.verifyrules.rules.testing;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules written in Kotlin and read again, compared with what they were. */
final class WrittenRules {

    private static final int WIDTH = 120;

    /**
     * The attributes that say nothing, and may be left out: by operator the attributes and the number that is neutral.
     */
    private static final Map<String, Map<String, Integer>> NEUTRAL = Map.of("pad",
            Map.of("low", 0, "high", 0, "interior", 0), "slice", Map.of("start", 0, "stride", 1), "insertSlice",
            Map.of("start", 0, "stride", 1), "rotate", Map.of("by", 0), "tile", Map.of("times", 1));

    /** The operation of MLIR on integers where it has no flag. */
    private static final Map<String, String> UNFLAGGED = Map.of("addi", "add", "subi", "sub", "muli", "mul");

    private WrittenRules() {
    }

    /**
     * Checks that rules, written to one rule file, are the same when they are read from there; their names differ. Which
     * equal terms are one object is not a matter of a rule.
     */
    static void assertSameAgain(List<Rule> written) {
        List<Rule> rules = written.stream().map(Rule::sharing).toList();
        String text = rules.stream().map(KotlinRule::of).collect(Collectors.joining("\n"));
        assertThat(text.lines().filter(line -> line.length() > WIDTH)).as("lines that are too long").isEmpty();
        ScriptResult read = new RuleScripts().loadEdited(Path.of("written.rules.kts"), text);
        assertThat(read).as(read.toString()).isInstanceOf(ScriptResult.Loaded.class);
        Map<String, String> again = new HashMap<>();
        for (RuleDeclaration declared : ((ScriptResult.Loaded) read).file().declarations()) {
            assertThat(declared).as(declared instanceof IllFormedRule wrong ? wrong.diagnostic().message() : text)
                    .isInstanceOf(Rule.class);
            again.put(declared.name(), said(((Rule) declared).sharing()));
        }
        assertThat(again).hasSameSizeAs(rules);
        rules.forEach(rule -> assertThat(again.get(rule.name())).as(rule.name()).isEqualTo(said(rule)));
    }

    /** All that a rule says, without what says nothing. */
    private static String said(Rule rule) {
        JsonNode said = telling(RuleJson.write(rule));
        if (said instanceof ObjectNode all && all.get("operators") instanceof ArrayNode calls) {
            // A call that stands in several places is written in each.
            List<JsonNode> each = calls.valueStream().distinct().toList();
            all.set("operators", JsonNodeFactory.instance.arrayNode().addAll(each));
        }
        return said.toString();
    }

    private static JsonNode telling(JsonNode json) {
        if (json instanceof ArrayNode array) {
            ArrayNode items = JsonNodeFactory.instance.arrayNode();
            array.values().forEach(item -> items.add(telling(item)));
            return items;
        }
        if (!(json instanceof ObjectNode object)) {
            return json;
        }
        String operator = object.path("op").asString("");
        if (UNFLAGGED.containsKey(operator) && object.path("flags").asString("").equals("none")) {
            return JsonNodeFactory.instance.objectNode()
                    .set("left", telling(object.path("operand1")))
                    .put("op", UNFLAGGED.get(operator))
                    .set("right", telling(object.path("operand2")));
        }
        Map<String, Integer> neutral = NEUTRAL.getOrDefault(operator, Map.of());
        ObjectNode kept = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> field : object.properties()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .toList()) {
            JsonNode value = telling(field.getValue());
            Integer silent = neutral.get(field.getKey());
            if (silent != null && value instanceof ObjectNode maps) {
                maps.properties()
                        .stream()
                        .filter(map -> map.getValue().isIntegralNumber() && map.getValue().intValue() == silent)
                        .map(Map.Entry::getKey)
                        .toList()
                        .forEach(maps::remove);
            }
            kept.set(field.getKey(), value);
        }
        return kept;
    }
}
