package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Holes in the JSON form. */
class HolesInJsonTest {

    private static RuleDeclaration declared(String rhs) {
        return RuleJson.readFile("f", """
                {"version": 1, "rules": [{"name": "r", "classes": [{"name": "c", "ranks": "any"}],
                 "maps": {"n": "c"}, "holes": ["l"], "elementHoles": {"v": {"open": "T"}},
                 "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}}, "lhs": "A", "rhs": RHS}]}
                """.replace("RHS", rhs)).rules().declarations().getFirst();
    }

    @Test
    void aHoleStandsWhereAMapOrAnElementIsDue() {
        assertThat(declared("{\"op\": \"pad\", \"operand\": \"A\", \"value\": \"v\", \"low\": {\"c\": \"l\"}}"))
                .isInstanceOfSatisfying(IllFormedRule.class, wrong -> {
                    assertThat(wrong.diagnostic().message()).startsWith("the rule has holes, ");
                    assertThat(wrong.sketch().orElseThrow().maps()).hasSize(1);
                    assertThat(wrong.sketch().orElseThrow().elements()).hasSize(1);
                });
    }

    @Test
    void aHoleThatIsNotUsedIsAMistake() {
        assertThat(declared("\"A\"")).isInstanceOfSatisfying(IllFormedRule.class,
                wrong -> assertThat(wrong.diagnostic().message()).isEqualTo("hole: the right side does not use 'l'"));
    }
}
