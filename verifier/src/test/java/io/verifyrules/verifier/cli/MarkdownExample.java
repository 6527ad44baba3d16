package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A fenced block of code in a document.
 *
 * @param place  document, from the root of the project, and line
 * @param code   the block
 * @param output the lines of the block marked {@code text} that follows, if there is nothing in between; else none
 */
record MarkdownExample(String place, String code, List<String> output) {

    MarkdownExample {
        output = List.copyOf(output);
    }

    private record Block(int line, String language, List<String> content, int end) {}

    /** The blocks of a document in one language. */
    static List<MarkdownExample> in(Path document, String language) {
        try {
            List<String> lines = Files.readAllLines(document);
            List<Block> blocks = blocks(lines);
            List<MarkdownExample> examples = new ArrayList<>();
            for (int i = 0; i < blocks.size(); i++) {
                Block block = blocks.get(i);
                if (block.language().equals(language)) {
                    boolean shown = i + 1 < blocks.size() && blocks.get(i + 1).language().equals("text")
                            && lines.subList(block.end() + 1, blocks.get(i + 1).line())
                                    .stream()
                                    .allMatch(String::isBlank);
                    examples.add(new MarkdownExample(name(document) + ":" + (block.line() + 1),
                            String.join("\n", block.content()) + "\n",
                            shown ? blocks.get(i + 1).content() : List.of()));
                }
            }
            return examples;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The path from the root of the project, which is the folder above that of the tests. */
    private static String name(Path document) {
        return Path.of("..").relativize(document).toString().replace('\\', '/');
    }

    private static List<Block> blocks(List<String> lines) {
        List<Block> blocks = new ArrayList<>();
        int at = 0;
        while (at < lines.size()) {
            if (lines.get(at).startsWith("```")) {
                int end = at + 1;
                while (!lines.get(end).equals("```")) {
                    end++;
                }
                blocks.add(new Block(at, lines.get(at).substring(3), lines.subList(at + 1, end), end));
                at = end;
            }
            at++;
        }
        return blocks;
    }
}
