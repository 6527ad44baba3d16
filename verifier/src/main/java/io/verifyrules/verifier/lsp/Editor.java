package io.verifyrules.verifier.lsp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowDocumentResult;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/** The editor at the other end: what it is told, and what it says that it can do. */
final class Editor {

    private final CompletableFuture<LanguageClient> client = new CompletableFuture<>();
    private volatile ClientCapabilities can = new ClientCapabilities();

    void connect(LanguageClient proxy) {
        client.complete(proxy);
    }

    void supports(ClientCapabilities capabilities) {
        can = capabilities;
    }

    /** Tells the findings in a document, and that the lenses above its lines may be new. */
    void tell(OpenDocument document) {
        client.join().publishDiagnostics(understood(document.findings()));
        if (workspace().map(WorkspaceClientCapabilities::getCodeLens)
                .map(CodeLensWorkspaceCapabilities::getRefreshSupport)
                .orElse(false)) {
            CompletableFuture<Void> unused = client.join().refreshCodeLenses();
        }
    }

    private PublishDiagnosticsParams understood(PublishDiagnosticsParams findings) {
        boolean related = Optional.ofNullable(can.getTextDocument())
                .map(TextDocumentClientCapabilities::getPublishDiagnostics)
                .map(PublishDiagnosticsCapabilities::getRelatedInformation)
                .orElse(false);
        if (!related) {
            findings.getDiagnostics().forEach(each -> each.setRelatedInformation(null));
        }
        return findings;
    }

    /** Shows a document that is not there yet, where the editor can make one; else its text as a message. */
    void show(NewDocument made) {
        if (made.exists()) {
            open(made.uri());
        } else if (canMakeDocuments()) {
            TextEdit all = new TextEdit(new Range(new Position(0, 0), new Position(0, 0)), made.text());
            WorkspaceEdit edit = new WorkspaceEdit(List.of(Either.forRight(new CreateFile(made.uri())),
                    Either.forLeft(new TextDocumentEdit(new VersionedTextDocumentIdentifier(made.uri(), null),
                            List.of(Either.forLeft(all))))));
            CompletableFuture<Void> unused = client.join()
                    .applyEdit(new ApplyWorkspaceEditParams(edit))
                    .thenAccept(answer -> {
                        if (answer.isApplied()) {
                            open(made.uri());
                        }
                    });
        } else {
            say(made.text());
        }
    }

    private boolean canMakeDocuments() {
        return workspace().map(WorkspaceClientCapabilities::getWorkspaceEdit)
                .filter(edits -> Boolean.TRUE.equals(edits.getDocumentChanges()))
                .map(WorkspaceEditCapabilities::getResourceOperations)
                .filter(operations -> operations.contains(ResourceOperationKind.Create))
                .isPresent();
    }

    private void open(String uri) {
        if (Optional.ofNullable(can.getWindow()).map(WindowClientCapabilities::getShowDocument).isPresent()) {
            CompletableFuture<ShowDocumentResult> unused = client.join().showDocument(new ShowDocumentParams(uri));
        }
    }

    /** Tells that there is no finding any more in a document that is closed. */
    void forget(String uri) {
        client.join().publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
    }

    void say(String message) {
        client.join().showMessage(new MessageParams(MessageType.Info, message));
    }

    void apply(WorkspaceEdit edit) {
        CompletableFuture<ApplyWorkspaceEditResponse> unused = client.join()
                .applyEdit(new ApplyWorkspaceEditParams(edit));
    }

    /** Whether it asks for the edit of an action when somebody wants it. */
    boolean asksForEdits() {
        return Optional.ofNullable(can.getTextDocument())
                .map(TextDocumentClientCapabilities::getCodeAction)
                .map(CodeActionCapabilities::getResolveSupport)
                .filter(support -> support.getProperties().contains("edit"))
                .isPresent();
    }

    /** An edit of the version of a document that was read; one that names it where the editor can tell versions apart. */
    WorkspaceEdit edit(OpenDocument document, int version, TextEdit change) {
        boolean versions = workspace().map(WorkspaceClientCapabilities::getWorkspaceEdit)
                .map(WorkspaceEditCapabilities::getDocumentChanges)
                .orElse(false);
        return versions
                ? new WorkspaceEdit(List.of(Either
                        .forLeft(new TextDocumentEdit(new VersionedTextDocumentIdentifier(document.uri(), version),
                                List.of(Either.forLeft(change))))))
                : new WorkspaceEdit(Map.of(document.uri(), List.of(change)));
    }

    private Optional<WorkspaceClientCapabilities> workspace() {
        return Optional.ofNullable(can.getWorkspace());
    }
}
