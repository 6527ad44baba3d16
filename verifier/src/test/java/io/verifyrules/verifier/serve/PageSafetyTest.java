package io.verifyrules.verifier.serve;

import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.verify.Pipeline;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static io.verifyrules.verifier.serve.ServedRules.TEXT;
import static org.assertj.core.api.Assertions.assertThat;

/** What the server does not do, whoever asks. */
@Timeout(240)
class PageSafetyTest {

    private static RulePage server;
    private static PageClient page;

    @BeforeAll
    static void start() throws Exception {
        server = ServedRules.started();
        page = new PageClient(server.link(), "tab");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static PageClient.Answer asked(Map<String, String> headers) {
        return page.send("hello", "{\"page\":\"a\",\"id\":1}", headers).join();
    }

    /** What a browser would send that other software does not let one write. */
    private static String raw(String request) throws Exception {
        try (Socket socket = new Socket(InetAddress.getByAddress(new byte[]{127, 0, 0, 1}), page.port())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void nobodyAsksWithoutTheToken() {
        PageClient.Answer none = asked(Map.of());
        assertThat(none.status()).isEqualTo(403);
        assertThat(none.last().get("code").stringValue()).isEqualTo("token");
        assertThat(none.last().get("message").stringValue()).contains("open the link that verify-rules serve printed");
        assertThat(asked(Map.of("X-Verify-Token", page.token().replace('a', 'b').replace('1', '2'))).status())
                .isEqualTo(403);
        assertThat(asked(Map.of("X-Verify-Token", page.token())).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.com", "null", "http://127.0.0.1:1", "https://127.0.0.1.example.com"})
    void anotherPageMayNotAskEvenWithTheToken(String origin) {
        Map<String, String> headers = new LinkedHashMap<>(Map.of("X-Verify-Token", page.token()));
        headers.put("Origin", origin);
        PageClient.Answer answer = asked(headers);
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.last().get("code").stringValue()).isEqualTo("origin");
    }

    @Test
    void theOwnPageMayAsk() {
        assertThat(asked(Map.of("X-Verify-Token", page.token(), "Origin", "http://127.0.0.1:" + page.port(),
                "Sec-Fetch-Site", "same-origin")).status()).isEqualTo(200);
        assertThat(asked(Map.of("X-Verify-Token", page.token(), "Sec-Fetch-Site", "cross-site")).status())
                .isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/alive", "/api/hello"})
    void aNameThatWasMadeToMeanThisMachineIsRefused(String path) throws Exception {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: evil.example.com\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 403").contains("\"code\":\"host\"");
    }

    @Test
    void aBrowserIsNotToldThatOtherPagesMayAsk() throws Exception {
        String answer = raw("OPTIONS /api/verify HTTP/1.1\r\nHost: 127.0.0.1:" + page.port()
                + "\r\nOrigin: http://example.com\r\nAccess-Control-Request-Method: POST\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 403").doesNotContain("Access-Control-Allow");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/../pom.xml", "/assets/../../Bench.class", "/assets/%2e%2e/%2e%2e/http/Gate.class",
            "/nothing.html", "/assets//etc/passwd", "/etc/passwd"})
    void nothingButThePageIsServed(String path) throws Exception {
        String answer = raw(
                "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + page.port() + "\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 40").doesNotContain("root:").doesNotContain("\u00ca\u00fe");
    }

    @Test
    void thePageMayLoadItsOwnFilesOnly() throws Exception {
        var answer = page.get("/");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Security-Policy")).get()
                .asString()
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'");
        assertThat(answer.body()).doesNotContain("src=\"http");
    }

    @Test
    void aRequestOfMoreThanAMegabyteIsToldSo() {
        PageClient.Answer answer = page.ask("verify", Map.of("kind", "json", "text", "x".repeat(1 << 20)));
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.last().get("message").stringValue()).contains("longer than the 1048576 bytes");
        assertThat(page.ask("hello", Map.of()).ending()).isEqualTo("done");
    }

    @Test
    void scriptsAreRefusedWithASentenceWhereTheyAreNotRun() {
        PageClient.Answer answer = page.ask("verify", Map.of("kind", "kotlin", "text", "while (true) { }"));
        assertThat(answer.last().get("code").stringValue()).isEqualTo("scripts");
        assertThat(answer.last().get("message").stringValue()).isEqualTo("scripts are not run in this test");
    }

    @Test
    void thePublicNeedsNoTokenAndHasLimits() throws Exception {
        try (RulePage open = ServedRules.started(new Documents.Scripts(Optional.of("not for the public"), false), true,
                new Pipeline())) {
            PageClient stranger = new PageClient(open.link(), "stranger");
            assertThat(open.link()).doesNotContain("token");
            assertThat(stranger.ask("verify", Map.of("kind", "json", "text", TEXT)).of("verdict")).hasSize(2);
            assertThat(stranger.ask("verify", Map.of("kind", "kotlin", "text", "1")).last().get("code").stringValue())
                    .isEqualTo("scripts");
            assertThat(stranger.send("hello", "{\"page\":\"a\",\"id\":1}", Map.of("Origin", "http://example.com"))
                    .join()
                    .status()).isEqualTo(403);
            int refused = 0;
            for (int i = 0; i < 200; i++) {
                refused += stranger.ask("complete", Map.of("kind", "json", "text", "", "line", 1, "column", 1))
                        .status() == 429 ? 1 : 0;
            }
            assertThat(refused).as("more than 20 in a second").isPositive();
        }
    }
}
