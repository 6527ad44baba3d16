package io.verifyrules.verifier.export.pdll;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The files beside the patterns: those that their native code uses, and a program that applies one of them. */
public final class PdllFiles {

    /** The text before all patterns. */
    public static final String PRELUDE = """
            // Rewrite rules proved by verify-rules, as patterns of PDLL over StableHLO.
            // The native code needs verify_rules.h, which the export to a folder writes beside this file.

            """;

    private static final String DRIVER = "verify-rules-opt.cpp";
    private static final String SUPPORT = "verify_rules.h";

    private PdllFiles() {
    }

    /** The files by name, for patterns of these names. */
    public static Map<String, String> of(List<String> names) {
        Map<String, String> files = new TreeMap<>();
        files.put(SUPPORT, resource(SUPPORT));
        files.put(DRIVER, resource(DRIVER));
        StringBuilder patterns = new StringBuilder();
        names.forEach(name -> patterns.append("VERIFY_RULES_PATTERN(").append(name).append(")\n"));
        files.put("patterns.def", patterns.toString());
        return files;
    }

    /** The header that native code of exported rules uses. */
    public static String support() {
        return resource(SUPPORT);
    }

    private static String resource(String name) {
        try (InputStream text = Objects.requireNonNull(PdllFiles.class.getResourceAsStream(name), name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
