package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.KnownOutcomes;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.theory.ElementTheories;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is kept of an instance is what is computed of each that equals it: zeros of either sign, NaN, poison, undefined values and
 * empty tensors are all told apart by equality.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class KnownOutcomesOfRandomRulesTest {

    private static final int INSTANCES = 25;
    private static final long MOST = 100_000;

    private static RuleInstance copied(RuleInstance instance) {
        Map<String, List<Integer>> maps = new HashMap<>();
        instance.maps().forEach((name, lanes) -> maps.put(name, new ArrayList<>(lanes)));
        return instance.withMaps(maps);
    }

    @Test
    void aKnownOutcomeIsTheOneThatIsComputed() {
        for (long seed = Samples.FIRST; seed < Samples.FIRST + Samples.number(100); seed++) {
            Rule rule = RandomWidths.of(RandomRule.of(seed).rule());
            InstanceGenerator instances = new InstanceGenerator(rule,
                    ElementTheories.of(rule.lhs().type().element(), false).type(), seed);
            KnownOutcomes outcomes = new KnownOutcomes((instance, work) -> Replay.replay(rule, instance, work));
            List<RuleInstance> drawn = new ArrayList<>();
            for (int i = 0; i < INSTANCES; i++) {
                drawn.add(instances.attempt());
                outcomes.replay(drawn.getLast(), new Work(MOST));
            }
            for (RuleInstance instance : drawn) {
                Work known = new Work(MOST);
                Work computed = new Work(MOST);
                Outcome outcome = outcomes.replay(copied(instance), known);
                String where = "seed " + seed + ": " + RulePrinter.print(rule) + ", " + instance;
                assertThat(outcome).as(where).isEqualTo(Replay.replay(rule, instance, computed));
                assertThat(known.spent()).as(where).isEqualTo(computed.spent());
            }
        }
    }
}
