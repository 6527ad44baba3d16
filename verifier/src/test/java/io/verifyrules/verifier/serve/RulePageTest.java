package io.verifyrules.verifier.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static io.verifyrules.verifier.serve.ServedRules.RIGHT;
import static io.verifyrules.verifier.serve.ServedRules.TEXT;
import static io.verifyrules.verifier.serve.ServedRules.WRONG;
import static io.verifyrules.verifier.serve.ServedRules.about;
import static org.assertj.core.api.Assertions.assertThat;

/** What a page is answered, over a port. */
@Timeout(240)
class RulePageTest {

    private static RulePage server;
    private static PageClient page;

    @BeforeAll
    static void start() throws Exception {
        server = ServedRules.started();
        page = new PageClient(server.link(), "tab");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.isString() ? each.stringValue() : each.toString()));
        return texts;
    }

    private static JsonNode named(JsonNode array, String field, String value) {
        for (JsonNode each : array) {
            if (each.path(field).asString().equals(value)) {
                return each;
            }
        }
        throw new AssertionError("no " + value + " in " + array);
    }

    @Test
    void thePageIsToldWhatItCanAsk() {
        JsonNode hello = page.ask("hello", Map.of()).last();
        assertThat(hello.get("version").stringValue()).isEqualTo("1.0-test");
        assertThat(hello.get("scripts").stringValue()).isEqualTo("refused");
        assertThat(hello.get("scriptsMessage").stringValue()).isEqualTo("scripts are not run in this test");
        assertThat(texts(hello.get("kinds"))).containsExactly("json", "pair");
    }

    @Test
    void eachRuleOfATextHasItsVerdictAndAWrongOneItsTensors() {
        PageClient.Answer answer = page.ask("verify", Map.of("kind", "json", "text", TEXT));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.ending()).isEqualTo("done");
        assertThat(answer.of("read").getFirst().get("rules").size()).isEqualTo(2);
        List<JsonNode> verdicts = answer.of("verdict");
        assertThat(verdicts)
                .extracting(verdict -> verdict.get("rule").stringValue() + " " + verdict.get("verdict").stringValue())
                .containsExactly(RIGHT + " VERIFIED", WRONG + " REFUTED");
        assertThat(texts(verdicts.getFirst().get("types"))).containsExactly("any");
        assertThat(verdicts.getFirst().get("how").stringValue()).isEqualTo("whatever the operators compute");
        JsonNode shown = verdicts.getLast().get("counterexample").get("evaluation");
        assertThat(shown.get("outcome").stringValue()).isEqualTo("elementsDiffer");
        JsonNode result = named(shown.get("left").get("tensors"), "name", "t1");
        assertThat(result.get("cells").get(0).get("differs").booleanValue()).isTrue();
        assertThat(texts(result.get("cells").get(0).get("from"))).containsExactly("A#1");
        assertThat(texts(shown.get("left").get("trace"))).contains("reverse takes its operand at [1]");
        assertThat(answer.last().get("demands").get(RIGHT).size()).isEqualTo(2);
        JsonNode maps = answer.last().get("parameters").get(RIGHT).get("maps");
        assertThat(named(maps, "name", "n").get("kind").stringValue()).isEqualTo("sizes");
        assertThat(named(maps, "name", "s").get("kind").stringValue()).isEqualTo("map");
    }

    @Test
    void aMistakeInATextIsADiagnosticWithItsPlace() {
        PageClient.Answer answer = page.ask("verify",
                Map.of("kind", "json", "text", "{\n  \"version\": 1,\n  \"rule\": []\n}"));
        JsonNode diagnostic = answer.of("read").getFirst().get("diagnostics").get(0);
        assertThat(diagnostic.get("line").intValue()).isEqualTo(3);
        assertThat(diagnostic.get("message").stringValue()).contains("unknown field 'rule'");
        assertThat(answer.of("verdict")).isEmpty();
    }

    @Test
    void tensorsFollowTheNumbersThatThePageChooses() {
        JsonNode first = page.ask("evaluate", about(WRONG, Map.of())).last();
        ObjectNode wish = (ObjectNode) first.get("instance");
        wish.set("ranks", JsonNodeFactory.instance.objectNode().put("c", 1));
        wish.set("maps", JsonNodeFactory.instance.objectNode().set("n", JsonNodeFactory.instance.arrayNode().add(5)));
        JsonNode moved = page.ask("evaluate", about(WRONG, Map.of("instance", wish))).last();
        JsonNode result = moved.get("evaluation").get("left").get("tensors").get(1);
        assertThat(result.get("dimensions").get(0).get("size").intValue()).isEqualTo(5);
        assertThat(moved.get("evaluation").get("refutes").booleanValue()).isTrue();
        wish.set("maps", JsonNodeFactory.instance.objectNode().set("n", JsonNodeFactory.instance.arrayNode().add(1)));
        JsonNode single = page.ask("evaluate", about(WRONG, Map.of("instance", wish))).last();
        assertThat(single.get("evaluation").get("outcome").stringValue()).isEqualTo("agree");
    }

    @Test
    void anElementThatThePageChangesIsWhereItWasPut() {
        JsonNode first = page.ask("evaluate", about(RIGHT, Map.of("type", "int"))).last();
        JsonNode tensor = first.get("evaluation").get("left").get("tensors").get(0);
        List<Integer> index = new ArrayList<>();
        tensor.get("dimensions").forEach(ignored -> index.add(0));
        JsonNode changed = page.ask("evaluate", about(RIGHT, Map.of("instance", first.get("instance"), "cells",
                List.of(Map.of("tensor", "A", "index", index, "value", "77"))))).last();
        assertThat(changed.get("evaluation")
                .get("left")
                .get("tensors")
                .get(0)
                .get("cells")
                .get(0)
                .get("value")
                .stringValue()).isEqualTo("77");
    }

    @Test
    void aDemandThatDoesNotHoldIsNamed() {
        JsonNode first = page.ask("evaluate", about(RIGHT, Map.of())).last();
        ObjectNode wish = (ObjectNode) first.get("instance");
        wish.set("ranks", JsonNodeFactory.instance.objectNode().put("c", 1));
        ObjectNode maps = JsonNodeFactory.instance.objectNode();
        maps.set("n", JsonNodeFactory.instance.arrayNode().add(3));
        maps.set("s", JsonNodeFactory.instance.arrayNode().add(1));
        maps.set("e", JsonNodeFactory.instance.arrayNode().add(3));
        wish.set("maps", maps);
        JsonNode moved = page.ask("evaluate", about(RIGHT, Map.of("instance", wish))).last().get("evaluation");
        assertThat(moved.get("outcome").stringValue()).isEqualTo("notApplicable");
        assertThat(moved.get("failing").toString()).isEqualTo("[1]");
        JsonNode without = page.ask("evaluate", about(RIGHT, Map.of("instance", wish, "without", List.of(1)))).last();
        assertThat(without.get("evaluation").get("outcome").stringValue()).isEqualTo("shapesDiffer");
    }

    @Test
    void furtherCounterexamplesAreOthers() {
        JsonNode shown = page.ask("verify", Map.of("kind", "json", "text", TEXT, "rule", WRONG))
                .of("verdict")
                .getFirst()
                .get("counterexample")
                .get("instance");
        JsonNode next = page.ask("next", about(WRONG, Map.of("seen", List.of(shown)))).last();
        assertThat(next.get("found").size()).isPositive();
        next.get("found").forEach(found -> {
            assertThat(found.get("evaluation").get("refutes").booleanValue()).isTrue();
            assertThat(found.get("instance").get("maps")).isNotEqualTo(shown.get("maps"));
        });
    }

    @Test
    void aDemandThatIsNeededHasTheInstanceThatBreaksTheRuleWithoutIt() {
        JsonNode needed = page.ask("demand", about(RIGHT, Map.of("drop", List.of(1)))).last();
        assertThat(needed.get("result").stringValue()).isEqualTo("needed");
        assertThat(needed.get("counterexample").get("evaluation").get("refutes").booleanValue()).isTrue();
        assertThat(page.ask("demand", about(RIGHT, Map.of("drop", List.of(3)))).last().get("message").stringValue())
                .contains("numbers of demands from 1 to 2");
    }

    @Test
    void aTextLosesADemandAndIsReadAgain() {
        JsonNode edit = page.ask("edit", about(RIGHT, Map.of("drop", List.of(1)))).last().get("edit");
        PageClient.Answer read = page.ask("verify",
                Map.of("kind", "json", "text", edit.get("text").stringValue(), "rule", RIGHT));
        assertThat(read.last().get("demands").get(RIGHT).size()).isEqualTo(1);
        assertThat(read.of("verdict").getFirst().get("verdict").stringValue()).isEqualTo("REFUTED");
    }

    @Test
    void aSearchTellsWhatItAsksAndWhatItFinds() {
        PageClient.Answer answer = page.ask("generalize", about(WRONG, Map.of()));
        assertThat(answer.of("progress")).isNotEmpty();
        JsonNode found = answer.of("found").getFirst();
        assertThat(found.get("finding").stringValue()).isEqualTo("found");
        assertThat(found.get("demands").get(0).get("kotlin").stringValue()).contains("n le 1");
        PageClient.Answer read = page.ask("verify",
                Map.of("kind", "json", "text", found.get("edit").get("text").stringValue(), "rule", WRONG));
        assertThat(read.of("verdict").getFirst().get("verdict").stringValue()).isEqualTo("VERIFIED");
    }

    @Test
    void aPlaneHasAnInstanceForEachOfItsFields() {
        JsonNode plane = page.ask("plane", about(RIGHT, Map.of("across", "s", "down", "n", "without", List.of(1))))
                .last()
                .get("plane");
        assertThat(texts(plane.get("choices"))).contains("n", "s", "e");
        boolean someWrong = false;
        boolean someRight = false;
        for (JsonNode field : plane.get("fields")) {
            someWrong |= field.get("wrong").intValue() > 0;
            someRight |= field.get("right").intValue() > 0;
            assertThat(field.get("instance").get("maps").get("s").get(0)).isEqualTo(field.get("across"));
            assertThat(field.get("instance").get("maps").get("n").get(0)).isEqualTo(field.get("down"));
        }
        assertThat(someWrong && someRight).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kotlin", "json", "pdll", "egglog"})
    void aRightRuleIsWrittenInOtherLanguages(String format) {
        JsonNode files = page.ask("export", about(RIGHT, Map.of("format", format))).last().get("files");
        assertThat(files.get(0).get("text").stringValue()).contains("slice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hlo", "stablehlo"})
    void aWrongRuleBecomesModulesAndARightOneSaysWhyNot(String format) {
        assertThat(page.ask("export", about(WRONG, Map.of("format", format)))
                .last()
                .get("files")
                .get(0)
                .get("text")
                .stringValue()).contains("reverse");
        assertThat(page.ask("export", about(RIGHT, Map.of("format", format))).last().get("refused").stringValue())
                .isEqualTo("a module is made of a counterexample, and the rule has none");
    }

    @Test
    void twoProgramsAreCompared() {
        String before = """
                func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {
                  %0 = stablehlo.add %x, %x : tensor<2xi32>
                  return %0 : tensor<2xi32>
                }
                """;
        PageClient.Answer same = page.ask("pair", Map.of("before", before, "after", before));
        assertThat(same.of("verdict").getFirst().get("verdict").stringValue()).isEqualTo("EQUAL");
        PageClient.Answer other = page.ask("pair",
                Map.of("before", before, "after", before.replace("stablehlo.add", "stablehlo.multiply")));
        assertThat(other.of("verdict").getFirst().get("verdict").stringValue()).isEqualTo("REFUTED");
        assertThat(texts(other.of("verdict").getFirst().get("lines"))).anyMatch(line -> line.contains("before: "));
        PageClient.Answer none = page.ask("pair", Map.of("before", before, "after", "func.func @"));
        assertThat(none.of("read").getFirst().get("diagnostics").get(0).get("side").stringValue()).isEqualTo("after");
    }

    @Test
    void namesOfTheNotationAndOfTheRuleComplete() {
        String text = "rule(\"a\") {\n    val c by rankClass\n    val size by c.sizes\n    lhs = A.sl\n    rhs = si\n}\n";
        JsonNode member = page.ask("complete", Map.of("kind", "kotlin", "text", text, "line", 4, "column", 15)).last();
        assertThat(member.get("from").intValue()).isEqualTo(13);
        assertThat(member.get("items").get(0).get("label").stringValue()).isEqualTo("slice");
        JsonNode declared = page.ask("complete", Map.of("kind", "kotlin", "text", text, "line", 5, "column", 13))
                .last();
        JsonNode size = named(declared.get("items"), "label", "size");
        assertThat(size.get("kind").stringValue()).isEqualTo("name");
        assertThat(size.get("detail").stringValue()).isEqualTo("val size by c.sizes");
        JsonNode word = page.ask("hover", Map.of("kind", "kotlin", "text", text, "line", 3, "column", 10)).last();
        assertThat(word.get("text").stringValue()).isEqualTo("val size by c.sizes");
    }

    @Test
    void aRuleOfTheGalleryOpensInTheEditor() {
        JsonNode gallery = page.ask("gallery", Map.of("search", "slice all")).last();
        assertThat(gallery.get("total").intValue()).isEqualTo(1);
        JsonNode item = gallery.get("items").get(0);
        assertThat(item.get("operator").stringValue()).isEqualTo("slice");
        JsonNode opened = page.ask("example", Map.of("key", item.get("key").stringValue())).last();
        assertThat(opened.get("kind").stringValue()).isEqualTo("json");
        assertThat(page.ask("verify", Map.of("kind", "json", "text", opened.get("text").stringValue()))
                .of("verdict")
                .getFirst()
                .get("verdict")
                .stringValue()).isEqualTo("VERIFIED");
        assertThat(page.ask("example", Map.of("key", "of another version")).last().get("message").stringValue())
                .isEqualTo("there is no such example in this version");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "[]", "{\"page\": 1, \"id\": 1}", "{\"page\": \"a b\", \"id\": 1}",
            "{\"page\": \"a\"}", "{\"page\": \"a\", \"id\": 1, \"kind\": \"java\", \"text\": \"\"}",
            "{\"page\": \"a\", \"id\": 1.5}", "{\"page\": \"a\", \"id\": 99999999999999999999}"})
    void whatIsNoRequestIsToldSo(String body) {
        PageClient.Answer answer = page.send("verify", body, Map.of("X-Verify-Token", page.token())).join();
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.last().get("code").stringValue()).isEqualTo("request");
        assertThat(answer.last().get("message").stringValue()).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void whatIsNestedDeepIsToldSoOrAnswered() {
        String deep = "{\"page\":\"deep\",\"id\":1,\"x\":" + "[".repeat(30_000) + "]".repeat(30_000) + "}";
        PageClient.Answer answer = page.send("hello", deep, Map.of("X-Verify-Token", page.token())).join();
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.last().get("message").stringValue()).contains("nested too deep");
        String text = "{\"version\":1,\"rules\":[{\"name\":\"deep\",\"lhs\":"
                + "{\"op\":\"neg\",\"operand\":".repeat(20_000) + "1" + "}".repeat(20_000) + "}]}";
        assertThat(page.ask("verify", Map.of("kind", "json", "text", text)).ending()).isIn("done", "error");
        assertThat(page.ask("hello", Map.of()).ending()).isEqualTo("done");
    }

    @Test
    void aNumberThatIsFarTooLargeIsAMistakeOfTheRequest() {
        PageClient.Answer answer = page.ask("demand", about(RIGHT, Map.of("drop", List.of(99_999_999_999L))));
        assertThat(answer.last().get("code").stringValue()).isEqualTo("request");
    }

    @Test
    void anInstanceOfAnotherRuleIsNone() {
        PageClient.Answer answer = page.ask("evaluate",
                about(RIGHT, Map.of("instance", Map.of("elementType", "int", "ranks", "many"))));
        assertThat(answer.last().get("message").stringValue()).contains("no instance of the rule");
    }
}
