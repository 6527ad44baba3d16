package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.cli.VerifyRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsCapabilities;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor with one document, and a server in a process of its own. */
final class EditorSession implements LanguageClient, AutoCloseable {

    /** On a machine that is busy a compiler starts for minutes. */
    private static final int PATIENCE = 300;

    private final Process process;
    private final LanguageServer server;
    private final String uri;
    private final String language;
    private final BlockingQueue<PublishDiagnosticsParams> told = new LinkedBlockingQueue<>();
    private final BlockingQueue<WorkspaceEdit> edits = new LinkedBlockingQueue<>();
    private final List<String> messages = new ArrayList<>();
    private int version;

    EditorSession(Path folder, String name) throws IOException {
        uri = folder.resolve(name).toUri().toString();
        language = name.endsWith(".mlir") ? "mlir" : "kotlin";
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xss16m",
                        "-Dverifyrules.cache=" + folder.resolve("cache")));
        command.addAll(LoadedClasses.options());
        command.addAll(
                List.of(VerifyRules.class.getName(), "lsp", "--stdio", "--load-timeout", String.valueOf(PATIENCE)));
        process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(this, process.getInputStream(),
                process.getOutputStream());
        server = launcher.getRemoteProxy();
        Future<Void> unused = launcher.startListening();
    }

    /** An editor that asks for the edit of an action when somebody wants it. */
    InitializeResult initialize() throws Exception {
        CodeActionCapabilities actions = new CodeActionCapabilities();
        actions.setResolveSupport(new CodeActionResolveSupportCapabilities(List.of("edit")));
        TextDocumentClientCapabilities documents = new TextDocumentClientCapabilities();
        documents.setCodeAction(actions);
        ClientCapabilities can = new ClientCapabilities();
        can.setTextDocument(documents);
        return initialize(can);
    }

    /** An editor that shows new documents, and places that belong to a finding. */
    InitializeResult initializeForPrograms() throws Exception {
        PublishDiagnosticsCapabilities findings = new PublishDiagnosticsCapabilities();
        findings.setRelatedInformation(true);
        TextDocumentClientCapabilities documents = new TextDocumentClientCapabilities();
        documents.setPublishDiagnostics(findings);
        WorkspaceEditCapabilities edits = new WorkspaceEditCapabilities();
        edits.setDocumentChanges(true);
        edits.setResourceOperations(List.of(ResourceOperationKind.Create));
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceEdit(edits);
        ClientCapabilities can = new ClientCapabilities();
        can.setTextDocument(documents);
        can.setWorkspace(workspace);
        return initialize(can);
    }

    private InitializeResult initialize(ClientCapabilities can) throws Exception {
        InitializeParams asked = new InitializeParams();
        asked.setCapabilities(can);
        return server.initialize(asked).get(PATIENCE, TimeUnit.SECONDS);
    }

    /** Opens the document, which need not be in the file, or gives it another text. */
    void type(String text) {
        version++;
        if (version == 1) {
            server.getTextDocumentService()
                    .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, language, version, text)));
        } else {
            server.getTextDocumentService()
                    .didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(uri, version),
                            List.of(new TextDocumentContentChangeEvent(text))));
        }
    }

    /** What is wrong in the document as it is, as soon as that is as expected. */
    List<Diagnostic> diagnostics(Predicate<List<Diagnostic>> expected) throws InterruptedException {
        List<Diagnostic> last = List.of();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (System.nanoTime() < end) {
            PublishDiagnosticsParams next = told.poll(1, TimeUnit.SECONDS);
            if (next != null && next.getVersion() == version) {
                last = next.getDiagnostics();
                if (expected.test(last)) {
                    return last;
                }
            }
        }
        throw new AssertionError("the server says of version " + version + ": " + last);
    }

    /** What stands above rules, by line from 0, as soon as all have verdicts. */
    Map<Integer, String> lenses() throws Exception {
        Map<Integer, String> titles = new TreeMap<>();
        commands().forEach(lens -> titles.merge(lens.getRange().getStart().getLine(), lens.getCommand().getTitle(),
                (one, other) -> one + " | " + other));
        if (titles.containsValue("checking ..")) {
            Thread.sleep(20);
            return lenses();
        }
        return titles;
    }

    /** All that stands above lines as it is now. */
    List<? extends CodeLens> commands() throws Exception {
        return server.getTextDocumentService()
                .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri)))
                .get(PATIENCE, TimeUnit.SECONDS);
    }

    /** Does what a command that the server gave is for. */
    Object execute(Command command) throws Exception {
        return server.getWorkspaceService()
                .executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments()))
                .get(PATIENCE, TimeUnit.SECONDS);
    }

    /** The edit that the server asked for last. */
    WorkspaceEdit edit() throws InterruptedException {
        return Objects.requireNonNull(edits.poll(PATIENCE, TimeUnit.SECONDS), "the server asked for no edit");
    }

    @Override
    public CompletableFuture<ApplyWorkspaceEditResponse> applyEdit(ApplyWorkspaceEditParams asked) {
        edits.add(asked.getEdit());
        return CompletableFuture.completedFuture(new ApplyWorkspaceEditResponse(true));
    }

    String hover(int line) throws Exception {
        Hover hover = server.getTextDocumentService()
                .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(line, 2)))
                .get(PATIENCE, TimeUnit.SECONDS);
        return hover == null ? "" : hover.getContents().getRight().getValue();
    }

    List<CodeAction> actions(int line) throws Exception {
        Position place = new Position(line, 0);
        return server.getTextDocumentService()
                .codeAction(new CodeActionParams(new TextDocumentIdentifier(uri), new Range(place, place),
                        new CodeActionContext(List.of())))
                .get(PATIENCE, TimeUnit.SECONDS)
                .stream()
                .map(action -> action.getRight())
                .toList();
    }

    CodeAction resolve(CodeAction action) throws Exception {
        return server.getTextDocumentService().resolveCodeAction(action).get(PATIENCE, TimeUnit.SECONDS);
    }

    String uri() {
        return uri;
    }

    List<String> messages() {
        synchronized (messages) {
            return List.copyOf(messages);
        }
    }

    /** Ends as the protocol demands; the exit code of the server. */
    int end() throws Exception {
        server.shutdown().get(PATIENCE, TimeUnit.SECONDS);
        server.exit();
        return process.waitFor(PATIENCE, TimeUnit.SECONDS) ? process.exitValue() : -1;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    @Override
    public void telemetryEvent(Object event) {
        throw new AssertionError("the server measures nobody");
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        told.add(diagnostics);
    }

    @Override
    public void showMessage(MessageParams message) {
        synchronized (messages) {
            messages.add(message.getMessage());
        }
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams asked) {
        throw new AssertionError("the server asks nothing");
    }

    @Override
    public void logMessage(MessageParams message) {
        throw new AssertionError("the server logs nothing: " + message.getMessage());
    }
}
