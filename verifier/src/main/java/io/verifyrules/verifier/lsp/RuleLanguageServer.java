package io.verifyrules.verifier.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server of one editor, from its first word to its last. */
public final class RuleLanguageServer implements LanguageServer {

    private final String version;
    private final Editor editor;
    private final Checking checking;
    private final Documents documents;
    private final Commands commands;
    private final CompletableFuture<Boolean> end = new CompletableFuture<>();
    private volatile boolean finished;

    private RuleLanguageServer(Workbench workbench) {
        this.version = workbench.version();
        this.editor = new Editor();
        this.checking = new Checking(workbench, editor::tell);
        Conditions conditions = new Conditions(workbench, checking, editor);
        this.documents = new Documents(checking, conditions, editor);
        this.commands = new Commands(conditions, new Lifts(workbench, checking, editor));
    }

    /**
     * Serves an editor until it says that it ends, or does not say anything any more.
     *
     * @return whether the editor asked the server to shut down before, as the protocol wants it
     */
    public static boolean serve(Workbench workbench, InputStream in, OutputStream out) throws InterruptedException {
        RuleLanguageServer server = new RuleLanguageServer(workbench);
        Launcher<LanguageClient> launcher = Protocol.connect(server, in, out);
        server.editor.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        workbench.threads().newThread(() -> server.endWith(listening)).start();
        try {
            return server.end.get();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        } finally {
            server.checking.end();
        }
    }

    /** An editor that is gone has nothing more to say. */
    private void endWith(Future<Void> listening) {
        try {
            listening.get();
        } catch (InterruptedException | ExecutionException broken) {
            end.complete(false);
        }
        end.complete(false);
    }

    private void endWith(ProcessHandle parent) {
        CompletableFuture<Boolean> unused = parent.onExit().thenApply(gone -> end.complete(false));
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams asked) {
        editor.supports(asked.getCapabilities());
        Optional.ofNullable(asked.getProcessId()).flatMap(ProcessHandle::of).ifPresent(this::endWith);
        ServerCapabilities can = new ServerCapabilities();
        can.setTextDocumentSync(TextDocumentSyncKind.Full);
        can.setHoverProvider(true);
        can.setCodeLensProvider(new CodeLensOptions());
        CodeActionOptions actions = new CodeActionOptions(
                List.of(CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite));
        actions.setResolveProvider(true);
        can.setCodeActionProvider(actions);
        can.setExecuteCommandProvider(new ExecuteCommandOptions(Commands.ALL));
        return CompletableFuture.completedFuture(new InitializeResult(can, new ServerInfo("verify-rules", version)));
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        finished = true;
        checking.end();
        // The protocol has no result here.
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        end.complete(finished);
    }

    @Override
    public TextDocumentService getTextDocumentService() { return documents; }

    @Override
    public WorkspaceService getWorkspaceService() { return commands; }
}
