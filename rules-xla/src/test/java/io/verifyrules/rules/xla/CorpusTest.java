package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

class CorpusTest {

    private static final int ENUMERATED = 20_000;

    @TestFactory
    Stream<DynamicTest> everyRuleGetsTheVerdictItExpects() {
        return CorpusResults.all()
                .stream()
                .map(result -> DynamicTest.dynamicTest(CorpusResults.name(result),
                        () -> assertThat(result.verdict().kind()).as("%s", result.verdict())
                                .isEqualTo(result.expected().orElseThrow())));
    }

    @Test
    void everyDeclarationHasAVerdict() {
        List<String> declared = new XlaRules().files()
                .stream()
                .flatMap(file -> file.declarations().stream())
                .map(rule -> rule.name())
                .toList();
        assertThat(CorpusResults.all().stream().map(result -> result.declaration().name()).distinct())
                .containsExactlyElementsOf(declared);
    }

    @Test
    void aVerifiedRuleHasAtLeastOneProvedClaimAndNoOther() {
        for (RuleResult result : CorpusResults.all()) {
            if (result.verdict() instanceof Verdict.Verified) {
                assertThat(result.obligations()).as(CorpusResults.name(result))
                        .allSatisfy(obligation -> assertThat(obligation.status()).isEqualTo(Status.PROVED))
                        .extracting(ObligationReport::claim)
                        .contains("the rule applies", "elements equal");
            }
        }
    }

    @Test
    void theInstanceOfARefutationRefutes() {
        for (RuleResult result : CorpusResults.ofRules()) {
            if (result.verdict() instanceof Verdict.Refuted refuted) {
                assertThat(Replay.replay(CorpusResults.rule(result), refuted.instance()).refutes())
                        .as(CorpusResults.name(result))
                        .isTrue();
                assertThat(refuted.outcome().refutes()).as(CorpusResults.name(result)).isTrue();
            }
        }
    }

    private static RuleResult result(String start) {
        return CorpusResults.ofRules()
                .stream()
                .filter(result -> result.declaration().name().startsWith(start))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Integer> ranksOfRefutation(RuleResult result) {
        return result.verdict() instanceof Verdict.Refuted refuted ? refuted.instance().ranks() : Map.of();
    }

    private static Stream<RuleInstance> refuting(RuleResult result, int mostLanes) {
        return InstanceEnumeration.of(CorpusResults.rule(result), CorpusResults.elementType(result), mostLanes, 0, 3)
                .limit(ENUMERATED)
                .filter(instance -> Replay.replay(CorpusResults.rule(result), instance).refutes());
    }

    @Test
    void aSliceOfPaddingOnlyOnEveryLaneIsWrongAtRankZeroAndNowhereElse() {
        RuleResult result = result("slice/05 Slice(Pad(A, v)) => Const(v)");
        assertThat(ranksOfRefutation(result)).containsExactly(Map.entry("c", 0));
        assertThat(refuting(result, 1)).isNotEmpty()
                .allSatisfy(instance -> assertThat(instance.ranks()).containsExactly(Map.entry("c", 0)));
    }

    @Test
    void theMotivatingExampleIsWrongFromRankTwoOn() {
        RuleResult result = result("paper/03 DynamicUpdateSlice(Slice(A, 0, floor((n + 1) / 2), 1), v, 1)");
        assertThat(ranksOfRefutation(result)).containsExactly(Map.entry("c", 2));
        assertThat(refuting(result, 1)).isEmpty();
        assertThat(refuting(result, 2)).isNotEmpty();
    }

    @Test
    void anAssumptionOnElementsAtOnePlaceDoesNotHelpAtAnother() {
        RuleResult result = result("clamp/02 broken: the assumption holds elsewhere");
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.REFUTED);
        assertThat(ranksOfRefutation(result)).containsExactly(Map.entry("c", 1));
    }
}
