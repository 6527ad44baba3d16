package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@OnItsDay(turn = 1, of = 2)
class RandomPipelinesTest {

    /** A half of the rules each day. */
    private static final long[] DRAWN = Samples.partOfSeeds(24, 2).toArray();
    private static final int RULES = DRAWN.length;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 200_000, Duration.ofSeconds(2),
            Optional.empty()).provingFirst();

    @Test
    void noVerdictOnAPipelineIsContradicted() {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 40);
        FuzzReport report = new FuzzReport();
        LongStream.of(DRAWN).mapToObj(seed -> fuzzing.trial(RandomKind.PIPELINES, seed)).forEach(report::add);
        assertThat(report.contradictions()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isGreaterThan(RULES / 4);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 4);
    }

    @Test
    void everyMovementOccursBeforeAReshape() {
        Set<Class<?>> missing = new HashSet<>(Set.of(Pad.class, Slice.class, Merge.class, Split.class, Rotate.class,
                InsertSlice.class, Reshape.class));
        for (long seed = 0; seed < 40; seed++) {
            Graph.of(List.of(RandomRule.of(RandomKind.PIPELINES, seed).rule().lhs()))
                    .nodes()
                    .forEach(node -> missing.remove(node.getClass()));
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void instancesOfSeveralLanesMeetMostReshapes() {
        int met = 0;
        for (long seed = 0; seed < 40; seed++) {
            RandomRule random = RandomRule.of(RandomKind.PIPELINES, seed);
            InstanceGenerator generator = new InstanceGenerator(random.rule(), random.rule().lhs().type().element(), 1);
            boolean found = false;
            for (int i = 0; i < 400 && !found; i++) {
                RuleInstance instance = generator.attempt();
                found = instance.ranks().getOrDefault("c", 0) > 1
                        && !(Replay.replay(random.rule(), instance) instanceof Outcome.NotApplicable);
            }
            met += found ? 1 : 0;
        }
        assertThat(met).isGreaterThan(30);
    }

    @Test
    void aSeedGivesTheSameRuleInEveryRun() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(RuleJson.write(RandomRule.of(RandomKind.PIPELINES, seed).rule()))
                    .isEqualTo(RuleJson.write(RandomRule.of(RandomKind.PIPELINES, seed).rule()));
        }
    }
}
