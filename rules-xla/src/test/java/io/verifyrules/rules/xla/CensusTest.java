package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The collection against a census of XLA's algebraic simplifier: the rewrites that it has in its code, those of physical
 * layout apart. Each is stated by a rule, or what the language has not got for it is noted beside it.
 */
class CensusTest {

    private static final Census CENSUS = Census.read();
    private static final List<RuleDeclaration> DECLARED = new XlaRules().files()
            .stream()
            .flatMap(file -> file.declarations().stream())
            .toList();

    static Stream<RuleDeclaration> coded() {
        return DECLARED.stream().filter(rule -> rule.position().file().contains("/coded/"));
    }

    private static Stream<Rule> rules(Stream<RuleDeclaration> declarations) {
        return declarations.filter(Rule.class::isInstance).map(Rule.class::cast);
    }

    private static boolean fails(Expectation expectation) {
        return expectation.verdict() != VerdictKind.VERIFIED
                || expectation.byElement().values().stream().anyMatch(kind -> kind != VerdictKind.VERIFIED);
    }

    @Test
    void theRewritesWithoutANoteAreThoseThatRulesNameAsTheirHandlers() {
        assertThat(CENSUS.rewrites()).hasSize(313);
        assertThat(CENSUS.ofValues()).hasSize(296);
        TreeSet<String> named = new TreeSet<>(
                rules(DECLARED.stream()).flatMap(rule -> rule.provenance().handlers().stream()).toList());
        assertThat(named).isEqualTo(CENSUS.stated()).hasSize(286);
    }

    @ParameterizedTest
    @MethodSource("coded")
    void aRuleStatedAsCodedIsNamedAfterItsHandler(RuleDeclaration declaration) {
        String id = declaration.name().split(" ", 2)[0];
        assertThat(CENSUS.stated()).contains(id);
        if (declaration instanceof Rule rule && rule.variant().isEmpty()) {
            assertThat(rule.provenance().handlers()).containsExactly(id);
        }
    }

    @ParameterizedTest
    @MethodSource("coded")
    void aRuleStatedAsCodedHasARelativeThatIsExpectedNotToVerify(RuleDeclaration declaration) {
        String id = declaration.name().split(" ", 2)[0] + " ";
        assertThat(coded().filter(rule -> rule.name().startsWith(id))).anyMatch(rule -> fails(rule.expectation()));
    }
}
