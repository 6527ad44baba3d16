package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.script.SampleRules;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** What is invalid somewhere is refuted; only what is invalid wherever the rule applies is said to be so. */
class InvalidEverywhereTest {

    private static final Path NOT_INVALID = Path.of("src", "test", "rules-of-validity", "not-invalid.rules.kts");
    private static final Pipeline VERIFIER = new Pipeline();

    /** Each of these is expected to be {@code INVALID}, and is called after the verdict that it gets. */
    @TestFactory
    Stream<DynamicTest> whatIsValidSomewhereIsNotCalledInvalid() {
        return SampleRules.load(NOT_INVALID).declarations().stream().map(rule -> {
            VerdictKind kind = VerdictKind.valueOf(rule.name().substring(0, rule.name().indexOf(':')));
            return DynamicTest.dynamicTest(rule.name(), () -> {
                List<RuleResult> results = VERIFIER.verify(rule, VerifyOptions.DEFAULT.inExactTypes(rule));
                assertThat(results).isNotEmpty().allSatisfy(result -> {
                    assertThat(result.verdict().kind()).isEqualTo(kind);
                    assertThat(result.asExpected()).isFalse();
                });
            });
        });
    }

    private static Rule beyondTheEnd(Optional<VerdictKind> expected) {
        RuleCollector collector = RuleCollector.forData("invalid");
        collector.rule("a slice beyond the end", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", Shape.of(c, n));
            expected.ifPresent(kind -> rule.expect(kind, ""));
            rule.rewrite(a, Slice.of(a, AxisMaps.none(), AxisMaps.of(n.plus(1)), AxisMaps.none()));
        });
        RuleDeclaration rule = collector.toFile().declarations().getFirst();
        return (Rule) rule;
    }

    private static RuleResult checked(Optional<VerdictKind> expected, VerifyOptions options) {
        return VERIFIER.verify(beyondTheEnd(expected), options).getFirst();
    }

    @Test
    void anInstanceShowsWhatIsProvedOfAll() {
        RuleResult result = checked(Optional.of(VerdictKind.INVALID), VerifyOptions.DEFAULT);
        assertThat(result.asExpected()).isTrue();
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Refuted.class, invalid -> {
            assertThat(invalid.outcome()).isInstanceOf(Outcome.RightInvalid.class);
            assertThat(invalid.instance().ranks()).containsEntry("c", 1);
        });
        assertThat(Evidence.lines(result)).anyMatch(line -> line.contains("no rank class has rank 0"));
    }

    @Test
    void whoExpectsACounterexampleGetsNoMore() {
        RuleResult result = checked(Optional.of(VerdictKind.REFUTED),
                VerifyOptions.DEFAULT.asking(VerifyOptions.Remaining.ASKED));
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.REFUTED);
        assertThat(result.asExpected()).isTrue();
    }

    @Test
    void whoExpectsARightRuleIsToldThatNoInstanceIs() {
        VerifyOptions asking = VerifyOptions.DEFAULT.asking(VerifyOptions.Remaining.WHERE_UNEXPECTED);
        assertThat(checked(Optional.empty(), asking).verdict().kind()).isEqualTo(VerdictKind.INVALID);
        assertThat(checked(Optional.empty(), VerifyOptions.DEFAULT).verdict().kind()).isEqualTo(VerdictKind.REFUTED);
    }

    @Test
    void theVerdictOutlivesTheRunThatFoundIt() {
        RuleResult result = checked(Optional.of(VerdictKind.INVALID), VerifyOptions.DEFAULT);
        Rule again = beyondTheEnd(Optional.of(VerdictKind.INVALID));
        assertThat(result.of(again).verdict().kind()).isEqualTo(VerdictKind.INVALID);
    }
}
