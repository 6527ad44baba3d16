package io.verifyrules.verifier.json.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The words of a JSON form and what they stand for. */
public final class JsonWords {

    private JsonWords() {
    }

    /** The values by their words, in the order given. */
    @SafeVarargs
    public static <T> Map<String, T> by(Function<T, String> word, T... values) {
        Map<String, T> words = new LinkedHashMap<>();
        for (T value : values) {
            words.put(word.apply(value), value);
        }
        return Collections.unmodifiableMap(words);
    }
}
