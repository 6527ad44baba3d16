package io.verifyrules.verifier.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The comments above the public declarations of a source, sentence by sentence. */
final class Comments {

    private static final Pattern COMMENT = Pattern.compile(
            "/\\*\\*((?s:.*?))\\*/\\s*(?:@[\\w.]+(?:\\((?:[^()]|\\([^()]*\\))*\\))?\\s*)*(?<declared>[^\\n]*)");
    private static final Pattern MARGIN = Pattern.compile("(?m)^\\s*\\* ?");
    private static final Pattern TAG = Pattern.compile("(?m)^@(?:(?:param|throws)\\s+\\S+|\\w+)");
    private static final Pattern PREFORMATTED = Pattern.compile("(?s)<pre>.*?</pre>");
    private static final Pattern END = Pattern
            .compile("(?<=[.!?])[\")']*\\s+(?=[^a-z])|</?(?:p|ul|ol|li|table|tr|td|th)>");
    private static final Pattern MARKUP = Pattern.compile("<[^ >][^>]*>");

    /** A sentence, the line where its comment begins, and whether the comment begins with it. */
    record Sentence(int line, boolean isFirst, String text) {

        long words() {
            return Stream.of(text.split("\\s+", -1))
                    .filter(word -> word.chars().anyMatch(Character::isLetterOrDigit))
                    .count();
        }
    }

    private Comments() {
    }

    static List<Sentence> of(Path source) {
        try {
            return of(Files.readString(source));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Sentence> of(String source) {
        List<Sentence> sentences = new ArrayList<>();
        Matcher comment = COMMENT.matcher(source);
        while (comment.find()) {
            String declared = comment.group("declared");
            if (declared.startsWith("public ") || declared.startsWith("package ")) {
                int line = (int) source.substring(0, comment.start()).lines().count() + 1;
                String text = PREFORMATTED.matcher(MARGIN.matcher(comment.group(1)).replaceAll("")).replaceAll("<p>");
                addTo(sentences, line, withoutInlineTags(text.strip()));
            }
        }
        return List.copyOf(sentences);
    }

    private static void addTo(List<Sentence> sentences, int line, String text) {
        boolean first = true;
        for (String part : TAG.split(text, -1)) {
            for (String sentence : END.split(part.replaceAll("\\s+", " "), -1)) {
                String plain = MARKUP.matcher(sentence).replaceAll("").strip();
                if (!plain.isEmpty()) {
                    sentences.add(new Sentence(line, first, plain));
                    first = false;
                }
            }
        }
    }

    /** Code and links are one word each, which may begin a sentence; snippets are none. */
    private static String withoutInlineTags(String text) {
        StringBuilder plain = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (depth == 0 && text.startsWith("{@", i)) {
                plain.append(text.startsWith("{@snippet", i) ? "<p>" : "Code");
                depth = 1;
            } else if (depth > 0) {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
