package io.verifyrules.bench;

import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.serve.RulePage;
import io.verifyrules.verifier.serve.service.Bench;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.json.JsonMapper;

/**
 * What pages wait for that are open at a time: each types a rule, one text after the other without waiting for the first, and moves
 * a slider. It fails where an answer is lost.
 */
public final class ServedSessions {

    private static final int SESSIONS = 100;
    private static final int TURNS = 10;
    private static final long STACK = 512L << 20;

    private static final String RULE = """
            {"version": 1, "rules": [{"name": "a slice of a slice",
              "classes": [{"name": "c", "ranks": "any"}],
              "maps": {"n": "c", "s": "c", "e": "c", "t": "c", "f": "c"},
              "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
              "lhs": {"op": "slice", "operand": {"op": "slice", "operand": "A", "start": {"c": "s"}, "end": {"c": "e"}},
                      "start": {"c": "t"}, "end": {"c": "f"}},
              "rhs": {"op": "slice", "operand": "A", "start": {"c": {"op": "+", "left": "s", "right": "t"}},
                      "end": {"c": {"op": "+", "left": "s", "right": {"op": "+", "left": "f", "right": NUMBER}}}}}]}
            """;

    private static final JsonMapper JSON = new JsonMapper();

    private final URI link;
    private final String token;
    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final List<Long> verdicts = Collections.synchronizedList(new ArrayList<>());
    private final List<Long> sliders = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger stale = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();

    private ServedSessions(String link) {
        this.link = URI.create(link);
        this.token = link.substring(link.indexOf('=') + 1);
    }

    /** Runs the measurement; it takes no arguments. */
    public static void main(String[] arguments) throws Exception {
        int cores = Runtime.getRuntime().availableProcessors();
        Bench bench = new Bench(new Documents(new Documents.Scripts(Optional.of("only data"), false), cores),
                new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(10),
                new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT, new KnownPairs(Optional.empty(), 10)),
                List::of, "measured", false, List.of());
        try (RulePage page = RulePage.start(bench, 0, cores,
                Thread.ofPlatform().daemon().name("served-", 1).stackSize(STACK).factory())) {
            ServedSessions one = new ServedSessions(page.link());
            one.run(1);
            one.print("one page, alone");
            ServedSessions many = new ServedSessions(page.link());
            many.run(SESSIONS);
            many.print(SESSIONS + " pages at a time");
            if (one.lost.get() + many.lost.get() > 0) {
                throw new IllegalStateException("answers were lost");
            }
        }
    }

    private void run(int sessions) throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < sessions; i++) {
                int number = i;
                all.add(threads.submit(() -> {
                    session("page-" + sessions + "-" + number, number);
                    return number;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        }
    }

    private void session(String page, int number) throws IOException, InterruptedException {
        int id = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            String typed = RULE.replace("NUMBER", Integer.toString(number * TURNS + turn));
            id++;
            var older = http.sendAsync(request(page, id, "verify", "\"kind\":\"json\",\"text\":" + quoted(typed + " ")),
                    HttpResponse.BodyHandlers.ofString());
            id++;
            long start = System.nanoTime();
            String answer = http
                    .send(request(page, id, "verify", "\"kind\":\"json\",\"text\":" + quoted(typed)),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            count(answer, verdicts, start);
            count(older.join().body(), new ArrayList<>(), start);
            id++;
            start = System.nanoTime();
            answer = http.send(
                    request(page, id, "evaluate",
                            "\"kind\":\"json\",\"rule\":\"a slice of a slice\",\"text\":" + quoted(typed)),
                    HttpResponse.BodyHandlers.ofString()).body();
            count(answer, sliders, start);
        }
    }

    private void count(String answer, List<Long> times, long start) {
        String last = answer.strip().lines().reduce("", (one, other) -> other);
        if (last.contains("\"type\":\"done\"")) {
            times.add((System.nanoTime() - start) / 1_000_000);
        } else if (last.contains("\"type\":\"stale\"")) {
            stale.incrementAndGet();
        } else {
            lost.incrementAndGet();
            System.out.println("lost: " + last);
        }
    }

    private HttpRequest request(String page, int id, String service, String fields) {
        return HttpRequest.newBuilder(link.resolve("/api/" + service))
                .header("X-Verify-Token", token)
                .POST(HttpRequest.BodyPublishers
                        .ofString("{\"page\":\"" + page + "\",\"id\":" + id + "," + fields + "}"))
                .build();
    }

    private static String quoted(String text) {
        return JSON.writeValueAsString(text);
    }

    private void print(String what) {
        System.out.printf("%s: verdict %s; slider %s; %d stale, %d lost%n", what, times(verdicts), times(sliders),
                stale.get(), lost.get());
    }

    private static String times(List<Long> measured) {
        List<Long> sorted = measured.stream().sorted().toList();
        return sorted.isEmpty()
                ? "never"
                : "median " + sorted.get(sorted.size() / 2) + " ms, 90 % " + sorted.get(sorted.size() * 9 / 10) + " ms";
    }
}
