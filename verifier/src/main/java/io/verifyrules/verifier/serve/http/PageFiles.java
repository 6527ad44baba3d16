package io.verifyrules.verifier.serve.http;

import com.sun.net.httpserver.HttpExchange;
import io.verifyrules.verifier.serve.protocol.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The files of the page, which are part of this program. */
final class PageFiles {

    /** What the page may do: load its own files, and ask this server. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'";

    private static final String FOLDER = "/io/verifyrules/verifier/serve/page/";
    private static final Pattern NAME = Pattern
            .compile("(assets/([A-Za-z0-9_-]+/)*)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+");
    private static final Map<String, String> TYPES = Map.ofEntries(Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"), Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"), Map.entry("png", "image/png"), Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"), Map.entry("json", "application/json"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    /** Names that are none are not kept, as anybody can make up many. */
    private final Map<String, File> known = new ConcurrentHashMap<>();

    /** A file as it is and packed. */
    private static final class File {
        private final byte[] plain;
        private final byte[] packed;
        private final String type;

        File(byte[] plain, byte[] packed, String type) {
            this.plain = plain;
            this.packed = packed;
            this.type = type;
        }
    }

    void send(HttpExchange exchange) throws IOException {
        if (!exchange.getRequestMethod().equals("GET") && !exchange.getRequestMethod().equals("HEAD")) {
            throw new Refusal(Refusal.Code.METHOD, "pages are asked for by GET");
        }
        String path = exchange.getRequestURI().getPath();
        String name = path.equals("/") ? "index.html" : path.substring(1);
        File file = file(name);
        boolean packs = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Accept-Encoding"))
                .filter(accepted -> accepted.contains("gzip"))
                .isPresent();
        byte[] bytes = packs ? file.packed : file.plain;
        exchange.getResponseHeaders().set("Content-Type", file.type);
        exchange.getResponseHeaders().set("Cache-Control", "no-cache");
        exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
        exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
        if (packs) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(200, head ? -1 : bytes.length);
        if (!head) {
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(bytes);
            }
        }
    }

    private File file(String name) {
        Optional<File> before = Optional.ofNullable(known.get(name));
        if (before.isPresent()) {
            return before.get();
        }
        File file = Optional.of(name)
                .filter(NAME.asMatchPredicate())
                .flatMap(PageFiles::read)
                .orElseThrow(() -> new Refusal(Refusal.Code.MISSING, "there is no such page"));
        known.put(name, file);
        return file;
    }

    private static Optional<File> read(String name) {
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        try (InputStream in = PageFiles.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] plain = in.readAllBytes();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream packing = new GZIPOutputStream(packed)) {
                packing.write(plain);
            }
            return Optional.of(new File(plain, packed.toByteArray(), type));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
