package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of a program, or why there is none. */
sealed interface ProgramText {

    /** Larger files are dumps with their weights inside, of which a text without them says as much. */
    long MOST_BYTES = 256L << 20;

    /** The text. */
    record Known(String text) implements ProgramText {}

    /** A file that cannot be used. */
    record Unusable(Problem problem) implements ProgramText {}

    /** Reads a file; {@code -} is standard input. */
    static ProgramText read(Path file) {
        try {
            if (!file.toString().equals("-") && Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
                return new Unusable(Problem.of(file.toString(),
                        "the file is larger than " + (MOST_BYTES >> 20) + " MB; elide its constants"));
            }
            byte[] bytes = file.toString().equals("-") ? System.in.readAllBytes() : Files.readAllBytes(file);
            return new Known(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException binary) {
            return new Unusable(Problem.of(file.toString(), "expected a text in UTF-8, found other bytes"));
        } catch (IOException impossible) {
            return new Unusable(Problem.of(file.toString(), "cannot be read: " + TextFile.reason(impossible)));
        }
    }
}
