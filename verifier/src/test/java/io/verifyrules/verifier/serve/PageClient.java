package io.verifyrules.verifier.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page as the server sees it: a name, a token and growing numbers of requests. */
final class PageClient {

    private static final JsonMapper JSON = new JsonMapper();

    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI link;
    private final String name;
    private final AtomicLong ids = new AtomicLong();

    PageClient(String link, String name) {
        this.link = URI.create(link);
        this.name = name;
    }

    /** The lines of an answer, and its status. */
    record Answer(int status, List<JsonNode> lines) {

        JsonNode last() {
            return lines.getLast();
        }

        String ending() {
            return last().get("type").stringValue();
        }

        /** The lines of a type. */
        List<JsonNode> of(String type) {
            return lines.stream().filter(line -> line.get("type").stringValue().equals(type)).toList();
        }
    }

    /** Asks, and waits for all of the answer. */
    Answer ask(String service, Map<String, ?> fields) {
        return begin(service, fields).join();
    }

    /** Asks. */
    CompletableFuture<Answer> begin(String service, Map<String, ?> fields) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("page", name);
        body.put("id", ids.incrementAndGet());
        body.putAll(fields);
        return send(service, JSON.writeValueAsString(body), Map.of("X-Verify-Token", token()));
    }

    /** Sends a text as it is. */
    CompletableFuture<Answer> send(String service, String body, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(link.resolve("/api/" + service))
                .POST(HttpRequest.BodyPublishers.ofString(body));
        headers.forEach(request::header);
        return http.sendAsync(request.build(), HttpResponse.BodyHandlers.ofLines()).thenApply(PageClient::answer);
    }

    /** A file of the page. */
    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(link.resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    String token() {
        String query = link.getQuery();
        return query == null ? "" : query.substring(query.indexOf('=') + 1);
    }

    int port() {
        return link.getPort();
    }

    private static Answer answer(HttpResponse<Stream<String>> response) {
        List<JsonNode> lines = new ArrayList<>();
        try (Stream<String> body = response.body()) {
            body.filter(line -> !line.isBlank()).map(JSON::readTree).forEach(lines::add);
        } catch (UncheckedIOException ended) {
            // What came until then is the answer.
            lines.add(JSON.readTree("{\"type\":\"cut\"}"));
        }
        return new Answer(response.statusCode(), lines);
    }
}
