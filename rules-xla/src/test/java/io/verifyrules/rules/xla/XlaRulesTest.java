package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class XlaRulesTest {

    private static RuleBook book() {
        return ServiceLoader.load(RuleBook.class)
                .stream()
                .map(ServiceLoader.Provider::get)
                .filter(book -> book.name().equals("xla"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachRuleFileIsInTheCollectionAndSaysWhereItStands() throws IOException {
        Path sources = Path.of("src/main/rules");
        List<String> files = List.of();
        if (Files.isDirectory(sources)) {
            try (Stream<Path> all = Files.walk(sources)) {
                files = all.map(Path::toString)
                        .filter(name -> name.endsWith(".rules.kts"))
                        .sorted()
                        .map(name -> "rules-xla/" + name)
                        .toList();
            }
        }
        assertThat(book().files()).extracting(file -> file.name()).containsExactlyElementsOf(files);
        assertThat(book().files()).allSatisfy(file -> assertThat(file.declarations()).isNotEmpty().allSatisfy(rule -> {
            assertThat(rule.position().file()).isEqualTo(file.name());
            assertThat(rule.position().line()).isPositive();
        }));
    }

    @Test
    void ruleNamesAreUniqueInTheCollection() {
        assertThat(book().files().stream().flatMap(file -> file.declarations().stream()).map(RuleDeclaration::name))
                .doesNotHaveDuplicates();
    }
}
