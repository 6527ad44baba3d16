package io.verifyrules.verifier.lsp;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;

/** The actions that put conditions into a rule. Which these are is looked for only when somebody wants one, as it takes seconds. */
final class Conditions {

    /** The subject of an action: a rule, by the document in which it stands and its name. */
    record Asked(String uri, String rule) {}

    private static final Gson JSON = new Gson();

    private final Workbench workbench;
    private final Checking checking;
    private final Editor editor;
    private final ExecutorService searches;

    Conditions(Workbench workbench, Checking checking, Editor editor) {
        this.workbench = workbench;
        this.checking = checking;
        this.editor = editor;
        this.searches = Executors.newSingleThreadExecutor(workbench.threads());
    }

    /** The actions on the rule in a line, from 1; variants are about conditions of their rule, and keep to them. */
    List<CodeAction> actions(RuleDocument document, int line, List<Diagnostic> surprises) {
        return document.isScript() ? actionsOnRule(document, line, surprises) : List.of();
    }

    private List<CodeAction> actionsOnRule(RuleDocument document, int line, List<Diagnostic> surprises) {
        return document.reading()
                .at(line)
                .filter(rule -> rule instanceof Rule whole && whole.variant().isEmpty())
                .flatMap(checking.verdicts()::of)
                .flatMap(outcome -> action(document, outcome, surprises))
                .stream()
                .toList();
    }

    private Optional<CodeAction> action(RuleDocument document, RuleOutcome outcome, List<Diagnostic> surprises) {
        if (!(outcome instanceof RuleOutcome.Checked checked)) {
            return Optional.empty();
        }
        boolean wrong = checked.results().stream().anyMatch(Conditions::isUnexpectedlyWrong);
        boolean right = checked.results()
                .stream()
                .anyMatch(result -> result.verdict().kind() == VerdictKind.VERIFIED && result.asExpected());
        if (!wrong && !right) {
            return Optional.empty();
        }
        CodeAction action = new CodeAction(
                wrong ? "Add the condition under which this rule is right" : "Generalize: look for weaker conditions");
        action.setKind(wrong ? CodeActionKind.QuickFix : CodeActionKind.RefactorRewrite);
        if (wrong) {
            action.setDiagnostics(surprises.stream()
                    .filter(surprise -> surprise.getCode() != null
                            && List.of(VerdictKind.REFUTED.name(), VerdictKind.INVALID.name())
                                    .contains(surprise.getCode().getLeft()))
                    .toList());
        }
        Asked asked = new Asked(document.uri(), outcome.declaration().name());
        if (editor.asksForEdits()) {
            action.setData(asked);
        } else {
            action.setCommand(new Command(action.getTitle(), Commands.GENERALIZE, List.of(asked)));
        }
        return Optional.of(action);
    }

    private static boolean isUnexpectedlyWrong(RuleResult result) {
        return result.verdict().kind().isRefuting() && !result.asExpected();
    }

    /** The action with its edit; without one where the document stays as it is, and the editor is told why. */
    CompletableFuture<CodeAction> resolve(CodeAction action) {
        return edit(asked(JSON.toJsonTree(action.getData()))).thenApply(edit -> {
            edit.ifPresent(action::setEdit);
            return action;
        });
    }

    /** Does what {@link #resolve} has an editor do, for one that does not ask. */
    CompletableFuture<Object> run(JsonElement argument) {
        return edit(asked(argument)).thenApply(edit -> {
            edit.ifPresent(editor::apply);
            return "";
        });
    }

    /** The subject of an action; anything else that an editor sends is refused. */
    private static Asked asked(JsonElement data) {
        return Arguments.texts(data, List.of("uri", "rule"))
                .map(texts -> new Asked(texts.getFirst(), texts.getLast()))
                .orElseThrow(() -> Protocol
                        .invalid("expected {\"uri\": .., \"rule\": ..} of an action that this server gave"));
    }

    private CompletableFuture<Optional<WorkspaceEdit>> edit(Asked asked) {
        Optional<RuleDocument> document = checking.rules(asked.uri());
        Optional<Rule> rule = document.flatMap(open -> rule(open.reading(), asked.rule()));
        if (rule.isEmpty()) {
            editor.say("the rule '" + asked.rule() + "' is not there any more");
            return CompletableFuture.completedFuture(Optional.empty());
        }
        return CompletableFutures.computeAsync(searches, cancelled -> {
            cancelled.checkCanceled();
            return edit(document.get(), rule.get());
        });
    }

    private Optional<WorkspaceEdit> edit(RuleDocument document, Rule rule) {
        Generalization found = Suggestion.search(workbench, rule);
        Optional<Reading> now = Optional.of(document.reading())
                .filter(reading -> rule(reading, rule.name()).filter(other -> isSame(rule, other)).isPresent());
        return switch (Suggestion.of(workbench, document.file(), now, found)) {
            case Suggestion.Nothing nothing -> {
                editor.say(nothing.reason());
                yield Optional.empty();
            }
            case Suggestion.Changed changed -> Optional.of(editor.edit(document, changed.before().version(),
                    TextChange.between(changed.before().text(), changed.text())));
        };
    }

    private boolean isSame(Rule rule, Rule other) {
        return checking.verdicts().key(rule).equals(checking.verdicts().key(other));
    }

    private static Optional<Rule> rule(Reading reading, String name) {
        Optional<RuleDeclaration> declared = reading.named(name);
        return declared.filter(Rule.class::isInstance).map(Rule.class::cast);
    }
}
