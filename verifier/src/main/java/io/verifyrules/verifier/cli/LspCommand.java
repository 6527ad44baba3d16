package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.lsp.RuleLanguageServer;
import io.verifyrules.verifier.lsp.Workbench;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules lsp}. */
@Command(name = "lsp", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Serves an editor: verdicts beside the rules while they are written, in the language server protocol over standard input and output.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:the editor shut the server down",
                "1:the editor ended without that", "2:wrong arguments", "3:an internal error"})
final class LspCommand implements Callable<Integer> {

    private static final Duration SEARCHING = Duration.ofSeconds(15);

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Rules verified at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    /** A file that is being written may have a loop without an end, now and then. */
    @Mixin
    private LoadLimit loading = new LoadLimit(20);

    LspCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** Many editors say over what a server is to speak; this one knows nothing else. */
    @Option(names = "--stdio", description = "Speak over standard input and output, as it does without.")
    void overStandardStreams(boolean said) {
    }

    @Override
    public Integer call() throws InterruptedException {
        if (jobs < 1) {
            throw new ParameterException(spec.commandLine(), "--jobs: expected a number of at least 1, found " + jobs);
        }
        RuleSource scripts = surroundings.scripts().get().within(loading.within(spec));
        Workbench workbench = new Workbench((file, text) -> read(scripts, file, text),
                surroundings.withKnownResults().verifier().get(), surroundings.verifier().get(), VerifyOptions.DEFAULT,
                jobs, SEARCHING, Thread.ofPlatform().daemon().name("lsp-", 1).stackSize(LargeStack.BYTES).factory(),
                Version.number(), Workbench.PairBench.of(surroundings.results()));
        // What a rule file prints is no word of the protocol.
        System.setOut(System.err);
        try (var in = new FileInputStream(FileDescriptor.in);
                var out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
            boolean regular = RuleLanguageServer.serve(workbench, in, out);
            return (regular ? ExitCode.AS_EXPECTED : ExitCode.UNEXPECTED).number();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static ScriptResult read(RuleSource scripts, Path file, String text) {
        return file.toString().endsWith(RuleJson.EXTENSION) ? RuleInput.json(file, text) : scripts.of(file, text);
    }
}
