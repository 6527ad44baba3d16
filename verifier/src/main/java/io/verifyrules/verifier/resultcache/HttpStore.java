package io.verifyrules.verifier.resultcache;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/**
 * A cache behind HTTP in the form that Bazel's remote cache has: {@code GET} and {@code PUT} of {@code ac/NAME}.
 *
 * @param address without a slash at its end
 */
public record HttpStore(URI address, HttpClient client) implements SharedStore {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int FOUND = 200;
    private static final int NO_MORE = 299;
    private static final int ABSENT = 404;

    /** The cache at an address. */
    public static HttpStore at(URI address) {
        return new HttpStore(URI.create(address.toString().replaceAll("/+$", "")),
                HttpClient.newBuilder().connectTimeout(PATIENCE).build());
    }

    @Override
    public Optional<byte[]> find(String name) throws IOException {
        HttpResponse<byte[]> response = send(request(name).GET().build());
        return switch (response.statusCode()) {
            case FOUND -> Optional.of(response.body());
            case ABSENT -> Optional.empty();
            default -> throw new IOException("it answers with status " + response.statusCode());
        };
    }

    @Override
    public void keep(String name, byte[] content) throws IOException {
        int status = send(request(name).PUT(HttpRequest.BodyPublishers.ofByteArray(content)).build()).statusCode();
        if (status < FOUND || status > NO_MORE) {
            throw new IOException("it answers with status " + status);
        }
    }

    private HttpRequest.Builder request(String name) {
        return HttpRequest.newBuilder(URI.create(address + "/ac/" + name)).timeout(PATIENCE);
    }

    private HttpResponse<byte[]> send(HttpRequest request) throws IOException {
        try {
            return client.send(request, BodyHandlers.ofByteArray());
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", end);
        }
    }

    @Override
    public String place() {
        return address.toString();
    }
}
