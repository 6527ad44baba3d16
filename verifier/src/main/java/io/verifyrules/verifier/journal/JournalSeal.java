package io.verifyrules.verifier.journal;

import io.verifyrules.verifier.cache.Seal;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Marks the lines of a journal as this user's, so that a line that somebody else has written gives no rule a verdict.
 *
 * @param journal the name of the journal, of which a line cannot be moved to another one
 */
record JournalSeal(Seal seal, String journal) {

    /** The line as it stands in the file. */
    String closed(String text) {
        return HexFormat.of().formatHex(seal.of(journal, text.getBytes(StandardCharsets.UTF_8))) + " " + text;
    }

    /** The text of a line of the file; none where it is not this user's. */
    Optional<String> opened(String line) {
        int end = line.indexOf(' ');
        if (end < 0) {
            return Optional.empty();
        }
        String text = line.substring(end + 1);
        return closed(text).equals(line) ? Optional.of(text) : Optional.empty();
    }
}
