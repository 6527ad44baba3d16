package io.verifyrules.rules.testing;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The rule files of a module are those of its collections. */
public abstract class FilesContract {

    private final String module;
    private final Predicate<String> belongs;
    private final RuleBook book;

    /** Of a collection that has all files of its module. */
    protected FilesContract(String collection) {
        this(collection, "rules-" + collection, file -> true);
    }

    /**
     * Of a collection that shares its module.
     *
     * @param belongs whether a file is of the collection, by its path from the project's root
     */
    protected FilesContract(String collection, String module, Predicate<String> belongs) {
        this.module = module;
        this.belongs = belongs;
        this.book = CollectionResults.book(collection);
    }

    @Test
    final void eachRuleFileIsInTheCollectionAndSaysWhereItStands() throws IOException {
        List<String> files;
        try (Stream<Path> all = Files.walk(Path.of("src/main/rules"))) {
            files = all.map(Path::toString)
                    .filter(name -> name.endsWith(".rules.kts"))
                    .sorted()
                    .map(name -> module + "/" + name)
                    .filter(belongs)
                    .toList();
        }
        assertThat(book.files()).extracting(file -> file.name()).isNotEmpty().containsExactlyElementsOf(files);
        assertThat(book.files()).allSatisfy(file -> assertThat(file.declarations()).isNotEmpty().allSatisfy(rule -> {
            assertThat(rule.position().file()).isEqualTo(file.name());
            assertThat(rule.position().line()).isPositive();
        }));
    }

    @Test
    final void ruleNamesAreUniqueInTheCollection() {
        assertThat(CollectionResults.declarations(book).stream().map(RuleDeclaration::name)).doesNotHaveDuplicates();
    }
}
