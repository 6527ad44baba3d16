package io.verifyrules.verifier.json.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The way from the top of a document to one of its values. It is a step from the path before it, so that a path costs
 * the same at every depth. Its text is made for a message only.
 */
public sealed interface JsonPath {

    /** Paths that are longer are shown by their beginning and their end. */
    int SHOWN_STEPS = 40;

    /** The document. */
    record Document() implements JsonPath {}

    /** A field of an object, or an item of an array. */
    record Step(JsonPath before, String key) implements JsonPath {}

    /** The path to the field or item {@code key} of the value that this one leads to. */
    default JsonPath to(String key) {
        return new Step(this, key);
    }

    /** A JSON pointer, with {@code ..} for what is left out of the middle of a long one; "document" for the document. */
    default String text() {
        Deque<String> steps = new ArrayDeque<>();
        JsonPath path = this;
        while (path instanceof Step(JsonPath before, String key)) {
            steps.addFirst(key.replace("~", "~0").replace("/", "~1"));
            path = before;
        }
        if (steps.isEmpty()) {
            return "document";
        }
        int left = steps.size() - SHOWN_STEPS;
        Stream<String> shown = left <= 0
                ? steps.stream()
                : Stream.of(steps.stream().limit(SHOWN_STEPS / 2), Stream.of(".. " + left + " more .."),
                        steps.stream().skip((long) left + SHOWN_STEPS / 2)).flatMap(part -> part);
        return shown.collect(Collectors.joining("/", "/", ""));
    }
}
