package io.verifyrules.verifier.serve.text;

import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.RuleScripts;
import java.util.Optional;
import java.util.stream.Stream;

/** In which form a text says rules. */
public enum Kind {
    /** A script, which is code. */
    KOTLIN("kotlin", RuleScripts.EXTENSION),
    /** Data. */
    JSON("json", RuleJson.EXTENSION);

    private final String word;
    private final String extension;

    Kind(String word, String extension) {
        this.word = word;
        this.extension = extension;
    }

    /** As a message says it. */
    public String word() {
        return word;
    }

    /** The ending of the names of such files. */
    public String extension() {
        return extension;
    }

    /** The kind of a word. */
    public static Optional<Kind> of(String word) {
        return Stream.of(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }
}
