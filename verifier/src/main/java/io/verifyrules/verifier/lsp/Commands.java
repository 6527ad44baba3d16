package io.verifyrules.verifier.lsp;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What an editor may have the server do, beside asking of documents. */
final class Commands implements WorkspaceService {

    /** Looks for the conditions of a rule, and has the editor put them in. */
    static final String GENERALIZE = "verify-rules.generalize";

    private final Conditions conditions;

    Commands(Conditions conditions) {
        this.conditions = conditions;
    }

    @Override
    public CompletableFuture<Object> executeCommand(ExecuteCommandParams asked) {
        if (!asked.getCommand().equals(GENERALIZE)) {
            throw Protocol.invalid("workspace/executeCommand: there is no command '" + asked.getCommand()
                    + "'; the one there is, is " + GENERALIZE);
        }
        List<Object> arguments = Optional.ofNullable(asked.getArguments()).orElseGet(List::of);
        if (arguments.size() != 1 || !(arguments.getFirst() instanceof JsonElement argument)) {
            throw Protocol.invalid(
                    "workspace/executeCommand: " + GENERALIZE + " takes one argument, found " + arguments.size());
        }
        return conditions.run(argument);
    }

    /** There is nothing to configure. */
    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams said) {
    }

    /** Only what is open is read. */
    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams said) {
    }
}
