package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class EditedScriptTest {

    private static final Seal SEAL = Seal.random();

    private static final String FRAME = """
            val amount = 1

            fun RuleScope.number() = amount
            """;

    @TempDir
    private static Path shared;
    private static InProcess scripts;

    private final List<String> compiled = new ArrayList<>();
    private final EditedScript script = new EditedScript(this::read);

    @BeforeAll
    static void startOneCompiler() {
        scripts = new InProcess(
                new ScriptCache(new SealedEntries(new CacheDirectory(shared), "scripts", SEAL), "build"));
    }

    private ScriptResult read(String text) {
        compiled.add(text);
        return whole(text);
    }

    private static ScriptResult whole(String text) {
        return scripts.run(new ScriptText(text, "some.rules.kts", "some.rules.kts"), true);
    }

    private static String rule(String name, String added) {
        return """
                rule("%s") {
                    val X by tensor(int)
                    lhs = X + %s
                    rhs = X
                    broken("%s broken") { rhs = X + 2 }
                }
                """.formatted(name, added, name);
    }

    private static String rules(int many) {
        return IntStream.range(0, many).mapToObj(i -> rule("rule " + i, "number()")).collect(Collectors.joining("\n"));
    }

    /** The rules as text, with their places. */
    private static List<String> said(ScriptResult result) {
        return switch (result) {
            case ScriptResult.Failed failed -> failed.mistakes().stream().map(Diagnostic::toString).toList();
            case ScriptResult.Loaded loaded ->
                loaded.file().declarations().stream().map(EditedScriptTest::said).toList();
        };
    }

    private static String said(RuleDeclaration rule) {
        return rule.position() + " " + (rule instanceof Rule sound ? RuleJson.writeFile(List.of(sound)) : rule);
    }

    /** Reads one text after the other, and the last one as if it were the first. */
    private void readsTheSame(String... texts) {
        for (String text : texts) {
            assertThat(said(script.read(text))).isEqualTo(said(whole(text)));
        }
    }

    private long rulesInLastCompiled() {
        return RuleCall.in(compiled.getLast()).size();
    }

    @Test
    void onlyAChangedRuleIsCompiledAgain() {
        String text = FRAME + rules(5);
        readsTheSame(text, text.replace("lhs = X + number()\n    rhs = X\n    broken(\"rule 3",
                "lhs = X + 3\n    rhs = X\n    broken(\"rule 3"));
        assertThat(compiled).hasSize(2);
        assertThat(rulesInLastCompiled()).isOne();
        assertThat(compiled.getLast()).contains("rule 3").doesNotContain("rule 2");
    }

    @Test
    void rulesBelowAChangeMove() {
        String text = FRAME + rules(3);
        readsTheSame(text, text.replace("lhs = X + number()\n    rhs = X\n    broken(\"rule 0",
                "\n\n    lhs = X + 3\n    rhs = X\n    broken(\"rule 0"), text);
        assertThat(rulesInLastCompiled()).isOne();
    }

    @Test
    void aNewRuleAndOneThatIsGoneCostNoOther() {
        String text = FRAME + rules(3);
        readsTheSame(text, FRAME + rule("first", "1") + rules(3), text);
        assertThat(compiled).hasSize(2);
        assertThat(compiled.get(1)).contains("\"first\"").doesNotContain("rule 2");
    }

    @Test
    void aFileWithoutAnythingElseIsNotCompiledWhereARuleIsGone() {
        readsTheSame(rule("a", "1") + rule("b", "2"), rule("b", "2"));
        assertThat(compiled).hasSize(1);
    }

    @Test
    void aChangeOutsideOfRulesIsAChangeOfAll() {
        String text = FRAME + rules(3);
        readsTheSame(text, text.replace("val amount = 1", "val amount = 7"));
        assertThat(rulesInLastCompiled()).isEqualTo(3);
    }

    @Test
    void rulesOfALoopAreMadeEachTime() {
        String loop = "for (i in listOf(1, 2)) rule(\"of a loop $i\") {\n    val X by tensor(int)\n    lhs = X + i\n    rhs = X\n}\n";
        readsTheSame(FRAME + loop + rules(2), FRAME + loop + rule("new", "3") + rules(2),
                FRAME + rule("new", "3") + loop + rules(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"var count = 0", "val seen = ArrayList<String>()"})
    void whereSomethingCanChangeOutsideOfRulesTheFileIsReadAsAWhole(String changing) {
        String text = changing + "\n" + rules(3).replace("number()", "1");
        readsTheSame(text, text.replace("rhs = X\n    broken(\"rule 1", "rhs = X + 5\n    broken(\"rule 1"));
        assertThat(rulesInLastCompiled()).isEqualTo(3);
    }

    @Test
    @OnItsDay(turn = 0, of = 3)
    void aMistakeAndItsMendingAreSeen() {
        String text = FRAME + rules(3);
        String wrong = text.replace("rhs = X\n    broken(\"rule 1", "rhs = Y\n    broken(\"rule 1");
        readsTheSame(text, wrong,
                FRAME + "\n\n" + rules(3).replace("rhs = X\n    broken(\"rule 1", "rhs = Y\n    broken(\"rule 1"),
                text);
    }

    @Test
    void aNameThatIsTakenIsAMistakeAsInAnyFile() {
        String text = FRAME + rules(2);
        readsTheSame(text, text + rule("rule 0", "5"), text + rule("rule 0", "number()"));
    }

    @Test
    void aFileOfNothingIsAsWrongAsEver() {
        readsTheSame(FRAME + rules(1), FRAME, "", FRAME + rules(1));
    }

    @Test
    void positionsInTheSameFileAreMeant() {
        script.read(FRAME + rules(2));
        ScriptResult.Loaded moved = (ScriptResult.Loaded) script.read(FRAME + "\n\n\n" + rules(2));
        assertThat(moved.file().declarations().getFirst().position()).extracting(SourcePosition::line).isEqualTo(7);
    }

    @Test
    void whatDependsOnAClockIsReadAsAWholeEachTime() {
        String text = "val moment = System.nanoTime()\n" + rule("at $moment", "0");
        ScriptResult first = script.read(text);
        ScriptResult second = script.read(text + "\n// edited\n");
        assertThat(compiled).hasSize(2);
        assertThat(((ScriptResult.Loaded) second).file().declarations().getFirst().name())
                .isNotEqualTo(((ScriptResult.Loaded) first).file().declarations().getFirst().name());
    }
}
