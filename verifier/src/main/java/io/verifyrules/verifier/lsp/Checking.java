package io.verifyrules.verifier.lsp;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Reads the documents that are open as they are edited, those of one kind one after the other, and has what is in them checked. A
 * document is read when nothing was typed for a moment; what was read of a text that is edited meanwhile is dropped.
 */
final class Checking {

    private static final int PAUSE = 150;
    private static final long BETWEEN_NEWS = 60;
    /** Telling takes at most this part of the time, since editors have to read it all. */
    private static final int SHARE_OF_NEWS = 10;

    /** A document, and what reads it. */
    private record Held(OpenDocument document, ScheduledExecutorService reader) {}

    private final Workbench workbench;
    private final Consumer<OpenDocument> told;
    private final ExecutorService workers;
    private final Verdicts verdicts;
    private final PairVerdicts pairs;
    private final Map<String, Held> open = new ConcurrentHashMap<>();
    private final Map<String, Future<?>> waiting = new ConcurrentHashMap<>();
    private final Map<DocumentKind, ScheduledExecutorService> readers = new EnumMap<>(DocumentKind.class);
    private final ScheduledExecutorService teller;
    private final AtomicBoolean news = new AtomicBoolean();
    private volatile long untilNews = BETWEEN_NEWS;

    /** Tells of a document each time that more is known of it. */
    Checking(Workbench workbench, Consumer<OpenDocument> told) {
        this.workbench = workbench;
        this.told = told;
        this.workers = Executors.newFixedThreadPool(workbench.jobs(), workbench.threads());
        this.verdicts = new Verdicts(workbench, workers, this::tellSoon);
        this.pairs = new PairVerdicts(workbench.pairs().check(), workers, this::tellSoon);
        for (DocumentKind kind : DocumentKind.values()) {
            readers.put(kind, Executors.newSingleThreadScheduledExecutor(workbench.threads()));
        }
        this.teller = Executors.newSingleThreadScheduledExecutor(workbench.threads());
    }

    Verdicts verdicts() {
        return verdicts;
    }

    PairVerdicts pairs() {
        return pairs;
    }

    Optional<OpenDocument> document(String uri) {
        return Optional.ofNullable(open.get(uri)).map(Held::document);
    }

    /** The document of the name, if it is one of rules. */
    Optional<RuleDocument> rules(String uri) {
        return document(uri).filter(RuleDocument.class::isInstance).map(RuleDocument.class::cast);
    }

    /** The document of the name, if it is one of programs. */
    Optional<ProgramDocument> programs(String uri) {
        return document(uri).filter(ProgramDocument.class::isInstance).map(ProgramDocument.class::cast);
    }

    /** A document of no kind that is served is left alone. */
    void open(String uri, String language, int version, String text) {
        DocumentKind.of(uri, language).ifPresent(kind -> {
            OpenDocument document = switch (kind) {
                case RULES -> new RuleDocument(workbench.reader(), verdicts, uri, version, text);
                case PROGRAMS -> new ProgramDocument(pairs, uri, version, text);
            };
            Held held = new Held(document, Optional.ofNullable(readers.get(kind)).orElseThrow());
            open.put(uri, held);
            readSoon(held, 0);
        });
    }

    void edit(String uri, int version, String text) {
        Optional.ofNullable(open.get(uri)).ifPresent(held -> {
            held.document().edit(version, text);
            readSoon(held, PAUSE);
        });
    }

    void close(String uri) {
        Optional.ofNullable(waiting.remove(uri)).ifPresent(reading -> reading.cancel(false));
        Optional.ofNullable(open.remove(uri)).ifPresent(held -> held.document().close());
    }

    /** Nothing is read or verified any more. */
    void end() {
        readers.values().forEach(ExecutorService::shutdownNow);
        teller.shutdownNow();
        workers.shutdownNow();
    }

    private void readSoon(Held held, int milliseconds) {
        if (held.reader().isShutdown()) {
            return;
        }
        Future<?> next = held.reader().schedule(() -> read(held.document()), milliseconds, TimeUnit.MILLISECONDS);
        Optional.ofNullable(waiting.put(held.document().uri(), next)).ifPresent(earlier -> earlier.cancel(false));
    }

    private void read(OpenDocument document) {
        if (document.read()) {
            tellSoon();
        }
    }

    /** Much may be found at once, and is told together. */
    private void tellSoon() {
        if (!teller.isShutdown() && news.compareAndSet(false, true)) {
            Future<?> unused = teller.schedule(this::tell, untilNews, TimeUnit.MILLISECONDS);
        }
    }

    private void tell() {
        news.set(false);
        long start = System.nanoTime();
        open.values().stream().map(Held::document).filter(OpenDocument::isSettled).forEach(told);
        long took = Duration.ofNanos(System.nanoTime() - start).toMillis();
        untilNews = Math.max(BETWEEN_NEWS, took * SHARE_OF_NEWS);
    }
}
