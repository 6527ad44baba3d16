package io.verifyrules.rules.xla;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.rules.testing.CollectionResults;
import io.verifyrules.rules.testing.VerdictsContract;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CorpusTest extends VerdictsContract {

    private static final int ENUMERATED = 20_000;

    CorpusTest() {
        super("xla");
    }

    private RuleResult result(String start) {
        return results().ofRules()
                .stream()
                .filter(result -> result.declaration().name().startsWith(start))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Integer> ranksOfRefutation(RuleResult result) {
        return result.verdict() instanceof Verdict.Refuted refuted ? refuted.instance().ranks() : Map.of();
    }

    private static Stream<RuleInstance> refuting(RuleResult result, int mostLanes) {
        return InstanceEnumeration
                .of(CollectionResults.rule(result), CollectionResults.elementType(result), mostLanes, 0, 3)
                .limit(ENUMERATED)
                .filter(instance -> Replay.replay(CollectionResults.rule(result), instance).refutes());
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
