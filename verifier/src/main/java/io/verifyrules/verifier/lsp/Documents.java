package io.verifyrules.verifier.lsp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;

/** The editor's messages and questions about documents. Nothing here takes long: answers are what is known by now. */
final class Documents implements TextDocumentService {

    private final Checking checking;
    private final Conditions conditions;
    private final Editor editor;

    Documents(Checking checking, Conditions conditions, Editor editor) {
        this.checking = checking;
        this.conditions = conditions;
        this.editor = editor;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams said) {
        TextDocumentItem document = said.getTextDocument();
        checking.open(document.getUri(), String.valueOf(document.getLanguageId()), document.getVersion(),
                document.getText());
    }

    /** Changes come as whole texts. */
    @Override
    public void didChange(DidChangeTextDocumentParams said) {
        VersionedTextDocumentIdentifier document = said.getTextDocument();
        if (said.getContentChanges().isEmpty()) {
            throw Protocol.invalid("there is no text in the change of " + document.getUri());
        }
        checking.edit(document.getUri(), document.getVersion(), said.getContentChanges().getLast().getText());
    }

    @Override
    public void didClose(DidCloseTextDocumentParams said) {
        checking.close(said.getTextDocument().getUri());
        editor.forget(said.getTextDocument().getUri());
    }

    /** The saved text was read when it was typed. */
    @Override
    public void didSave(DidSaveTextDocumentParams said) {
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams asked) {
        return CompletableFuture.completedFuture(
                checking.document(asked.getTextDocument().getUri()).map(OpenDocument::lenses).orElseGet(List::of));
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams asked) {
        Optional<Hover> hover = checking.document(asked.getTextDocument().getUri())
                .flatMap(document -> document.hover(asked.getPosition().getLine() + 1))
                .map(text -> new Hover(new MarkupContent(MarkupKind.MARKDOWN, text)));
        return hover.map(CompletableFuture::completedFuture)
                // The protocol has no hover where there is nothing to say.
                .orElseGet(() -> CompletableFuture.completedFuture(null));
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams asked) {
        int line = asked.getRange().getStart().getLine() + 1;
        List<Either<Command, CodeAction>> actions = checking.rules(asked.getTextDocument().getUri())
                .stream()
                .flatMap(document -> conditions.actions(document, line, asked.getContext().getDiagnostics()).stream())
                .map(Either::<Command, CodeAction>forRight)
                .toList();
        return CompletableFuture.completedFuture(actions);
    }

    @Override
    public CompletableFuture<CodeAction> resolveCodeAction(CodeAction action) {
        return conditions.resolve(action);
    }
}
