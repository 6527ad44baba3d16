package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** One session of an editor with a server in a process of its own, from its first word to its last. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Timeout(900)
@Tag("process")
@Order(3)
@OnItsDay(turn = 0, of = 2)
class RuleLanguageServerTest {

    private static final String RIGHT = """
            // Two rules.

            rule("reversed twice") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(c to n)
                lhs = A.reverse(c).reverse(c)
                rhs = A
                broken("reversed once") { rhs = A.reverse(c) }
            }
            """;
    private static final String WRONG = """

            rule("a slice that ends inside the first part") {
                val c by singleton
                val n by c.sizes
                val m by c.sizes
                val e by c.map
                val A by tensor(c to n)
                val B by tensor(c to m)
                lhs = concat(A, B, along = c).slice(start = 0, end = e)
                rhs = A.slice(start = 0, end = e)
            }
            """;
    private static final int WRONG_LINE = 11;
    /** A file that does more than to declare rules has a process for itself each time it is read. */
    private static final String PRINTING = (RIGHT + WRONG).replace("// Two rules.",
            "println(\"what a rule file prints is no word of the protocol\")");

    @TempDir
    private static Path folder;
    private static EditorSession editor;
    private static String text = RIGHT + WRONG;

    @BeforeAll
    static void startOneServer() throws Exception {
        editor = new EditorSession(folder, "some.rules.kts");
    }

    @AfterAll
    static void endIt() {
        editor.close();
    }

    @Test
    @Order(1)
    void theServerSaysWhatItCanDo() throws Exception {
        ServerCapabilities can = editor.initialize().getCapabilities();
        assertThat(can.getHoverProvider().getLeft()).isTrue();
        assertThat(can.getCodeLensProvider()).isNotNull();
        assertThat(can.getCodeActionProvider().getRight().getResolveProvider()).isTrue();
    }

