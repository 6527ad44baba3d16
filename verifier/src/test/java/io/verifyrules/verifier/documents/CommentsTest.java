package io.verifyrules.verifier.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Sentences above public declarations are short, and the first one begins with the noun or with a verb. */
class CommentsTest {

    private static final List<String> MODULES = List.of("dsl", "verifier", "rules-testing");
    /** A relative clause or a bare pronoun in the place of the noun. */
    private static final Pattern NO_NOUN = Pattern.compile("(What|Whatever|Who|Whoever|Which|How|Why|That|Those)\\b.*");

    @TestFactory
    Stream<DynamicTest> sentencesHaveFewWords() {
        return inEachModule("sentences of more than " + SentencesTest.MOST_WORDS + " words",
                sentence -> sentence.words() > SentencesTest.MOST_WORDS);
    }

    @TestFactory
    Stream<DynamicTest> commentsBeginWithTheNounOrAVerb() {
        return inEachModule("comments that begin with a relative clause or a pronoun",
                sentence -> sentence.isFirst() && NO_NOUN.matcher(sentence.text()).matches());
    }

    private static Stream<DynamicTest> inEachModule(String what, Predicate<Comments.Sentence> wrong) {
        return MODULES.stream().map(module -> DynamicTest.dynamicTest(module, () -> {
            assertThat(those(Pages.ROOT.resolve(module).resolve("src/main/java"), wrong)).as(what).isEmpty();
        }));
    }

    private static List<String> those(Path sources, Predicate<Comments.Sentence> wrong) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .flatMap(file -> Comments.of(file)
                            .stream()
                            .filter(wrong)
                            .map(sentence -> Pages.name(file) + ":" + sentence.line() + ": " + sentence.words()
                                    + " words: " + sentence.text()))
                    .toList();
        }
    }

    @Test
    void sentencesAreThoseOfPublicDeclarations() {
        List<Comments.Sentence> sentences = Comments.of("""
                /**
                 * A {@code b {} c}, i.e. two. Then
                 * {@link #three}!
                 *
                 * <p>Four <b>words</b> are here
                 * <pre>no. Words.</pre>
                 *
                 * @param five six
                 */
                @Deprecated(since = "(x)")
                public int f() {
                /** None. */
                private int g() {
                /** One. */ public int h() {
                """);
        assertThat(sentences).extracting(Comments.Sentence::text)
                .containsExactly("A Code, i.e. two.", "Then Code!", "Four words are here", "six", "One.");
        assertThat(sentences).extracting(Comments.Sentence::isFirst).containsExactly(true, false, false, false, true);
        assertThat(sentences.getFirst().words()).isEqualTo(4);
        assertThat(sentences.getLast().line()).isEqualTo(14);
    }
}
