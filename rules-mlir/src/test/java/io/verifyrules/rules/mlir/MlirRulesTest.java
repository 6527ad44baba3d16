package io.verifyrules.rules.mlir;

import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.rules.testing.CollectionResults;
import io.verifyrules.rules.testing.FilesContract;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MlirRulesTest extends FilesContract {

    private static final List<RuleDeclaration> DECLARED = CollectionResults
            .declarations(CollectionResults.book("mlir"));

    MlirRulesTest() {
        super("mlir");
    }

    private static Stream<Rule> rules() {
        return DECLARED.stream().filter(Rule.class::isInstance).map(Rule.class::cast);
    }

    /** The folder of a rule file, which is named after a dialect. */
    private static String dialect(RuleDeclaration rule) {
        String[] folders = rule.position().file().split("/", -1);
        return folders[folders.length - 2];
    }

    @Test
    void theNameOfARuleBeginsWithItsDialectAndItsOperation() {
        assertThat(DECLARED).allSatisfy(rule -> assertThat(rule.name())
                .matches(dialect(rule) + "/[a-z][a-z0-9-]*[a-z0-9]((:|,| broken| weaker| repaired).*)?"));
    }

    @Test
    void theIdOfARuleIsWhatItsNameBeginsWithOrThatOfAWrongRelative() {
        assertThat(rules().filter(rule -> !rule.provenance().id().isEmpty())).isNotEmpty().allSatisfy(rule -> {
            assertThat(rule.provenance().id()).matches(dialect(rule) + "/[a-z0-9-]+");
            assertThat(rules().map(Rule::name)).as("a rule with the id of %s", rule.name())
                    .anyMatch(name -> name.equals(rule.provenance().id())
                            || name.startsWith(rule.provenance().id() + ":"));
        });
    }

    @Test
    void everyDialectHasRulesThatAreRightAndRulesThatAreWrong() {
        Map<String, List<Expectation>> byDialect = rules().collect(Collectors.groupingBy(MlirRulesTest::dialect,
                Collectors.mapping(Rule::expectation, Collectors.toList())));
        assertThat(byDialect).containsKeys("arith", "tensor", "linalg", "tosa", "stablehlo", "memref");
        assertThat(byDialect.values())
                .allSatisfy(expectations -> assertThat(expectations).extracting(Expectation::verdict)
                        .contains(VerdictKind.VERIFIED, VerdictKind.REFUTED));
    }

    @Test
    void whateverIsNotExpectedToVerifySaysWhy() {
        assertThat(rules().filter(rule -> rule.expectation().verdict() != VerdictKind.VERIFIED))
                .allSatisfy(rule -> assertThat(rule.expectation().because()).as(rule.name()).isNotBlank());
    }
}
