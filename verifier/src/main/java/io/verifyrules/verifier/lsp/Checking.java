package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Reads the documents that are open as they are edited, one after the other, and has their rules verified. A document is read when
 * nothing was typed for a moment; what was read of a text that is edited meanwhile is dropped.
 */
final class Checking {

    private static final String UNSAVED = "untitled:";
    private static final int PAUSE = 150;
    private static final int BETWEEN_NEWS = 60;

    private final Workbench workbench;
    private final Consumer<OpenDocument> told;
    private final Verdicts verdicts;
    private final Map<String, OpenDocument> open = new ConcurrentHashMap<>();
    private final Map<String, Future<?>> waiting = new ConcurrentHashMap<>();
    private final ScheduledExecutorService reader;
    private final ScheduledExecutorService teller;
    private final AtomicBoolean news = new AtomicBoolean();

    /** Tells of a document each time that more is known of it. */
    Checking(Workbench workbench, Consumer<OpenDocument> told) {
        this.workbench = workbench;
        this.told = told;
        this.verdicts = new Verdicts(workbench, this::tellSoon);
        this.reader = Executors.newSingleThreadScheduledExecutor(workbench.threads());
        this.teller = Executors.newSingleThreadScheduledExecutor(workbench.threads());
    }

    Verdicts verdicts() {
        return verdicts;
    }

    Optional<OpenDocument> document(String uri) {
        return Optional.ofNullable(open.get(uri));
    }

    /** Only what is a rule file, or may become one, is read, as reading is running it. */
    void open(String uri, int version, String text) {
        if (!uri.endsWith(RuleScripts.EXTENSION) && !uri.endsWith(RuleJson.EXTENSION) && !uri.startsWith(UNSAVED)) {
            return;
        }
        OpenDocument document = new OpenDocument(uri, version, text);
        open.put(uri, document);
        readSoon(document, 0);
    }

    void edit(String uri, int version, String text) {
        document(uri).ifPresent(document -> {
            document.edit(version, text);
            readSoon(document, PAUSE);
        });
    }

    void close(String uri) {
        Optional.ofNullable(waiting.remove(uri)).ifPresent(reading -> reading.cancel(false));
        if (open.remove(uri) != null) {
            verdicts.forget(uri);
        }
    }

    /** Nothing is read or verified any more. */
    void end() {
        reader.shutdownNow();
        teller.shutdownNow();
        verdicts.end();
    }

    private void readSoon(OpenDocument document, int milliseconds) {
        if (reader.isShutdown()) {
            return;
        }
        Future<?> next = reader.schedule(() -> read(document), milliseconds, TimeUnit.MILLISECONDS);
        Optional.ofNullable(waiting.put(document.uri(), next)).ifPresent(earlier -> earlier.cancel(false));
    }

    private void read(OpenDocument document) {
        Reading before = document.reading();
        Reading read = before.read(result(document, before));
        if (document.update(read) && open.get(document.uri()) == document) {
            verdicts.want(document.uri(), read.rules());
            tellSoon();
        }
    }

    private ScriptResult result(OpenDocument document, Reading before) {
        try {
            return workbench.reader().read(document.file(), before.text());
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            return new ScriptResult.Failed(List.of(
                    new Diagnostic(SourcePosition.ofFile(document.file().toString()), "internal error: " + mistake)));
        }
    }

    /** Many verdicts may come at once, and are told together. */
    private void tellSoon() {
        if (!teller.isShutdown() && news.compareAndSet(false, true)) {
            Future<?> unused = teller.schedule(() -> {
                news.set(false);
                open.values().stream().filter(document -> document.reading().isSettled()).forEach(told);
            }, BETWEEN_NEWS, TimeUnit.MILLISECONDS);
        }
    }
}
