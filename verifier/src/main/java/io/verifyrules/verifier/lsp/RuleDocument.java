package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/** A rule file that an editor has open. */
final class RuleDocument implements OpenDocument {

    private final Workbench.Reader reader;
    private final Verdicts verdicts;
    private final String uri;
    private final Path file;
    private Reading reading;
    private boolean closed;

    RuleDocument(Workbench.Reader reader, Verdicts verdicts, String uri, int version, String text) {
        this.reader = reader;
        this.verdicts = verdicts;
        this.uri = uri;
        this.file = OpenDocument.file(uri);
        this.reading = Reading.opened(version, text);
    }

    @Override
    public String uri() {
        return uri;
    }

    @Override
    public Path file() {
        return file;
    }

    /** Whether it says rules in the language that conditions can be written in. */
    boolean isScript() {
        return !uri.endsWith(RuleJson.EXTENSION);
    }

    /** The facts about the text as it is. */
    synchronized Reading reading() {
        return reading;
    }

    @Override
    public synchronized void edit(int version, String text) {
        reading = reading.edited(version, text);
    }

    @Override
    public boolean read() {
        Reading before = reading();
        return update(before.read(result(before)));
    }

    private ScriptResult result(Reading before) {
        try {
            return reader.read(file, before.text());
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            return new ScriptResult.Failed(
                    List.of(new Diagnostic(SourcePosition.ofFile(file.toString()), "internal error: " + mistake)));
        }
    }

    /** Takes over what a text was read as, unless it was edited meanwhile. */
    private synchronized boolean update(Reading read) {
        boolean current = !closed && read.version() == reading.version() && read.text().equals(reading.text());
        if (current) {
            reading = read;
            verdicts.want(uri, read.rules());
        }
        return current;
    }

    @Override
    public boolean isSettled() { return reading().isSettled(); }

    @Override
    public List<CodeLens> lenses() {
        Reading known = reading();
        Places places = new Places(known.text());
        return known.rules().stream().map(rule -> lens(known, places, rule)).toList();
    }

    private CodeLens lens(Reading known, Places places, RuleDeclaration rule) {
        String text = VerdictText.lens(verdicts.of(rule), !known.mistakes().isEmpty());
        return new CodeLens(places.of(rule.position()), new Command(text, Commands.NOTHING), Commands.NOTHING);
    }

    @Override
    public Optional<String> hover(int line) {
        return reading().at(line).flatMap(verdicts::of).map(VerdictText::hover);
    }

    @Override
    public PublishDiagnosticsParams findings() {
        Reading known = reading();
        return new PublishDiagnosticsParams(uri, Surprises.of(known, verdicts), known.version());
    }

    @Override
    public synchronized void close() {
        closed = true;
        verdicts.forget(uri);
    }
}
