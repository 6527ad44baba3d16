package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Random rules that never apply. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@OnItsDay(turn = 0, of = 2)
class RandomImpossibilityTest {

    private static final int INSTANCES = 60;

    @Test
    void noInstanceWithLanesMeetsTheDemand() {
        assertThat(LongStream.range(0, 40).mapToObj(RandomImpossibility::of))
                .allSatisfy(impossible -> assertThat(applies(impossible.rule())).as(impossible.demand()).isFalse());
    }

    @Test
    void thereAreCountsPermutationsAndFunctions() {
        Set<String> kinds = LongStream.range(0, 40)
                .mapToObj(seed -> RandomImpossibility.of(seed).demand().substring(0, 5))
                .collect(Collectors.toSet());
        assertThat(kinds).hasSize(3);
    }

    @Test
    void noneIsVerified() {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), VerifyOptions.DEFAULT.withTimeout(Duration.ofSeconds(2)),
                INSTANCES);
        assertThat(LongStream.range(0, 6).mapToObj(RandomImpossibility::of))
                .allSatisfy(impossible -> assertThat(fuzzing.applied(impossible)).as(impossible.demand()).isEmpty());
    }

    private static boolean applies(Rule rule) {
        InstanceGenerator instances = new InstanceGenerator(rule,
                ElementTheories.of(rule.lhs().type().element(), false).type(), 1);
        return Stream.generate(instances::attempt)
                .limit(INSTANCES)
                .filter(instance -> instance.ranks().values().stream().allMatch(rank -> rank > 0))
                .anyMatch(instance -> Replay.applies(rule, instance));
    }
}
