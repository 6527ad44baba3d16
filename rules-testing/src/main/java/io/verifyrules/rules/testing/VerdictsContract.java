package io.verifyrules.rules.testing;

import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** The verdicts on a collection are those that its rules expect, and hold what they say. */
@Tag("corpus")
public abstract class VerdictsContract {

    private final String collection;

    protected VerdictsContract(String collection) {
        this.collection = collection;
    }

    /** The verdicts on the collection. */
    protected final CollectionResults results() {
        return CollectionResults.of(collection);
    }

    @TestFactory
    final Stream<DynamicTest> everyRuleGetsTheVerdictItExpects() {
        return results().all()
                .stream()
                .map(result -> DynamicTest.dynamicTest(CollectionResults.name(result),
                        () -> assertThat(result.verdict().kind()).as("%s (%s)", result.verdict(), Day.today())
                                .isEqualTo(result.expected().orElseThrow())));
    }

    @Test
    final void everyDeclarationHasAVerdict() {
        List<String> declared = results().declarations().stream().map(rule -> rule.name()).toList();
        assertThat(results().all().stream().map(result -> result.declaration().name()).distinct())
                .containsExactlyElementsOf(declared);
    }

    @Test
    final void aVerifiedRuleHasAtLeastOneProvedClaimAndNoOther() {
        for (RuleResult result : results().all()) {
            if (result.verdict() instanceof Verdict.Verified) {
                assertThat(result.obligations()).as(CollectionResults.name(result))
                        .allSatisfy(obligation -> assertThat(obligation.status()).isEqualTo(Status.PROVED))
                        .extracting(ObligationReport::claim)
                        .contains(new ClaimKind.Applies(), new ClaimKind.SameElements());
            }
        }
    }

    @Test
    final void theInstanceOfARefutationRefutes() {
        for (RuleResult result : results().ofRules()) {
            if (result.verdict() instanceof Verdict.Refuted refuted) {
                assertThat(Replay.replay(CollectionResults.rule(result), refuted.instance()).refutes())
                        .as(CollectionResults.name(result))
                        .isTrue();
                assertThat(refuted.outcome().refutes()).as(CollectionResults.name(result)).isTrue();
            }
        }
    }
}
