package io.verifyrules.verifier.documents;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sentences of a page: those of paragraphs, of items of lists, and of cells of tables. */
final class Prose {

    private static final Pattern ITEM = Pattern.compile("([*-]|\\d+\\.) (.*)");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");
    private static final Pattern PICTURE = Pattern.compile("!\\[[^\\]]*]\\([^)]*\\)");
    /** A link to a rule has the name of the rule as its text, which is a formula. */
    private static final Pattern RULE = Pattern.compile("\\[[^\\]]*]\\([^)]*\\.rules\\.kts[^)]*\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern END = Pattern.compile("(?<=[.!?])[\"')*_]*\\s+|<br>");
    private static final Pattern CELLS = Pattern.compile("(?<!\\\\)\\|");

    /** A sentence, and the line where its paragraph begins. */
    record Sentence(int line, String text) {

        /** Its words; code is one word, however long it is. A list of code alone is no sentence and has none. */
        long words() {
            List<String> words = Stream.of(text.split("\\s+", -1))
                    .filter(word -> word.chars().anyMatch(Character::isLetterOrDigit))
                    .toList();
            return words.stream().allMatch(word -> word.matches("code[,;.]?")) ? 0 : words.size();
        }
    }

    private final List<Sentence> sentences = new ArrayList<>();
    private final StringBuilder paragraph = new StringBuilder();
    private int begin;

    private Prose() {
    }

    static List<Sentence> of(Path page) {
        return of(Pages.withoutCode(page));
    }

    static List<Sentence> of(List<String> lines) {
        Prose prose = new Prose();
        for (int i = 0; i < lines.size(); i++) {
            prose.read(i + 1, lines.get(i));
        }
        prose.end();
        return List.copyOf(prose.sentences);
    }

    private void read(int number, String line) {
        String text = line.strip();
        boolean shown = line.startsWith("    ") && paragraph.isEmpty();
        if (text.isEmpty() || text.startsWith("#") || text.startsWith("<a id=") || shown) {
            end();
        } else if (text.startsWith("|")) {
            end();
            for (String cell : CELLS.split(CODE.matcher(text).replaceAll("code"), -1)) {
                begin = number;
                paragraph.append(cell.strip());
                end();
            }
        } else {
            var item = ITEM.matcher(text);
            boolean first = item.matches();
            if (first) {
                end();
            }
            if (paragraph.isEmpty()) {
                begin = number;
            }
            paragraph.append(first ? item.group(2) : text).append(' ');
        }
    }

    private void end() {
        String text = PICTURE.matcher(CODE.matcher(paragraph).replaceAll("code")).replaceAll("");
        text = RULE.matcher(text).replaceAll("rule");
        END.splitAsStream(LINK.matcher(text).replaceAll("$1").strip())
                .filter(sentence -> !sentence.isEmpty())
                .forEach(sentence -> sentences.add(new Sentence(begin, sentence)));
        paragraph.setLength(0);
    }
}
