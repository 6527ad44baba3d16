package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.element.UnaryOperator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text before exported rules: the sorts and constructors that they speak of. */
public final class EgglogFiles {

    /** The name of the file with them. */
    static final String PRELUDE = "prelude.egg";

    /** The line behind which the constructors of functions come. */
    private static final String FUNCTIONS = "; functions of one element\n";

    private EgglogFiles() {
    }

    /** The declarations. */
    public static String prelude() {
        try (InputStream text = Objects.requireNonNull(EgglogFiles.class.getResourceAsStream(PRELUDE), PRELUDE)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace(FUNCTIONS, FUNCTIONS + functions());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String functions() {
        return Stream.of(UnaryOperator.values())
                .map(operator -> "(constructor " + EgglogTerms.constructor(operator.symbol()) + " (Tensor) Tensor)\n")
                .collect(Collectors.joining());
    }

    /** The files beside that of the rules: the declarations, which tests of single rules include. */
    public static Map<String, String> companions() {
        return Map.of(PRELUDE, prelude());
    }
}
