package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReasonTextTest {

    private static final Rule RULE = RuleFixture.rule("two classes", r -> {
        RankClass c = r.rankClass("c");
        RankClass d = r.rankClass("d");
        AxisMap n = r.sizes("n", c);
        AxisMap m = r.sizes("m", d);
        TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n).with(d.axis(), m));
        r.rewrite(x, x);
    });

    private static String told(String reason) {
        return ReasonText.of(RULE, new Verdict.Unknown(reason));
    }

    @Test
    void termsWithoutAPartnerAreToldBySidesInTheNamesOfTheRule() {
        assertThat(
                told("elements equal: no matching was found; without a partner: left: over @c#1: c where all[c]((@c#1"
                        + " >= 0 and n >= @c#1 + 1)) of X[c: @c#1, d: @d]; right: of X[d: @d] * number(n)"))
                .isEqualTo(
                        "elements equal: no matching was found; without a partner: on the left side X[c: j_c, d: i_d]"
                                + " over j_c on c with all c: (j_c >= 0 and j_c < n); on the right side X[d: i_d] * n;"
                                + " there i_d is the index of the result on axis d, j_c is one that a reduction runs over");
    }

    @Test
    void termsThatDifferInTheNumbersOfTheirIndicesAreToldOnce() {
        assertThat(told("none; without a partner: left: over @c#1: c of X[c: @c#1]; left: over @c#7: c of X[c: @c#7]"))
                .containsOnlyOnce("X[c: j_c] over j_c on c")
                .doesNotContain("#");
    }

    @Test
    void theBodyOfATermMayReduceItself() {
        assertThat(told(
                "none; without a partner: left: of mul(k, max[^c#1: c] where all[c](n >= ^c#1 + 1) of X[c: ^c#1])"))
                .startsWith(
                        "none; without a partner: on the left side mul(k, max[j_c: c] where all c: j_c < n of X[c: j_c])");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "time limit: elements equal                       | time limit: elements equal",
            "elements equal, at ranks c=1: the solver gave up | elements equal, at ranks c=1: the solver gave up",
            "right side valid: all[c](n >= 0)                 | right side valid: all c: n >= 0",
            "right side valid: all[c](pos(n - 1) >= $k)       | right side valid: all c: max(0, n - 1) >= k",
            "all[c](step_i#1 >= quot#2) | all c: i' >= q2; there i' is i plus a constant, q2 is a quotient",
            "all[c](@k#3 >= @k#4)                             | all c: k >= k2",
            "all[c                                            | all[c"})
    void otherReasonsKeepWhatTheySay(String reason, String told) {
        assertThat(told(reason)).isEqualTo(told);
    }
}
