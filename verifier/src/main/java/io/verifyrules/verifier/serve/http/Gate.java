package io.verifyrules.verifier.serve.http;

import com.sun.net.httpserver.Headers;
import io.verifyrules.verifier.serve.protocol.Refusal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lets in what the own page asks, and nothing else: another page that a browser shows can send requests to this port, and a name of
 * the network can be made to mean this machine.
 *
 * @param port  at which the server listens
 * @param token that the link has; none where everybody may ask
 */
record Gate(int port, Optional<String> token) {

    /** The header that has the token. A browser sends no header of this name for another page without asking first. */
    static final String TOKEN = "X-Verify-Token";

    /** Refuses requests that are sent to another name than this server's: there a page of that name could read the answer. */
    void checkHost(Headers headers) {
        String host = Optional.ofNullable(headers.getFirst("Host")).orElse("");
        if (token.isPresent() && !names().contains(host)) {
            throw new Refusal(Refusal.Code.HOST, "this server answers to 127.0.0.1:" + port + " and localhost:" + port
                    + " only, and was called by another name");
        }
    }

    /** Refuses what other pages ask, and what is asked without the token. */
    void checkCaller(Headers headers) {
        String host = Optional.ofNullable(headers.getFirst("Host")).orElse("");
        Optional<String> origin = Optional.ofNullable(headers.getFirst("Origin"));
        Optional<String> site = Optional.ofNullable(headers.getFirst("Sec-Fetch-Site"));
        boolean foreign = origin.filter(from -> !from.equals("http://" + host) && !from.equals("https://" + host))
                .isPresent() || site.filter(from -> !from.equals("same-origin")).isPresent();
        if (foreign) {
            throw new Refusal(Refusal.Code.ORIGIN, "another page asks, which may not");
        }
        if (token.filter(known -> !same(known, headers.getFirst(TOKEN))).isPresent()) {
            throw new Refusal(Refusal.Code.TOKEN,
                    "the token is missing or that of another server: open the link that verify-rules serve printed");
        }
    }

    private Set<String> names() {
        return Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    }

    /** In a time that says nothing of where they differ. */
    private static boolean same(String known, @Nullable String said) {
        return said != null
                && MessageDigest.isEqual(known.getBytes(StandardCharsets.UTF_8), said.getBytes(StandardCharsets.UTF_8));
    }
}
