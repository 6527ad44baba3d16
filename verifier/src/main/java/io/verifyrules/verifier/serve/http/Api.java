package io.verifyrules.verifier.serve.http;

import com.sun.net.httpserver.HttpExchange;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.serve.protocol.Lanes;
import io.verifyrules.verifier.serve.protocol.Refusal;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.protocol.Task;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** Requests of pages, each answered by lines that are sent as they are found. */
final class Api {

    static final String PATH = "/api/";
    private static final String ALIVE = "alive";
    private static final String CANCEL = "cancel";

    /** So often an empty line is sent where nothing is found, which shows whether anybody listens. */
    private static final Duration QUIET = Duration.ofSeconds(2);

    private final Map<String, Service> services;
    private final Limits limits;
    private final Workers workers;
    private final Lanes lanes;
    private final Rates rates;
    private final Semaphore free;

    Api(Map<String, Service> services, Limits limits, Workers workers, Lanes lanes) {
        this.services = Map.copyOf(services);
        this.limits = limits;
        this.workers = workers;
        this.lanes = lanes;
        this.rates = new Rates(limits.perSecond(), limits.burst());
        this.free = new Semaphore(limits.atATime());
    }

    void answer(HttpExchange exchange) throws IOException, InterruptedException {
        String name = exchange.getRequestURI().getPath().substring(PATH.length());
        if (name.equals(ALIVE)) {
            Lines.of(exchange).last(Message.of("done"));
            return;
        }
        if (!exchange.getRequestMethod().equals("POST")) {
            throw new Refusal(Refusal.Code.METHOD, "requests are sent by POST");
        }
        if (!rates.admits(exchange.getRemoteAddress().getAddress(), System.nanoTime())) {
            throw new Refusal(Refusal.Code.BUSY, "too many requests in a short time; wait a moment");
        }
        Request request = Request.of(name, body(exchange));
        if (name.equals(CANCEL)) {
            lanes.cancel(request.page(), request.text("lane"));
            Lines.of(exchange).last(Message.of("done").with("id", request.id()));
            return;
        }
        Service service = Optional.ofNullable(services.get(name))
                .orElseThrow(() -> new Refusal(Refusal.Code.MISSING, "there is no service of this name"));
        if (!free.tryAcquire()) {
            throw new Refusal(Refusal.Code.BUSY, "the server has too much to do; try again soon");
        }
        try {
            answer(request, service, Lines.of(exchange));
        } finally {
            free.release();
        }
    }

    private void answer(Request request, Service service, Lines out) throws IOException, InterruptedException {
        if (lanes.count(request.page()) >= limits.ofPage()) {
            throw new Refusal(Refusal.Code.BUSY, "the page asks too much at a time");
        }
        String lane = service.lane(request);
        Task task = new Task(request, service);
        lanes.begin(request, lane, task);
        workers.start(task, service.weight());
        try {
            send(task, out, System.nanoTime() + workers.limit(service.weight()).toNanos());
        } catch (IOException gone) {
            task.endAs(Task.Ending.STALE);
            throw gone;
        } finally {
            lanes.finished(request, lane, task);
        }
    }

    private static void send(Task task, Lines out, long deadline) throws IOException, InterruptedException {
        while (true) {
            Optional<Message> line = task.next(QUIET);
            if (line.filter(Task::isLast).isPresent()) {
                out.last(line.get());
                return;
            }
            if (line.isPresent()) {
                out.say(line.get());
            } else {
                out.nothing();
            }
            if (System.nanoTime() - deadline > 0) {
                task.endAs(Task.Ending.LATE);
            }
        }
    }

    private String body(HttpExchange exchange) throws IOException {
        String length = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Content-Length")).orElse("0");
        byte[] bytes;
        if (length.length() > 9 || Long.parseLong(length) > limits.requestBytes()) {
            throw tooLarge();
        }
        try (InputStream in = exchange.getRequestBody()) {
            bytes = in.readNBytes(limits.requestBytes() + 1);
            if (bytes.length > limits.requestBytes()) {
                throw tooLarge();
            }
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private Refusal tooLarge() {
        return new Refusal(Refusal.Code.LARGE,
                "the request is longer than the " + limits.requestBytes() + " bytes that are read");
    }

    /** The lines of one answer; the status is that of the first. */
    static final class Lines {

        private final HttpExchange exchange;
        private Optional<OutputStream> out = Optional.empty();

        private Lines(HttpExchange exchange) {
            this.exchange = exchange;
        }

        static Lines of(HttpExchange exchange) {
            return new Lines(exchange);
        }

        void say(Message line) throws IOException {
            write(line.line() + "\n", status(line));
        }

        /** Where there is nothing to say yet. */
        void nothing() throws IOException {
            write("\n", 200);
        }

        void last(Message line) throws IOException {
            say(line);
            out.orElseThrow().close();
        }

        private void write(String text, int status) throws IOException {
            if (out.isEmpty()) {
                exchange.getResponseHeaders().set("Content-Type", "application/x-ndjson; charset=utf-8");
                exchange.getResponseHeaders().set("Cache-Control", "no-store");
                exchange.sendResponseHeaders(status, 0);
                out = Optional.of(exchange.getResponseBody());
            }
            out.get().write(text.getBytes(StandardCharsets.UTF_8));
            out.get().flush();
        }

        private static int status(Message line) {
            Object code = line.fields().getOrDefault("code", "");
            for (Refusal.Code each : Refusal.Code.values()) {
                if (each.word().equals(code)) {
                    return each.status();
                }
            }
            return 200;
        }
    }
}
