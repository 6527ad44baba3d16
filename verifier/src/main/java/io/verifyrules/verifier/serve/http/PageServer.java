package io.verifyrules.verifier.serve.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.verifier.serve.protocol.Lanes;
import io.verifyrules.verifier.serve.protocol.Refusal;
import io.verifyrules.verifier.serve.protocol.Service;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Serves the page and answers it, over HTTP. */
public final class PageServer implements AutoCloseable {

    private static final int TOKEN_BYTES = 16;
    private static final int WAITING_CONNECTIONS = 256;

    private final HttpServer server;
    private final ExecutorService exchanges;
    private final Workers workers;
    private final Lanes lanes;
    private final Gate gate;

    /**
     * Where a server listens.
     *
     * @param port       0 for any that is free
     * @param everywhere whether to whoever can reach this machine, without a token
     */
    public record Place(int port, boolean everywhere) {}

    private PageServer(HttpServer server, Gate gate, Map<String, Service> services, Limits limits, int cores,
            ThreadFactory threads) {
        this.server = server;
        this.gate = gate;
        this.lanes = new Lanes();
        this.workers = new Workers(cores, threads, limits.seconds());
        this.exchanges = Executors.newVirtualThreadPerTaskExecutor();
        Api api = new Api(services, limits, workers, lanes);
        PageFiles files = new PageFiles();
        server.createContext("/", exchange -> handle(exchange, files::send));
        server.createContext(Api.PATH, exchange -> handle(exchange, asked -> {
            gate.checkCaller(asked.getRequestHeaders());
            api.answer(asked);
        }));
        server.setExecutor(exchanges);
    }

    /**
     * A server that answers from now on.
     *
     * @param services by the names by which they are asked
     * @param threads  makes threads in which terms can be walked
     * @throws IOException if it cannot listen there
     */
    public static PageServer start(Place place, Map<String, Service> services, Limits limits, int cores,
            ThreadFactory threads) throws IOException {
        // Small answers are sent at once, and a request that never ends is given up.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.maxReqTime", "30");
        System.setProperty("sun.net.httpserver.maxReqHeaders", "64");
        System.setProperty("jdk.httpserver.maxConnections", "1000");
        InetAddress address = place.everywhere()
                ? new InetSocketAddress(0).getAddress()
                : InetAddress.getByAddress(new byte[]{127, 0, 0, 1});
        HttpServer server = HttpServer.create(new InetSocketAddress(address, place.port()), WAITING_CONNECTIONS);
        Gate gate = new Gate(server.getAddress().getPort(),
                place.everywhere() ? Optional.empty() : Optional.of(token()));
        PageServer made = new PageServer(server, gate, services, limits, cores, threads);
        server.start();
        return made;
    }

    private static String token() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** The link that opens the page. */
    public String link() {
        return "http://127.0.0.1:" + port() + "/" + gate.token().map(token -> "?token=" + token).orElse("");
    }

    /** At which it listens. */
    public int port() {
        return gate.port();
    }

    @FunctionalInterface
    private interface Handling {
        void handle(HttpExchange exchange) throws IOException, InterruptedException;
    }

    private void handle(HttpExchange exchange, Handling handling) {
        try (exchange) {
            exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
            exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
            exchange.getResponseHeaders().set("Cross-Origin-Resource-Policy", "same-origin");
            try {
                gate.checkHost(exchange.getRequestHeaders());
                handling.handle(exchange);
            } catch (Refusal refusal) {
                Api.Lines.of(exchange).last(refusal.message());
            } catch (IllFormedException mistake) {
                Api.Lines.of(exchange).last(Refusal.message(Refusal.Code.REQUEST, mistake.explanation()));
            } catch (RuntimeException | StackOverflowError mistake) {
                Api.Lines.of(exchange).last(Refusal.message(Refusal.Code.INTERNAL, "internal error: " + mistake));
            }
        } catch (IOException gone) {
            // Nobody is there to be told.
            exchange.close();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all answers, and then the server. */
    @Override
    public void close() {
        lanes.endAll();
        server.stop(1);
        exchanges.shutdown();
        workers.end();
    }
}
