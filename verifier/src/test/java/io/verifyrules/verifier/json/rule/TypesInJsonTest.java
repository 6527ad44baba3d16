package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Element types in the JSON form: what nothing decides is a mistake with its place, and what is said is kept. */
class TypesInJsonTest {

    /** A rule over tensors A and B of the class c and size n; {@code more} are further fields. */
    private static RuleDeclaration declared(String element, String more, String lhs, String rhs) {
        String rule = """
                {"name": "r", "classes": [{"name": "c", "ranks": "any"}], "maps": {"n": "c", "m": "c"},
                 "tensors": {"A": {"element": ELEMENT, "shape": {"c": "n"}}, "B": {"element": ELEMENT, "shape": {"c": "n"}}},
                 MORE "lhs": LHS, "rhs": RHS}""".replace("ELEMENT", element)
                .replace("MORE", more)
                .replace("LHS", lhs)
                .replace("RHS", rhs);
        RuleDocument document = RuleJson.readFile("f", "{\"version\": 1, \"rules\": [" + rule + "]}");
        assertThat(document.diagnostics()).isEmpty();
        return document.rules().declarations().getFirst();
    }

    private static String mistake(RuleDeclaration declaration) {
        return ((IllFormedRule) declaration).diagnostic().toString();
    }

    private static String constant(String value) {
        return "{\"op\": \"constant\", \"value\": " + value + ", \"shape\": {\"c\": \"n\"}}";
    }

    private static String number(int value, String type) {
        return "{\"op\": \"number\", \"value\": " + value + ", \"type\": " + type + "}";
    }

    /** A where 1 / 2 is 0, else B. */
    private static String chosen(String one) {
        return "{\"op\": \"select\", \"then\": \"A\", \"otherwise\": \"B\", \"predicate\": {\"op\": \"==\", \"right\": "
                + constant("0") + ", \"left\": {\"op\": \"div\", \"left\": " + constant(one) + ", \"right\": "
                + constant("2") + "}}}";
    }

    private static List<String> verdicts(RuleDeclaration declaration, Optional<String> element) {
        VerifyOptions options = new VerifyOptions(element.stream().toList(), VerifyOptions.DEFAULT.resourceLimit(),
                VerifyOptions.DEFAULT.timeout(), Optional.empty());
        return new Pipeline().verify(declaration, options).stream().map(TypesInJsonTest::text).toList();
    }

    private static String text(RuleResult result) {
        return result.theory() + " " + result.verdict().kind();
    }

    @Test
    void aComparisonOfNumbersIsAMistakeAtItsPlace() {
        assertThat(mistake(declared("{\"open\": \"T\"}", "", chosen("1"), "\"A\""))).startsWith("f:3:")
                .contains("/lhs/predicate", "'==': both operands are made of numbers only");
    }

    @Test
    void aNumberWithATypeDecidesAndIsWrittenAgain() {
        RuleDeclaration whole = declared("{\"open\": \"T\"}", "", chosen(number(1, "\"int\"")), "\"A\"");
        RuleDeclaration real = declared("{\"open\": \"T\"}", "", chosen(number(1, "\"real\"")), "\"A\"");
        assertThat(verdicts(whole, Optional.empty())).containsExactly("any VERIFIED");
        assertThat(verdicts(real, Optional.empty())).containsExactly("any REFUTED");
        assertThat(RuleJson.read("f", RuleJson.write((Rule) real))).isInstanceOfSatisfying(Rule.class,
                again -> assertThat(again.lhs()).hasToString(((Rule) real).lhs().toString()));
        assertThat(RuleJson.write((Rule) real).toString()).contains("{\"op\":\"number\",\"value\":1,\"type\":\"real\"}",
                "\"value\":2");
    }

    @Test
    void anInfinityCanHaveAType() {
        String infinite = "{\"op\": \"infinity\", \"positive\": true%s}";
        String compared = "{\"op\": \">\", \"left\": " + constant(infinite) + ", \"right\": " + constant("3") + "}";
        String truth = constant("true");
        assertThat(mistake(declared("\"int\"", "", compared.formatted(""), truth))).contains("made of numbers only");
        assertThat(
                verdicts(declared("\"int\"", "", compared.formatted(", \"type\": \"real\""), truth), Optional.empty()))
                .containsExactly("bool VERIFIED");
    }

    @Test
    void theTypeOfNumbersCannotBeGivenToATensor() {
        assertThat(mistake(declared("\"number\"", "", "\"A\"", "\"A\"")))
                .contains("/tensors/A/element: unknown element type 'number'; expected one of bool, int, real");
        assertThat(mistake(declared("{\"open\": \"number\"}", "", "\"A\"", "\"A\"")))
                .contains("/tensors/A/element/open: a type that is left open cannot be called 'number'");
    }

