package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.rules.xla.EnzymePatterns.Pattern;
import io.verifyrules.rules.xla.EnzymePatterns.Stated;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The list of patterns against the rules: what it calls stated is stated, and what rules call special is. */
class EnzymePatternsTest {

    private static final List<Pattern> PATTERNS = EnzymePatterns.read().patterns();
    private static final List<RuleDeclaration> DECLARED = new EnzymeRules().files()
            .stream()
            .flatMap(file -> file.declarations().stream())
            .toList();

    private static Set<String> names(Stated stated) {
        return PATTERNS.stream()
                .filter(pattern -> pattern.stated() == stated)
                .map(Pattern::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The notes of the rules of each pattern, one below the other. */
    private static Map<String, String> notes() {
        Map<String, String> notes = new TreeMap<>();
        DECLARED.forEach(rule -> notes.merge(EnzymePage.pattern(rule), note(rule), (one, other) -> one + "\n" + other));
        return notes;
    }

    private static String note(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> rule.provenance().note();
            case ListRule list -> list.pattern().provenance().note();
            case IllFormedRule ignored -> "";
        };
    }

    @Test
    void eachPatternStandsInTheListOnce() {
        assertThat(PATTERNS).hasSize(413).extracting(Pattern::name).doesNotHaveDuplicates();
    }

    @Test
    void thePatternsThatAreStatedHaveRulesAndNoOthers() {
        Set<String> stated = names(Stated.FULL);
        stated.addAll(names(Stated.SPECIAL));
        assertThat(notes().keySet()).isEqualTo(stated);
    }

    @Test
    void aPatternIsNotStatedInFullByARuleThatCallsItselfSpecial() {
        Map<String, String> notes = notes();
        assertThat(names(Stated.FULL))
                .allSatisfy(pattern -> assertThat(notes.getOrDefault(pattern, "")).doesNotContain("Special:"));
    }
}
