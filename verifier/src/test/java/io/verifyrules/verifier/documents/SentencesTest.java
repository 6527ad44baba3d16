package io.verifyrules.verifier.documents;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Sentences of the documents are short, and begin with the noun. */
class SentencesTest {

    static final int MOST_WORDS = 25;

    /** A relative clause in the place of the noun; titles and questions may begin so. */
    private static final Pattern NO_NOUN = Pattern.compile("(\\*\\*)?(What|Whatever|Whoever) [^?]*[.:;]");

    @TestFactory
    Stream<DynamicTest> sentencesHaveFewWords() {
        return Pages.all().stream().map(page -> DynamicTest.dynamicTest(Pages.name(page), () -> {
            assertThat(those(page, sentence -> sentence.words() > MOST_WORDS))
                    .as("sentences of more than %s words", MOST_WORDS)
                    .isEmpty();
        }));
    }

    @TestFactory
    Stream<DynamicTest> sentencesBeginWithTheNoun() {
        return Pages.all().stream().map(page -> DynamicTest.dynamicTest(Pages.name(page), () -> {
            assertThat(those(page, sentence -> NO_NOUN.matcher(sentence.text()).matches()))
                    .as("sentences that begin with a relative clause")
                    .isEmpty();
        }));
    }

    private static List<String> those(Path page, Predicate<Prose.Sentence> wrong) {
        return Prose.of(page)
                .stream()
                .filter(wrong)
                .map(sentence -> Pages.name(page) + ":" + sentence.line() + ": " + sentence.words() + " words: "
                        + sentence.text())
                .toList();
    }

    @Test
    void sentencesAreFoundInParagraphsItemsAndCells() {
        List<Prose.Sentence> sentences = Prose.of(List.of("# A title", "", "One `a. b`, and", "[two](x.md). Three!", "",
                "* four", "  five.", "* six", "", "| seven | `a \\| b` eight. Nine |", "    text of the page"));
        assertThat(sentences).extracting(Prose.Sentence::text)
                .containsExactly("One code, and two.", "Three!", "four five.", "six", "seven", "code eight.", "Nine");
        assertThat(sentences).extracting(Prose.Sentence::line).containsExactly(3, 3, 6, 8, 10, 10, 10);
        assertThat(sentences.getFirst().words()).isEqualTo(4);
    }

    @Test
    void namesOfRulesAndListsOfCodeAreNoSentences() {
        List<Prose.Sentence> sentences = Prose
                .of(List.of("| `a`, `b c` | [A of B, C](../d.rules.kts#L1) is<br>right |"));
        assertThat(sentences).extracting(Prose.Sentence::text).containsExactly("code, code", "rule is", "right");
        assertThat(sentences).extracting(Prose.Sentence::words).containsExactly(0L, 2L, 1L);
    }
}
