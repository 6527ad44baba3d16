package io.verifyrules.verifier.export.egglog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** The text before exported rules: the sorts and constructors that they speak of. */
public final class EgglogFiles {

    /** The name of the file with them. */
    static final String PRELUDE = "prelude.egg";

    private EgglogFiles() {
    }

    /** The declarations. */
    public static String prelude() {
        try (InputStream text = Objects.requireNonNull(EgglogFiles.class.getResourceAsStream(PRELUDE), PRELUDE)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The files beside that of the rules: the declarations, which tests of single rules include. */
    public static Map<String, String> companions() {
        return Map.of(PRELUDE, prelude());
    }
}
