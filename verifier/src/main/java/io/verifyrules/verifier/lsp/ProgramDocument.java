package io.verifyrules.verifier.lsp;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;

/** A document with programs that an editor has open: a lit test, or any others. */
final class ProgramDocument implements OpenDocument {

    /** The longest text in characters that is read with each edit, which takes about a second. */
    static final int LONGEST = 4_000_000;

    private final PairVerdicts verdicts;
    private final String uri;
    private final Path file;
    private int version;
    private String text = "";
    private ProgramReading reading;
    private LineShift shift = LineShift.NONE;
    private boolean settled;
    private boolean closed;

    ProgramDocument(PairVerdicts verdicts, String uri, int version, String text) {
        this.verdicts = verdicts;
        this.uri = uri;
        this.file = OpenDocument.file(uri);
        this.reading = ProgramReading.opened(version);
        edit(version, text);
    }

    @Override
    public String uri() {
        return uri;
    }

    @Override
    public Path file() {
        return file;
    }

    /** The last reading. */
    synchronized ProgramReading reading() {
        return reading;
    }

    /** The function that is asked about by this name, in the text as it is. */
    synchronized Optional<ReadFunction> known(String content) {
        return reading.asked(content);
    }

    /** A text that is too long is not kept. */
    @Override
    public synchronized void edit(int next, String changed) {
        version = next;
        settled = changed.length() > LONGEST;
        text = settled ? "" : changed;
        if (settled) {
            reading = ProgramReading.refused(file, next,
                    "programs of up to " + LONGEST + " characters are checked while they are edited, found "
                            + changed.length() + "; verify-rules lit checks this file");
            verdicts.want(uri, List.of());
        }
        shift = settled ? LineShift.NONE : LineShift.between(reading.text(), text);
    }

    @Override
    public boolean read() {
        int current;
        String content;
        synchronized (this) {
            if (settled) {
                return true;
            }
            current = version;
            content = text;
        }
        return update(ProgramReading.of(file, current, content, verdicts));
    }

    /** Takes over what a text was read as, unless it was edited meanwhile. */
    private synchronized boolean update(ProgramReading read) {
        boolean current = !closed && !settled && read.version() == version;
        if (current) {
            reading = read;
            shift = LineShift.NONE;
            settled = true;
            verdicts.want(uri, read.functions());
        }
        return current;
    }

    @Override
    public synchronized boolean isSettled() { return settled; }

    /** Functions have verdicts above them, and those that are equal lead to their rules; any program is no test and has none. */
    @Override
    public synchronized List<CodeLens> lenses() {
        if (!reading.isTest()) {
            return List.of();
        }
        boolean several = reading.functions()
                .stream()
                .map(ReadFunction::under)
                .filter(each -> !each.isEmpty())
                .distinct()
                .count() > 1;
        return reading.functions().stream().flatMap(each -> lenses(each, several)).toList();
    }

    private Stream<CodeLens> lenses(ReadFunction function, boolean several) {
        Optional<PairOutcome> outcome = verdicts.of(function);
        String verdict = PairText.lens(function, outcome);
        String under = several && !function.under().isEmpty() ? function.under() + ": " : "";
        Stream<CodeLens> rule = PairText.isEqual(outcome)
                ? function.key()
                        .stream()
                        .map(key -> lens(function,
                                new Command("lift to a rule", Commands.LIFT,
                                        List.of(new Lifts.Asked(uri, key.content())))))
                : Stream.of();
        return Stream.concat(Stream.of(lens(function, new Command(under + verdict, Commands.NOTHING))), rule);
    }

    private CodeLens lens(ReadFunction function, Command command) {
        Position place = new Position(Math.max(0, shift.of(function.line()) - 1), 0);
        return new CodeLens(new Range(place, place), command, Commands.NOTHING);
    }

    @Override
    public synchronized Optional<String> hover(int line) {
        List<String> lines = reading.at(line)
                .stream()
                .filter(each -> reading.isTest() || each.before().isEmpty())
                .flatMap(each -> PairText.lines(each, verdicts.of(each)).stream())
                .toList();
        return lines.isEmpty() || !settled ? Optional.empty() : Optional.of(VerdictText.block(lines));
    }

    @Override
    public PublishDiagnosticsParams findings() {
        ProgramReading known = reading();
        return new PublishDiagnosticsParams(uri, PairFindings.of(uri, file, known, verdicts), known.version());
    }

    @Override
    public synchronized void close() {
        closed = true;
        verdicts.forget(uri);
    }
}