    @Test
    void elementsAreThoseOfATypeThatTheRuleLeavesOpen() {
        String quotient = "{\"op\": \"div\", \"left\": \"A\", \"right\": " + constant("0") + "}";
        assertThat(
                mistake(declared("{\"open\": \"T\"}", "\"elements\": {\"T2\": [\"int\"]},", quotient, constant("-1"))))
                .contains("/elements/T2: unknown open element type 'T2'; expected one of T");
        assertThat(mistake(declared("\"real\"", "\"elements\": {\"T\": [\"int\"]},", quotient, constant("-1"))))
                .contains("elements: this rule has no open element type 'T'; it leaves none open");
        RuleDeclaration whole = declared("{\"open\": \"T\"}", "\"elements\": {\"T\": [\"int\"]},", quotient,
                constant("-1"));
        assertThat(verdicts(whole, Optional.empty())).containsExactly("int VERIFIED");
        RuleDeclaration every = declared("{\"open\": \"T\"}", "", quotient, constant("-1"));
        assertThat(verdicts(every, Optional.empty())).containsExactly("int VERIFIED", "real REFUTED", "s4 VERIFIED",
                "s8 VERIFIED", "s16 VERIFIED", "s32 VERIFIED", "s64 VERIFIED", "f16 REFUTED", "bf16 REFUTED",
                "f32 REFUTED", "f64 REFUTED");
    }

    @Test
    void aRequestForATypeThatTheRuleHasNotGivesNoVerdict() {
        RuleDeclaration whole = declared("\"int\"", "", "\"A\"", "\"A\"");
        assertThat(verdicts(whole, Optional.of("real"))).isEmpty();
        assertThat(verdicts(whole, Optional.of("int"))).containsExactly("int VERIFIED");
        RuleDeclaration moved = declared("{\"open\": \"T\"}", "", "\"A\"", "\"A\"");
        assertThat(verdicts(moved, Optional.of("real"))).containsExactly("real VERIFIED");
    }

    @Test
    void anAssumptionOverTwoSizesIsAMistakeAtItsPlace() {
        String zero = "{\"op\": \"constant\", \"value\": 0, \"shape\": {\"c\": \"m\"}}";
        String assumes = "\"assumes\": [{\"op\": \"!=\", \"left\": \"A\", \"right\": %s}],";
        String quotient = "{\"op\": \"div\", \"left\": \"A\", \"right\": \"A\"}";
        assertThat(mistake(declared("\"real\"", assumes.formatted(zero), quotient, constant("1")))).contains(
                "/assumes/0: assume: all that is compared must have the same sizes, but on axis c that of tensor A is n and "
                        + "that of a constant is m");
        assertThat(verdicts(declared("\"real\"", assumes.formatted(constant("0")), quotient, constant("1")),
                Optional.empty())).containsExactly("real VERIFIED");
    }

    @Test
    void everyFormatAtOnceIsKept() {
        RuleDeclaration declared = declared("{\"open\": \"T\"}", "\"elements\": {\"T\": [\"float\", \"int\"]},",
                "{\"op\": \"add\", \"left\": \"A\", \"right\": \"B\"}",
                "{\"op\": \"add\", \"left\": \"B\", \"right\": \"A\"}");
        assertThat(verdicts(declared, Optional.empty())).containsExactly("int VERIFIED", "float VERIFIED");
        assertThat(RuleJson.read("f", RuleJson.write((Rule) declared))).isInstanceOfSatisfying(Rule.class,
                again -> assertThat(again.elements()).isEqualTo(((Rule) declared).elements()));
    }

    @Test
    void nothingIsDeclaredWithEveryFormat() {
        assertThat(mistake(declared("\"float\"", "", "\"A\"", "\"A\""))).contains("say elements(float)");
    }

    @Test
    void aRuleIsAboutEveryFormatOnlyWhereItIsAsked() {
        RuleDeclaration sum = declared("{\"open\": \"T\"}", "", "{\"op\": \"add\", \"left\": \"A\", \"right\": \"B\"}",
                "{\"op\": \"add\", \"left\": \"B\", \"right\": \"A\"}");
        assertThat(verdicts(sum, Optional.empty())).doesNotContain("float VERIFIED").contains("f16 VERIFIED");
        assertThat(verdicts(sum, Optional.of("float"))).containsExactly("float VERIFIED");
    }
}
