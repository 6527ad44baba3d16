package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.OnItsDay;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.WorkspaceEdit;
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

/** A lit test in an editor, with a server in a process of its own. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Timeout(300)
@Tag("process")
@OnItsDay(turn = 1, of = 2)
class ProgramDocumentsTest {

    private static final String TEST = """
            // RUN: opt --pass %s | FileCheck %s

            // CHECK-LABEL: func.func @right
            // CHECK-SAME: (%[[A:.+]]: tensor<4xi32>)
            // CHECK-NEXT: return %[[A]] : tensor<4xi32>
            func.func @right(%a: tensor<4xi32>) -> tensor<4xi32> {
              %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
              %1 = stablehlo.reverse %0, dims = [0] : tensor<4xi32>
              return %1 : tensor<4xi32>
            }

            // CHECK-LABEL: func.func @wrong
            // CHECK-SAME: (%[[A:.+]]: tensor<2xi32>)
            // CHECK-NEXT: return %[[A]] : tensor<2xi32>
            func.func @wrong(%a: tensor<2xi32>) -> tensor<2xi32> {
              %0 = stablehlo.reverse %a, dims = [0] : tensor<2xi32>
              return %0 : tensor<2xi32>
            }

            // CHECK-LABEL: func.func @labelled
            func.func @labelled(%a: tensor<2xi32>) -> tensor<2xi32> {
              return %a : tensor<2xi32>
            }
            """;
    private static final int RIGHT_LINE = 5;
    private static final int WRONG_LINE = 14;
    private static final int WRONG_CHECK = 11;
    private static final int LABELLED_LINE = 20;
    private static final String DIFFERENCE = "REFUTED: element [0] is ";

    @TempDir
    private static Path folder;
    private static EditorSession editor;

    @BeforeAll
    static void startOneServer() throws Exception {
        editor = new EditorSession(folder, "some.mlir");
        editor.initializeForPrograms();
    }

    @AfterAll
    static void endIt() {
        editor.close();
    }

    @Test
    @Order(1)
    void eachFunctionHasItsVerdictAboveAndTheWrongOneIsMarkedAtItsCheckLines() throws Exception {
        editor.type(TEST);
        List<Diagnostic> wrong = editor.diagnostics(found -> !found.isEmpty());
        assertThat(wrong).singleElement().satisfies(diagnostic -> {
            assertThat(diagnostic.getRange().getStart().getLine()).isEqualTo(WRONG_CHECK);
            assertThat(diagnostic.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
            assertThat(diagnostic.getCode().getLeft()).isEqualTo("REFUTED");
            assertThat(diagnostic.getMessage().getLeft()).startsWith("@wrong: " + DIFFERENCE)
                    .contains("\nwith %a = [", "\nbefore: ", "\nthe results differ at [0]");
            assertThat(diagnostic.getRelatedInformation()).extracting(each -> each.getLocation().getRange().getStart())
                    .contains(new Position(WRONG_LINE + 1, 2));
        });
        Map<Integer, String> lenses = editor.lenses();
        assertThat(lenses).containsOnlyKeys(RIGHT_LINE, WRONG_LINE, LABELLED_LINE)
                .containsEntry(RIGHT_LINE, "EQUAL | lift to a rule")
                .containsEntry(LABELLED_LINE, "NOT SPELLED: only labels");
        assertThat(lenses.get(WRONG_LINE)).startsWith(DIFFERENCE).contains(" before, ", " after");
    }

    @Test
    @Order(2)
    void theWholeAnswerIsShownAtTheFunctionAndAtItsLines() throws Exception {
        assertThat(editor.hover(WRONG_LINE + 1)).startsWith("```text\n")
                .endsWith("\n```")
                .contains("@wrong CHECK  REFUTED", "with %a = [", "begins before at ");
        assertThat(editor.hover(WRONG_CHECK + 1)).isEqualTo(editor.hover(WRONG_LINE + 1));
        assertThat(editor.hover(RIGHT_LINE + 1)).contains("@right CHECK  EQUAL");
        assertThat(editor.hover(LABELLED_LINE)).contains("@labelled  NOT SPELLED: only labels");
        assertThat(editor.hover(0)).isEmpty();
    }

    @Test
    @Order(3)
    void theRuleBehindAPairBecomesADocumentBesideTheTest() throws Exception {
        CodeLens lens = editor.commands()
                .stream()
                .filter(each -> each.getCommand().getTitle().equals("lift to a rule"))
                .findFirst()
                .orElseThrow();
        Object text = editor.execute(lens.getCommand());
        assertThat(text.toString()).contains("rule(\"right\")", ".reverse(", "behind some.mlir:3 @right");
        WorkspaceEdit edit = editor.edit();
        assertThat(edit.getDocumentChanges()).hasSize(2);
        assertThat(edit.getDocumentChanges().getFirst().getRight()).isInstanceOfSatisfying(CreateFile.class,
                made -> assertThat(made.getUri()).endsWith("/some.right.rules.kts"));
        assertThat(edit.getDocumentChanges().getLast().getLeft().getEdits().getFirst().getLeft().getNewText())
                .isEqualTo(text.toString());
    }

    @Test
    @Order(4)
    void aFunctionThatMovesKeepsItsVerdictMeanwhileAndItsFindingMovesWithIt() throws Exception {
        editor.type("// One line more.\n" + TEST);
        assertThat(editor.commands()).as("before it is read again")
                .extracting(each -> each.getRange().getStart().getLine())
                .contains(RIGHT_LINE + 1, WRONG_LINE + 1, LABELLED_LINE + 1);
        List<Diagnostic> wrong = editor.diagnostics(found -> !found.isEmpty());
        assertThat(wrong.getFirst().getRange().getStart().getLine()).isEqualTo(WRONG_CHECK + 1);
        assertThat(editor.lenses()).containsEntry(RIGHT_LINE + 1, "EQUAL | lift to a rule");
    }

    @Test
    @Order(5)
    void aBrokenFunctionIsMarkedAtItsOperationAndCostsNoOtherOneItsVerdict() throws Exception {
        editor.type(TEST.replace("%1 = stablehlo.reverse %0", "%1 = stablehlo.reverse %7"));
        List<Diagnostic> found = editor.diagnostics(all -> all.size() == 2);
        assertThat(found).filteredOn(each -> each.getCode().getLeft().equals("NOT READ"))
                .singleElement()
                .satisfies(each -> {
                    assertThat(each.getRange().getStart().getLine()).isEqualTo(RIGHT_LINE + 2);
                    assertThat(each.getMessage().getLeft()).contains("%7");
                });
        assertThat(editor.lenses().get(RIGHT_LINE)).startsWith("NOT READ: ");
        assertThat(editor.lenses().get(WRONG_LINE)).startsWith(DIFFERENCE);
    }

    @Test
    @Order(6)
    void anOutputThatIsNoValidProgramIsMarkedInItsLines() throws Exception {
        editor.type(TEST.replace("// CHECK-NEXT: return %[[A]] : tensor<4xi32>", """
                // CHECK-NEXT: %[[B:.+]] = stablehlo.reverse %[[A]], dims = [3] : tensor<4xi32>
                // CHECK-NEXT: return %[[B]] : tensor<4xi32>"""));
        List<Diagnostic> found = editor.diagnostics(all -> all.size() == 2);
        assertThat(found).filteredOn(each -> each.getCode().getLeft().equals("AFTER IS INVALID"))
                .singleElement()
                .satisfies(each -> assertThat(each.getRange().getStart()).isEqualTo(new Position(4, 27)));
    }

    @Test
    @Order(7)
    void aFunctionWithoutLinesIsLookedAtForItself() throws Exception {
        editor.type(TEST.replace("return %a", "%0 = stablehlo.reverse %a, dims = [3] : tensor<2xi32>\n  return %a"));
        List<Diagnostic> found = editor.diagnostics(all -> all.size() == 2);
        assertThat(found).filteredOn(each -> each.getCode().getLeft().equals("BEFORE IS INVALID"))
                .singleElement()
                .satisfies(each -> assertThat(each.getRange().getStart().getLine()).isEqualTo(LABELLED_LINE + 1));
    }

    @Test
    @Order(8)
    void aProgramThatIsNoTestHasMistakesMarkedAndNothingAboveItsFunctions() throws Exception {
        editor.type("""
                func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
                  return %b : tensor<2xi32>
                }
                """);
        assertThat(editor.diagnostics(all -> !all.isEmpty())).singleElement()
                .satisfies(each -> assertThat(each.getRange().getStart().getLine()).isEqualTo(1));
        assertThat(editor.lenses()).isEmpty();
    }

    @Test
    @Order(9)
    void bytesThatAreNoTextAndTextsThatAreTooLongHaveOneRemarkEach() throws Exception {
        editor.type("ML\u00efR\u0000\u0001\u0000");
        assertThat(editor.diagnostics(all -> !all.isEmpty())).singleElement()
                .satisfies(each -> assertThat(each.getMessage().getLeft()).contains("bytecode"));
        editor.type("// " + "x".repeat(100_000_000));
        assertThat(editor.diagnostics(all -> !all.isEmpty())).singleElement()
                .satisfies(each -> assertThat(each.getMessage().getLeft())
                        .contains("programs of up to 4000000 characters", "verify-rules lit checks this file"));
        assertThat(editor.lenses()).isEmpty();
    }

    @Test
    @Order(10)
    void anEditorIsAnsweredWhileALargeFileIsChecked() throws Exception {
        String many = "// RUN: opt --pass %s | FileCheck %s\n" + IntStream.range(0, 1_000)
                .mapToObj(i -> TEST.lines()
                        .skip(10)
                        .limit(8)
                        .collect(Collectors.joining("\n"))
                        .replace("@wrong", "@f" + i)
                        .replace("2x", (i + 2) + "x"))
                .collect(Collectors.joining("\n"));
        editor.type(many);
        editor.diagnostics(all -> !all.isEmpty());
        long start = System.nanoTime();
        editor.hover(3);
        assertThat(editor.commands()).hasSize(1_000);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        editor.type(TEST);
        List<Diagnostic> wrong = editor.diagnostics(all -> !all.isEmpty());
        assertThat(wrong.getFirst().getMessage().getLeft()).startsWith("@wrong");
        assertThat(editor.end()).isZero();
    }
}
