package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The collection against the list of the catalogue's rules: none is missing, and each has a wrong relative. */
class CatalogueTest {

    /** Rules that no handler of the compiler applies. */
    private static final Set<String> WITHOUT_HANDLER = Set.of("divmod/08", "broadcast/02", "concat/01", "concat/02",
            "concat/03", "slice/02", "slice/10", "dyslice/06", "reduce/01", "reduce/03");

    private static final List<RuleDeclaration> DECLARED = new XlaRules().files()
            .stream()
            .flatMap(file -> file.declarations().stream())
            .toList();

    /** A rule of the catalogue. */
    record Entry(String id, String group) {}

    static List<Entry> catalogue() throws IOException {
        InputStream list = Objects.requireNonNull(CatalogueTest.class.getResourceAsStream("catalogue.txt"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return lines.lines().map(line -> line.split(" ", 2)).map(parts -> new Entry(parts[0], parts[1])).toList();
        }
    }

    private static List<Rule> withId(String id) {
        return DECLARED.stream()
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .filter(rule -> rule.provenance().id().equals(id))
                .toList();
    }

    @Test
    void theCatalogueHasAHundredAndTwentyOneRulesAndTheCollectionNamesNoOthersButThoseOfThePaper() throws IOException {
        List<String> ids = catalogue().stream().map(Entry::id).toList();
        assertThat(ids).hasSize(121).doesNotHaveDuplicates();
        Stream<String> named = DECLARED.stream()
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .map(rule -> rule.provenance().id())
                .filter(id -> !id.isEmpty())
                .distinct();
        List<String> others = named.filter(id -> !ids.contains(id)).toList();
        assertThat(others).containsExactlyInAnyOrder("paper/01", "paper/02", "paper/03", "paper/04", "paper/05",
                "paper/06", "paper/07", "paper/08");
    }

    @ParameterizedTest
    @MethodSource("catalogue")
    void eachRuleOfTheCatalogueIsThereWithItsHandlersInTheFileOfItsGroup(Entry entry) {
        assertThat(withId(entry.id())).isNotEmpty()
                .allSatisfy(rule -> assertThat(rule.position().file()).endsWith("/" + entry.group() + ".rules.kts"));
        assertThat(withId(entry.id()).stream().flatMap(rule -> rule.provenance().handlers().stream()).findAny())
                .as("a handler of %s", entry.id())
                .matches(any -> any.isPresent() != WITHOUT_HANDLER.contains(entry.id()));
    }

    @ParameterizedTest
    @MethodSource("catalogue")
    void eachRuleOfTheCatalogueHasARelativeThatIsExpectedNotToVerify(Entry entry) {
        assertThat(DECLARED.stream().filter(rule -> rule.name().startsWith(entry.id() + " ")))
                .anyMatch(rule -> fails(rule.expectation()));
    }

    private static boolean fails(Expectation expectation) {
        return expectation.verdict() != VerdictKind.VERIFIED
                || expectation.byElement().values().stream().anyMatch(kind -> kind != VerdictKind.VERIFIED);
    }
}
