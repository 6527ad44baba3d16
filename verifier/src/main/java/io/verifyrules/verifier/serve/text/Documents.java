package io.verifyrules.verifier.serve.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.script.ScriptText;
import io.verifyrules.verifier.serve.protocol.Refusal;
import io.verifyrules.verifier.serve.protocol.Request;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** Reads the texts of pages, each once while it is kept in mind. Safe for use by several threads. */
public final class Documents implements AutoCloseable {

    private static final int MOST_PAGES = 400;
    private static final int MOST_TEXTS = 300;
    private static final long MOST_CHARACTERS = 16L << 20;
    private static final String NAME = "rule";
    private static final String FIRST = """
            rule("first") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(c to n)
                lhs = A.reverse(c).reverse(c)
                rhs = A
            }
            """;

    private final Scripts scripts;
    private final Optional<ScriptDesks> desks;
    private final Map<String, Page> pages = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Text, Document> known = new LinkedHashMap<>(16, 0.75f, true);
    private long characters;

    private record Text(Kind kind, String text) {}

    /** What was read, and whether it will be the same the next time. */
    private record Read(Document document, boolean lasting) {}

    /**
     * Whether texts that are scripts are run.
     *
     * @param refused why they are not; empty if they are
     * @param trusted whether also where nothing keeps them from network and files
     */
    public record Scripts(Optional<String> refused, boolean trusted) {}

    /** One page, whose scripts run one at a time; what did not change in them is not compiled again. */
    private static final class Page {
        private final ReentrantLock turn = new ReentrantLock(true);
        private final List<String> printed = new ArrayList<>();
        private final RuleScripts scripts;

        Page(ScriptDesks desks) {
            this.scripts = new RuleScripts((script, keep) -> {
                ScriptDesks.Ran ran = desks.run(script);
                printed.addAll(ran.printed());
                return ran.result();
            });
        }

        /** The server has no option for more time. */
        private static Diagnostic withoutOption(Diagnostic mistake) {
            return new Diagnostic(mistake.position(), mistake.message().replace("; --load-timeout allows more", ""));
        }

        Read read(String text) throws InterruptedException {
            turn.lockInterruptibly();
            try {
                printed.clear();
                ScriptResult result = scripts.loadEdited(Path.of(NAME + Kind.KOTLIN.extension()), text);
                return switch (result) {
                    case ScriptResult.Loaded loaded ->
                        new Read(new Document(Kind.KOTLIN, text, loaded.file().declarations(), List.of(), printed),
                                loaded.reach().isRepeatable());
                    case ScriptResult.Failed failed -> new Read(new Document(Kind.KOTLIN, text, List.of(),
                            failed.mistakes().stream().map(Page::withoutOption).toList(), printed), false);
                };
            } finally {
                turn.unlock();
            }
        }
    }

    /**
     * Reads texts.
     *
     * @param processes in which scripts run
     */
    public Documents(Scripts scripts, int processes) {
        this.scripts = scripts;
        this.desks = scripts.refused().isPresent()
                ? Optional.empty()
                : Optional.of(new ScriptDesks(processes, scripts.trusted()));
    }

    /** Whether scripts are run, and how. */
    public Scripts scripts() {
        return scripts;
    }

    /** The text of a request. */
    public Document of(Request request) throws InterruptedException {
        Kind kind = Kind.of(request.text("kind"))
                .orElseThrow(() -> request.body().required("kind").expected("\"kotlin\" or \"json\""));
        return read(request.page(), kind, request.text("text"));
    }

    /** The rule that a request is about. */
    public Rule rule(Request request) throws InterruptedException {
        Document document = of(request);
        String name = request.text("rule");
        if (!document.mistakes().isEmpty()) {
            throw new IllFormedException("the text is no rule file: " + document.mistakes().getFirst().message());
        }
        return document.named(name)
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .orElseThrow(() -> new IllFormedException("the text declares no well-formed rule '" + name + "'"));
    }

    /** Reads a text for a page. */
    public Document read(String page, Kind kind, String text) throws InterruptedException {
        Text key = new Text(kind, text);
        Optional<Document> before = known(key);
        if (before.isPresent()) {
            return before.get();
        }
        Read read = switch (kind) {
            case JSON -> new Read(json(text), true);
            case KOTLIN -> page(page).read(text);
        };
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (read.lasting()) {
            keep(key, read.document());
        }
        return read.document();
    }

    /** Starts a process for scripts, whose first one takes seconds. */
    public void warmUp() {
        if (desks.isPresent()) {
            Thread.ofPlatform()
                    .daemon()
                    .name("warming-up")
                    .start(() -> desks.get()
                            .run(new ScriptText(FIRST, NAME + Kind.KOTLIN.extension(),
                                    NAME + Kind.KOTLIN.extension())));
        }
    }

    private static Document json(String text) {
        RuleDocument document = RuleJson.readFile(NAME + Kind.JSON.extension(), text);
        return new Document(Kind.JSON, text, document.rules().declarations(), document.diagnostics(), List.of());
    }

    private synchronized Page page(String name) {
        ScriptDesks open = desks.orElseThrow(
                () -> new Refusal(Refusal.Code.SCRIPTS, scripts.refused().orElse("scripts are not run here")));
        Page page = pages.computeIfAbsent(name, ignored -> new Page(open));
        while (pages.size() > MOST_PAGES) {
            pages.remove(pages.keySet().iterator().next());
        }
        return page;
    }

    private synchronized Optional<Document> known(Text key) {
        return Optional.ofNullable(known.get(key));
    }

    private synchronized void keep(Text key, Document read) {
        if (known.put(key, read) == null) {
            characters += key.text().length();
        }
        while (known.size() > MOST_TEXTS || characters > MOST_CHARACTERS) {
            Text eldest = known.keySet().iterator().next();
            known.remove(eldest);
            characters -= eldest.text().length();
        }
    }

    @Override
    public void close() {
        desks.ifPresent(ScriptDesks::close);
    }
}
