package io.verifyrules.verifier.lsp;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The commands that an editor may have the server execute, beside asking of documents. */
final class Commands implements WorkspaceService {

    /** Looks for the conditions of a rule, and has the editor put them in. */
    static final String GENERALIZE = "verify-rules.generalize";

    /** Looks for the rule behind a pair of programs, and has the editor show it. */
    static final String LIFT = "verify-rules.lift";

    /** The command of what stands above a line and does nothing. */
    static final String NOTHING = "";

    /** All that there are. */
    static final List<String> ALL = List.of(GENERALIZE, LIFT);

    private final Conditions conditions;
    private final Lifts lifts;

    Commands(Conditions conditions, Lifts lifts) {
        this.conditions = conditions;
        this.lifts = lifts;
    }

    @Override
    public CompletableFuture<Object> executeCommand(ExecuteCommandParams asked) {
        if (!ALL.contains(asked.getCommand())) {
            throw Protocol.invalid("workspace/executeCommand: there is no command '" + asked.getCommand()
                    + "'; there are " + String.join(", ", ALL));
        }
        List<Object> arguments = Optional.ofNullable(asked.getArguments()).orElseGet(List::of);
        if (arguments.size() != 1 || !(arguments.getFirst() instanceof JsonElement argument)) {
            throw Protocol.invalid("workspace/executeCommand: " + asked.getCommand() + " takes one argument, found "
                    + arguments.size());
        }
        return asked.getCommand().equals(LIFT) ? lifts.run(argument) : conditions.run(argument);
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
