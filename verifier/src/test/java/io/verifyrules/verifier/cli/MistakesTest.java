package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Mistakes that people make, in files that have one in each rule: every answer says what is wrong, where, and what to write. */
class MistakesTest {

    private static final List<String> FILES = List.of("kotlin", "warnings", "brace", "bracket", "end", "surplus",
            "operators");
    /** Words of the Kotlin compiler that nobody who writes rules has to know. */
    private static final Pattern FOREIGN = Pattern.compile(
            "[Rr]eceiver|type mismatch|[Oo]verload|candidates|Function\\d|vararg|is deprecated|Unresolved|Declared<");

    private static String transcript = "";

    @BeforeAll
    static void readAll() {
        RuleScripts scripts = new RuleScripts();
        transcript = FILES.stream()
                .map(name -> Path.of("src/test/mistakes", name + RuleScripts.EXTENSION))
                .flatMap(file -> answers(scripts.load(file)))
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> answers(ScriptResult result) {
        return switch (result) {
            case ScriptResult.Failed failed -> failed.mistakes().stream().map(mistake -> answer("a file", mistake));
            case ScriptResult.Loaded loaded -> loaded.file().declarations().stream().flatMap(MistakesTest::answers);
        };
    }

    private static Stream<String> answers(RuleDeclaration declaration) {
        return switch (declaration) {
            case IllFormedRule wrong -> Stream.of(answer(wrong.name(), wrong.diagnostic()));
            case Rule rule -> rule.warnings().stream().map(warning -> answer("(warning) " + rule.name(), warning));
            case ListRule list -> list.warnings().stream().map(warning -> answer("(warning) " + list.name(), warning));
        };
    }

    private static String answer(String name, Diagnostic diagnostic) {
        return name + "\n    " + String.join("\n    ", DiagnosticText.lines(diagnostic)) + "\n";
    }

    @Test
    void eachMistakeIsAnsweredWithWhatIsWrongAndWhereAndWhatToWrite() {
        Golden.assertMatches("mistakes.txt", transcript);
    }

    @Test
    void noAnswerIsInTheWordsOfTheCompiler() {
        assertThat(transcript.lines().filter(line -> line.contains(".rules.kts:"))).hasSizeGreaterThan(75)
                .noneMatch(line -> FOREIGN.matcher(line).find());
    }
}
