package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Where a proof would take long, a few instances are tried before it. */
class EarlyRefutationTest {

    /** The sum of a tensor is that of the same one reversed, or of another one, which is wrong. */
    private static RuleDeclaration sums(boolean ofOne) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("sums", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            TensorExpr b = ofOne ? a.reverse(c) : rule.tensor("B", ElementType.INT, Shape.of(c, n));
            rule.rewrite(sum(a, c), sum(b, c));
        });
        return collector.toFile().declarations().getFirst();
    }

    private static TensorExpr sum(TensorExpr tensor, RankClass rankClass) {
        return Reduce.of(Monoid.SUM, tensor, List.of(rankClass.axis()), Optional.empty(), BoundIndices.unnamed());
    }

    private static RuleResult checked(RuleDeclaration rule, VerifyOptions options) {
        return new Pipeline().verify(rule, options).getFirst();
    }

    private static List<String> methods(RuleResult result) {
        return result.obligations()
                .stream()
                .filter(obligation -> obligation.claim() instanceof ClaimKind.SameElements)
                .map(ObligationReport::method)
                .toList();
    }

    @Test
    void aWrongReductionIsRefutedByInstancesBeforeItsProofIsAttempted() {
        RuleResult result = checked(sums(false), VerifyOptions.DEFAULT);
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.REFUTED);
        assertThat(methods(result)).contains("random instances").doesNotContain("reductions matched");
    }

    @Test
    void theProverIsAskedFirstByThoseWhoLookForItsMistakes() {
        RuleResult result = checked(sums(false), VerifyOptions.DEFAULT.provingFirst());
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.REFUTED);
        assertThat(methods(result)).contains("reductions matched").doesNotContain("random instances");
    }

    @Test
    void whereAnotherElementTypeHasLeftAProofNoInstanceIsTried() {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("sums", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", ElementType.OPEN, Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(sum(a, c), sum(a.reverse(c), c));
        });
        List<RuleResult> results = new Pipeline().verify(collector.toFile().declarations().getFirst(),
                VerifyOptions.DEFAULT.in(List.of("int", "real")));
        assertThat(results).extracting(result -> result.verdict().kind())
                .containsExactly(VerdictKind.VERIFIED, VerdictKind.VERIFIED);
        assertThat(results).allSatisfy(result -> assertThat(methods(result)).containsExactly("reductions matched"));
        assertThat(results.getLast().obligations()).extracting(ObligationReport::resources).containsOnly(0L);
    }

    @Test
    void instancesProveNothing() {
        RuleResult result = checked(sums(true), VerifyOptions.DEFAULT);
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.VERIFIED);
        assertThat(methods(result)).contains("reductions matched");
    }
}