    @Test
    @Order(2)
    void aDocumentThatIsInNoFileGetsVerdictsAboveItsRulesAndTheWrongRuleIsMarked() throws Exception {
        editor.type(PRINTING);
        editor.diagnostics(found -> !found.isEmpty());
        editor.type(text);
        List<Diagnostic> wrong = editor.diagnostics(found -> !found.isEmpty());
        assertThat(wrong).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.getRange().getStart()).isEqualTo(new Position(WRONG_LINE, 0));
            assertThat(diagnostic.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
            assertThat(diagnostic.getCode().getLeft()).isEqualTo("REFUTED");
            assertThat(diagnostic.getMessage().getLeft())
                    .startsWith("any: expected VERIFIED, got REFUTED: counterexample at ranks c = 1: ");
        });
        assertThat(editor.lenses())
                .isEqualTo(Map.of(2, "VERIFIED any", 8, "REFUTED any", WRONG_LINE, "REFUTED any, expected VERIFIED"));
    }

    @Test
    @Order(3)
    void theCounterexampleIsShownWithItsTensors() throws Exception {
        assertThat(editor.hover(WRONG_LINE + 3)).startsWith("```text\nREFUTED ")
                .endsWith("\n```")
                .contains("    B           shape {c: [1]}\n", "left side ", "right side ", "difference ");
        assertThat(editor.hover(WRONG_LINE - 1)).as("between rules").isEmpty();
        assertThat(editor.hover(8)).as("at the variant").contains("reversed once");
    }

    @Test
    @Order(4)
    void theConditionIsAddedUnderWhichTheWrongRuleIsRight() throws Exception {
        List<CodeAction> actions = editor.actions(WRONG_LINE);
        assertThat(actions).singleElement()
                .satisfies(action -> assertThat(action.getTitle())
                        .isEqualTo("Add the condition under which this rule is right"));
        CodeAction action = editor.resolve(actions.getFirst());
        TextEdit edit = Objects.requireNonNull(action.getEdit().getChanges().get(editor.uri())).getFirst();
        assertThat(edit.getRange().getStart()).isEqualTo(new Position(WRONG_LINE + 7, 0));
        assertThat(edit.getRange().getEnd()).isEqualTo(new Position(WRONG_LINE + 7, 0));
        assertThat(edit.getNewText()).matches("    requires \\{ (e le n|n ge e) \\}\n");
        text = text.replace("    lhs = concat", edit.getNewText() + "    lhs = concat");
        editor.type(text);
        editor.diagnostics(List::isEmpty);
        assertThat(editor.lenses()).containsEntry(WRONG_LINE, "VERIFIED any");
    }

    @Test
    @Order(5)
    void whereNothingWeakerIsFoundTheDocumentStaysAsItIs() throws Exception {
        List<CodeAction> actions = editor.actions(WRONG_LINE);
        assertThat(actions).singleElement()
                .satisfies(action -> assertThat(action.getTitle()).isEqualTo("Generalize: look for weaker conditions"));
        assertThat(editor.resolve(actions.getFirst()).getEdit()).isNull();
        assertThat(editor.messages().getLast()).startsWith("nothing weaker was found than what the rule requires\n")
                .contains("needed: wrong without it on n = 0, m = 1, e = 1");
        assertThat(editor.actions(8)).as("for a variant").isEmpty();
    }

    @Test
    @Order(6)
    void aMistakeIsMarkedAtItsColumnAndCostsNoOtherRuleItsVerdict() throws Exception {
        editor.type(text.replace("end = e)\n}", "end = f)\n}"));
        List<Diagnostic> wrong = editor.diagnostics(found -> !found.isEmpty());
        assertThat(wrong).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.getMessage().getLeft()).startsWith("unknown name 'f'");
            assertThat(diagnostic.getRange().getStart()).isEqualTo(new Position(WRONG_LINE + 9, 35));
            assertThat(diagnostic.getRange().getEnd()).isEqualTo(new Position(WRONG_LINE + 9, 36));
        });
        assertThat(editor.lenses()).containsEntry(2, "VERIFIED any")
                .containsEntry(WRONG_LINE, "ILL_FORMED -, expected VERIFIED");
    }

    @Test
    @Order(7)
    void aFileThatDoesNotCompileKeepsTheVerdictsOfRulesThatAreUnchanged() throws Exception {
        editor.type(text);
        editor.diagnostics(List::isEmpty);
        editor.type("val x: String = 1\n" + text);
        List<Diagnostic> wrong = editor.diagnostics(found -> !found.isEmpty());
        assertThat(wrong).singleElement()
                .satisfies(diagnostic -> assertThat(diagnostic.getRange().getStart()).isEqualTo(new Position(0, 16)));
        assertThat(editor.lenses()).isEqualTo(
                Map.of(3, "VERIFIED any, when the file was last read", 9, "REFUTED any, when the file was last read",
                        WRONG_LINE + 1, "VERIFIED any, when the file was last read"));
        assertThat(editor.hover(3)).contains("reversed twice");
    }

    @Test
    @Order(8)
    void whatIsTypedOnTheWayIsNotWaitedFor() throws Exception {
        for (int i = 0; i < 20; i++) {
            editor.type(text.replace("start = 0, end = e)\n}", "start = 0, end = e + " + i + ")\n}"));
        }
        editor.type(text);
        assertThat(editor.diagnostics(List::isEmpty)).isEmpty();
    }

    @Test
    @Order(9)
    void theServerEndsWhenItIsTold() throws Exception {
        assertThat(editor.end()).isZero();
    }

    @Test
    @Order(10)
    void anEditorThatVanishesLeavesNoServerBehind() throws Exception {
        Workbench workbench = new Workbench((file, read) -> new ScriptResult.Failed(List.of()), new Pipeline(),
                new Pipeline(), VerifyOptions.DEFAULT, 1, Duration.ofSeconds(1), Thread.ofPlatform().daemon().factory(),
                "1", Workbench.PairBench.of(Optional.empty()));
        assertThat(RuleLanguageServer.serve(workbench, InputStream.nullInputStream(), new ByteArrayOutputStream()))
                .isFalse();
    }
}
