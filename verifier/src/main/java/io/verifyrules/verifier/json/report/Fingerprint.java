package io.verifyrules.verifier.json.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * Names for the findings of a run, which are the same in a later run, also where lines above were added. By them
 * servers know new ones. A finding that occurs twice in the same words gets a number.
 */
final class Fingerprint {

    private static final int LONG_ENOUGH = 32;

    private final Map<List<String>, Integer> used = new HashMap<>();

    /** The name of what is told by these words. */
    String of(String... words) {
        int number = used.merge(List.of(words), 1, Integer::sum);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(String.join("\u0000", words).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, LONG_ENOUGH) + ":" + number;
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
