package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A rule that is wrong in another way than its author thinks is not as expected. */
class ExpectedMismatchTest {

    private static RuleDeclaration reversal(Consumer<RuleBuilder> expectation) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("a reversal is nothing", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", Shape.of(c, n));
            expectation.accept(rule);
            rule.rewrite(a.reverse(c), a);
        });
        return collector.toFile().declarations().getFirst();
    }

    private static RuleResult checked(Mismatch expected) {
        RuleDeclaration rule = reversal(builder -> {
            builder.expect(VerdictKind.REFUTED, "");
            builder.expectMismatch(expected);
        });
        return new Pipeline().verify(rule, VerifyOptions.DEFAULT).getFirst();
    }

    @Test
    void theMismatchThatIsExpectedIsFound() {
        RuleResult result = checked(Mismatch.ELEMENTS);
        assertThat(result.asExpected()).isTrue();
        assertThat(result.refutedBy()).contains(Mismatch.ELEMENTS);
    }

    @Test
    void anotherOneIsUnexpectedThoughTheVerdictIsTheSame() {
        RuleResult result = checked(Mismatch.SHAPE);
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.REFUTED);
        assertThat(result.asExpected()).isFalse();
        assertThat(result.expectedText()).isEqualTo("REFUTED by shape");
        assertThat(result.verdictText()).isEqualTo("REFUTED by elements");
    }

    @Test
    void nothingIsSaidOfARuleThatIsExpectedToBeRight() {
        assertThat(reversal(builder -> builder.expectMismatch(Mismatch.SHAPE)))
                .isInstanceOfSatisfying(IllFormedRule.class, wrong -> assertThat(wrong.diagnostic().message()).contains(
                        "expect: by = shape says in what the sides of a refuted rule differ; the rule is expected to be VERIFIED"));
    }
}
