package io.verifyrules.verifier.lsp;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.verifyrules.verifier.LoadedClasses;
import io.verifyrules.verifier.cli.VerifyRules;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What an editor may send and no editor should: each request has an answer, and the server goes on. */
@Timeout(300)
@Tag("process")
class UnusableMessagesTest {

    private static final List<String> REQUESTS = List.of("initialize", "textDocument/hover", "textDocument/codeLens",
            "textDocument/codeAction", "codeAction/resolve", "workspace/executeCommand", "textDocument/completion",
            "textDocument/definition", "no/such/method");
    private static final List<String> NOTIFICATIONS = List.of("initialized", "textDocument/didOpen",
            "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
            "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles", "$/cancelRequest", "$/setTrace",
            "no/such/notification");
    private static final List<String> PARAMETERS = List.of("", ",\"params\":null", ",\"params\":{}", ",\"params\":[]",
            ",\"params\":3", ",\"params\":\"some text\"",
            ",\"params\":{\"textDocument\":{},\"contentChanges\":[],\"position\":{}}",
            ",\"params\":{\"textDocument\":{\"uri\":\"file:///a.rules.kts\",\"version\":1},\"contentChanges\":[],\"position\":null,"
                    + "\"command\":\"verify-rules.generalize\",\"arguments\":[],\"title\":\"t\",\"data\":{\"uri\":3}}",
            ",\"params\":{\"textDocument\":\"a\",\"position\":\"b\",\"range\":7,\"context\":[],\"arguments\":{}}");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void eachRequestHasAnAnswerAndNoMessageEndsTheServer() throws Exception {
        Path log = folder.resolve("log");
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xss16m",
                        "-Dverifyrules.cache=" + folder.resolve("cache")));
        command.addAll(LoadedClasses.options());
        command.addAll(List.of(VerifyRules.class.getName(), "lsp"));
        Process server = new ProcessBuilder(command).redirectError(log.toFile()).start();
        try {
            int id = 0;
            for (String parameters : PARAMETERS) {
                for (String method : NOTIFICATIONS) {
                    send(server, "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\"" + parameters + "}");
                }
                for (String method : REQUESTS) {
                    send(server, "{\"jsonrpc\":\"2.0\",\"id\":" + ++id + ",\"method\":\"" + method + "\"" + parameters
                            + "}");
                    String answer = answer(server, id).toString();
                    assertThat(answer).as(method + parameters).doesNotContain("\\tat ").doesNotContain("NullPointer");
                    if (parameters.isEmpty() || parameters.contains("null}") || parameters.endsWith(":3")) {
                        assertThat(answer).as(method + parameters).contains("\"error\"");
                    }
                }
            }
            send(server, "{\"jsonrpc\":\"2.0\",\"id\":9999,\"method\":\"shutdown\"}");
            assertThat(answer(server, 9999).has("error")).isFalse();
            send(server, "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
            assertThat(server.waitFor()).isZero();
            assertThat(Files.readString(log)).doesNotContain("\tat ");
        } finally {
            server.destroyForcibly();
        }
    }

    private static void send(Process server, String message) throws IOException {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        server.getOutputStream()
                .write(("Content-Length: " + text.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
        server.getOutputStream().write(text);
        server.getOutputStream().flush();
    }

    /** The answer to a request; what the server says of itself is passed over. */
    private static JsonObject answer(Process server, int id) throws IOException {
        while (true) {
            JsonObject message = JsonParser.parseString(message(server.getInputStream())).getAsJsonObject();
            if (message.has("id") && !message.has("method") && message.get("id").getAsInt() == id) {
                return message;
            }
        }
    }

    private static String message(InputStream in) throws IOException {
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.startsWith("Content-Length: ")) {
                length = Integer.parseInt(line.substring("Content-Length: ".length()));
            }
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the server ended");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }
}
