package io.verifyrules.verifier.documents;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Sentences of the documents are short. The bound falls, until it is the 25 words that the style asks for. */
class SentencesTest {

    private static final int MOST_WORDS = 32;
    /** These pages were written when the style was settled. */
    private static final List<String> NEW = List.of("CONTRIBUTING.md", "docs/architecture.md", "docs/debugging.md");
    private static final int MOST_WORDS_OF_NEW = 25;

    @TestFactory
    Stream<DynamicTest> sentencesHaveFewWords() {
        return Pages.all().stream().map(page -> DynamicTest.dynamicTest(Pages.name(page), () -> {
            int most = NEW.contains(Pages.name(page)) ? MOST_WORDS_OF_NEW : MOST_WORDS;
            List<String> tooLong = Prose.of(page)
                    .stream()
                    .filter(sentence -> sentence.words() > most)
                    .map(sentence -> Pages.name(page) + ":" + sentence.line() + ": " + sentence.words() + " words: "
                            + sentence.text())
                    .toList();
            assertThat(tooLong).as("sentences of more than %s words", most).isEmpty();
        }));
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
}
