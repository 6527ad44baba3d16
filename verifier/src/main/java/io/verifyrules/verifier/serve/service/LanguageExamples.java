package io.verifyrules.verifier.serve.service;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The examples of the pages on the language, which are part of this program. */
final class LanguageExamples {

    private static final String PAGE = "/io/verifyrules/verifier/serve/";
    private static final List<String> PAGES = List.of("language", "language/declarations", "language/maps",
            "language/conditions", "language/operators", "language/reductions", "language/functions",
            "language/elements", "language/variants");
    private static final Pattern BLOCK = Pattern.compile("```kotlin\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("(?m)^rule\\(\"([^\"]*)\"");

    private LanguageExamples() {
    }

    /** A block of a page that declares rules. */
    record Example(String key, String title, String text) {}

    /** All of them, in the order of the pages. */
    static List<Example> all() {
        List<Example> examples = new ArrayList<>();
        for (String page : PAGES) {
            Matcher block = BLOCK.matcher(text(page));
            while (block.find()) {
                Matcher rule = RULE.matcher(block.group(1));
                if (rule.find()) {
                    examples.add(new Example("language:" + page + ":" + rule.group(1), rule.group(1), block.group(1)));
                }
            }
        }
        return examples;
    }

    private static String text(String page) {
        try (InputStream in = LanguageExamples.class.getResourceAsStream(PAGE + page + ".md")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
