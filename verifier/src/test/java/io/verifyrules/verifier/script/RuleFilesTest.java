package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class RuleFilesTest {

    private static final Seal SEAL = Seal.random();

    private static final String IDENTITY = """
            rule("identity") {
                val c by rankClass
                val n by c.sizes
                val X by tensor(c to n)
                lhs = X
                rhs = X
            }
            """;

    @TempDir
    private static Path shared;

    private static RuleScripts scripts;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startOneCompiler() {
        scripts = new RuleScripts(new InProcess(
                new ScriptCache(new SealedEntries(new CacheDirectory(shared), "scripts", SEAL), "build")));
    }

    private ScriptResult load(String text) throws IOException {
        return scripts.load(Files.writeString(folder.resolve("some.rules.kts"), text));
    }

    private List<RuleDeclaration> rules(String text) throws IOException {
        return load(text) instanceof ScriptResult.Loaded loaded ? loaded.file().declarations() : List.of();
    }

    private List<String> mistakes(String text) throws IOException {
        return load(text) instanceof ScriptResult.Failed failed
                ? failed.mistakes().stream().map(this::shortened).toList()
                : List.of();
    }

    private String shortened(Diagnostic mistake) {
        return mistake.toString().replace(folder + "/", "");
    }

    @Test
    void aRuleIsReadWithItsNameAndTheLineOfItsDeclaration() throws IOException {
        assertThat(rules("\n\n" + IDENTITY)).singleElement().isInstanceOfSatisfying(Rule.class, rule -> {
            assertThat(rule.name()).isEqualTo("identity");
            assertThat(rule.position()).hasToString(folder.resolve("some.rules.kts") + ":3");
        });
    }

    /** Were one run, this would be the end of all tests. */
    @ParameterizedTest
    @CsvSource({"kotlin.system.exitProcess(0), System.exit", "java.lang.System.exit(0), System.exit",
            "Runtime.getRuntime().halt(0), Runtime.halt", "Runtime.getRuntime().exit(0), Runtime.exit",
            "run { Runtime.getRuntime().halt(0) }, Runtime.halt"})
    void aFileThatWouldEndTheProgramIsNotRun(String call, String named) throws IOException {
        assertThat(mistakes("val x = 1\n" + call + "\n")).containsExactly(
                "some.rules.kts:2: the rule file ends the program (" + named + "); rule files only declare rules");
    }

    @Test
    void theVerdictsCanBeNamedWithoutAnImport() throws IOException {
        assertThat(rules(IDENTITY.replace("rhs = X", "rhs = X; expect(REFUTED)"))).hasSize(1);
    }

    @Test
    void eachBrokenRuleIsReportedAtItsOperatorAndTheGoodOnesStay() throws IOException {
        List<RuleDeclaration> declarations = rules("""
                rule("slice of a foreign class") {
                    val c by rankClass
                    val d by rankClass
                    val n by c.sizes
                    val m by d.map
                    val X by tensor(c to n)
                    lhs = X.slice(m, m, m)
                    rhs = X
                }
                """ + IDENTITY + """
                listOf("inside of a lambda").forEach { where ->
                    rule(where) {
                        val c by rankClass
                        val n by c.sizes
                        val X by tensor(c to n)
                        requires {
                            n
                        }
                        lhs = X
                        rhs = X
                    }
                }
                rule("one side") {
                    val c by rankClass
                    val X by tensor(c to 1)
                    lhs = X
                }
                """);
        assertThat(declarations).extracting(RuleDeclaration::name)
                .containsExactly("slice of a foreign class", "identity", "inside of a lambda", "one side");
        assertThat(declarations.get(1)).isInstanceOf(Rule.class);
        assertThat(declarations).filteredOn(IllFormedRule.class::isInstance)
                .extracting(rule -> shortened(((IllFormedRule) rule).diagnostic()))
                .containsExactly(
                        "some.rules.kts:7:13: slice: 'start' is a map over rank class d, but the operand has no axis of "
                                + "class d; its axes are [c]",
                        "some.rules.kts:22:9: requires: expected a condition, found a map",
                        "some.rules.kts:29:1: the rule has no right side; say rhs = .., without val");
    }

    @Test
    void eachCompileErrorIsReportedOnceWithLineAndColumn() throws IOException {
        assertThat(mistakes("""
                rule("broken") {
                    val c by rankClass
                    val n by c.sizes
                    val X by tensor(c to n)
                    lhs = X.slice(begin, n, n)
                    rhs = X.slyce(n)
                    val y by nowhere.map
                }
                """)).containsExactly(
                "some.rules.kts:5:19: unknown name 'begin'; declare it first, as in val begin by c.map",
                "some.rules.kts:6:13: unknown name 'slyce'; did you mean 'slice'?",
                "some.rules.kts:7:14: unknown name 'nowhere'; did you mean 'where'?");
    }

    @Test
    void aMisspelledRuleIsOneMistakeHoweverLongItsBody() throws IOException {
        assertThat(mistakes("rul" + IDENTITY.substring(4)))
                .containsExactly("some.rules.kts:1:1: unknown name 'rul'; did you mean 'rule'?");
    }

    @Test
    void elementTypesOfOtherLanguagesAreToldInThisOne() throws IOException {
        assertThat(mistakes(IDENTITY.replace("c to n", "bfloat16, c to n")))
                .containsExactly("some.rules.kts:4:21: unknown name 'bfloat16'; write bf16");
        assertThat(mistakes(IDENTITY.replace("c to n", "half, c to n")))
                .containsExactly("some.rules.kts:4:21: unknown name 'half'; write f16");
    }

    @Test
    void usesOfABrokenDeclarationAreNoFurtherMistakes() throws IOException {
        assertThat(mistakes(IDENTITY.replace("c to n", "d to n").replace("lhs = X", "lhs = X.reverse(c)")))
                .containsExactly("some.rules.kts:4:21: unknown name 'd'; declare it first, as in val d by c.map");
    }

    @Test
    void aNameThatIsMissingInTwoRulesIsTwoMistakes() throws IOException {
        String broken = IDENTITY.replace("c to n", "c to m").replace("rhs = X", "rhs = X.reverse(m)");
        assertThat(mistakes(broken + broken)).containsExactly(
                "some.rules.kts:4:26: unknown name 'm'; declare it first, as in val m by c.map",
                "some.rules.kts:11:26: unknown name 'm'; declare it first, as in val m by c.map");
    }

    @Test
    void argumentsThatFitNoFormOfAnOperatorAreExplainedInOneLine() throws IOException {
        assertThat(mistakes(IDENTITY.replace("rhs = X", "rhs = X.dynamicSlice(3)"))).singleElement()
                .asString()
                .isEqualTo("some.rules.kts:6:13: no form of 'dynamicSlice' takes these arguments; "
                        + "write A.dynamicSlice(start = s, size = m)");
    }

    @Test
    void aRuleInsideARuleIsRefused() throws IOException {
        assertThat(mistakes("rule(\"outer\") {\n    rule(\"inner\") { }\n}\n"))
                .containsExactly("some.rules.kts:2:5: 'rule' cannot be used here: rules do not nest");
    }

    @Test
    void aSyntaxErrorHasItsPosition() throws IOException {
        assertThat(mistakes(IDENTITY + "\nval x = (\n")).isNotEmpty()
                .allMatch(
                        mistake -> mistake.startsWith("some.rules.kts:9:") || mistake.startsWith("some.rules.kts:10:"));
    }

    @Test
    void aBracketThatIsNotClosedIsNamedWhereTheCompilerStumbles() throws IOException {
        assertThat(mistakes(IDENTITY.replace("lhs = X", "lhs = X.reverse(c"))).first()
                .asString()
                .startsWith("some.rules.kts:6:")
                .endsWith("; the '(' in line 5 is not closed");
    }

    @Test
    void aNameThatIsDeclaredTwiceIsAMistakeInTheWordsOfRules() throws IOException {
        assertThat(mistakes(IDENTITY.replace("lhs = X", "val n by c.map"))).last()
                .asString()
                .endsWith("'n' is declared twice; names are unique in a rule");
    }

    @Test
    void oneMapIsAnAttributeAndANumberAnElement() throws IOException {
        assertThat(rules(IDENTITY.replace("rhs = X", "rhs = X.pad(0, low = n).slice(start = n, stride = 1)")))
                .singleElement()
                .isInstanceOf(Rule.class);
    }

    @Test
    void aMistakeInTheKotlinOfARuleCostsThatRule() throws IOException {
        String broken = IDENTITY.replace("identity", "broken").replace("rhs = X", "rhs = X.slyce(m)");
        assertThat(rules(IDENTITY + broken + IDENTITY.replace("identity", "other"))).satisfiesExactly(
                rule -> assertThat(rule).isInstanceOf(Rule.class),
                rule -> assertThat(rule).isInstanceOfSatisfying(IllFormedRule.class, wrong -> {
                    assertThat(wrong.name()).isEqualTo("broken");
                    assertThat(wrong.position()).hasToString(folder.resolve("some.rules.kts") + ":8");
                    assertThat(shortened(wrong.diagnostic())).isEqualTo(
                            "some.rules.kts:13:13: unknown name 'slyce'; did you mean 'slice'?; line 13: unknown "
                                    + "name 'm'; declare it first, as in val m by c.map");
                }), rule -> assertThat(rule.position()).hasToString(folder.resolve("some.rules.kts") + ":15"));
    }

    @Test
    void aBracketThatIsMissingInARuleCostsThatRule() throws IOException {
        String broken = "rule(\"broken\") {\n    expect(ILL_FORMED)\n    val c by (rankClass\n}\n";
        assertThat(rules(broken + IDENTITY)).satisfiesExactly(
                rule -> assertThat(rule).isInstanceOfSatisfying(IllFormedRule.class,
                        wrong -> assertThat(wrong.expectation().verdict()).isEqualTo(VerdictKind.ILL_FORMED)),
                rule -> assertThat(rule).isInstanceOf(Rule.class));
    }

    @Test
    void aMistakeBesideTheRulesCostsTheFile() throws IOException {
        assertThat(mistakes(IDENTITY + "val x = y\n")).containsExactly("some.rules.kts:8:9: unknown name 'y'");
        assertThat(mistakes(IDENTITY + "for (i in 1..2) rule(\"some $i\") {\n    val c by nowhere\n}\n"))
                .singleElement()
                .asString()
                .startsWith("some.rules.kts:9:14: unknown name 'nowhere'");
    }

    @Test
    void aMistakeInAVariantStandsInTheVariant() throws IOException {
        assertThat(rules(IDENTITY.replace("rhs = X", """
                rhs = X
                    broken("no change") { }
                    broken("a slice of an element") {
                        rhs = X.slice(start = inf)
                    }"""))).filteredOn(IllFormedRule.class::isInstance)
                .extracting(rule -> shortened(((IllFormedRule) rule).diagnostic()))
                .satisfiesExactly(
                        mistake -> assertThat(mistake).startsWith(
                                "some.rules.kts:7:5: the variant changes nothing, so it is the rule 'identity' again"),
                        mistake -> assertThat(mistake)
                                .isEqualTo("some.rules.kts:9:17: slice: 'start': expected a map, a whole "
                                        + "number or axes(..), found an element"));
    }

    @Test
    void anExceptionOutsideOfRulesIsReportedAtTheLineThatThrowsIt() throws IOException {
        assertThat(mistakes(IDENTITY + """
                fun list(): List<Int> = listOf(1).map {
                    error("boom")
                }
                list()
                """)).containsExactly("some.rules.kts:9:5: IllegalStateException: boom");
    }

    @Test
    void aFileWithoutRulesIsAMistake() throws IOException {
        assertThat(mistakes("val x = 1\n")).singleElement()
                .asString()
                .startsWith("some.rules.kts: the file declares no rule");
    }

    @Test
    void aMissingFileIsAMistake() {
        assertThat(scripts.load(folder.resolve("absent.rules.kts"))).isInstanceOfSatisfying(ScriptResult.Failed.class,
                failed -> assertThat(failed.mistakes()).singleElement().asString().endsWith(": there is no such file"));
    }

    @Test
    void aFolderIsAMistake() {
        assertThat(scripts.load(folder)).isInstanceOf(ScriptResult.Failed.class);
    }

    @Test
    void aFileInAnotherEncodingIsAMistake() throws IOException {
        Path file = Files.write(folder.resolve("latin.rules.kts"), "// \u00e4\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(scripts.load(file)).isInstanceOfSatisfying(ScriptResult.Failed.class,
                failed -> assertThat(failed.mistakes()).singleElement()
                        .asString()
                        .endsWith(": the file is not UTF-8 text"));
    }

    @Test
    void aByteOrderMarkAndWindowsLineEndsDoNotMovePositions() throws IOException {
        assertThat(mistakes("\uFEFFval x = 1\r\nval y = q\r\n"))
                .containsExactly("some.rules.kts:2:9: unknown name 'q'");
    }
}
