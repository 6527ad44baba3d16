package io.verifyrules.verifier.list;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Random rules about a list, of which instances with up to four parts say whether their verdicts are right. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
class RandomListsTest {

    private static final int RULES = Integer.getInteger("random.lists", 60);
    /** Sums of functions are seldom proved, and no proof is looked for long. */
    private static final VerifyOptions HASTY = new VerifyOptions(List.of(), 100_000, Duration.ofSeconds(2),
            Optional.empty());
    private static final int LONGEST = 4;
    private static final int RANDOM = 25;
    private static final int ENUMERATED = 60;
    private static final int LARGEST_SIZE = 2;
    private static final long MOST_ELEMENTS = 50;

    @Test
    @OnItsDay(turn = 2, of = 3)
    void noInstanceRefutesARandomRuleThatIsVerified() {
        Pipeline verifier = new Pipeline();
        Map<VerdictKind, Integer> verdicts = new EnumMap<>(VerdictKind.class);
        LongStream.range(0, RULES).forEach(seed -> {
            ListRule rule = (ListRule) RandomListRule.of(seed);
            List<RuleResult> results = verifier.verify(rule, HASTY);
            assertThat(results).as("seed %d", seed).hasSize(1);
            VerdictKind verdict = results.getFirst().verdict().kind();
            verdicts.merge(verdict, 1, Integer::sum);
            if (verdict == VerdictKind.VERIFIED || verdict == VerdictKind.VACUOUS) {
                IntStream.rangeClosed(1, LONGEST)
                        .forEach(parts -> assertThat(refutes(Expansion.of(rule, parts), seed))
                                .as("seed %d, %s, %d parts", seed, verdict, parts)
                                .isFalse());
            }
        });
        assertThat(verdicts.getOrDefault(VerdictKind.VERIFIED, 0)).as("%s", verdicts).isGreaterThan(RULES / 5);
        assertThat(verdicts.getOrDefault(VerdictKind.REFUTED, 0)).as("%s", verdicts).isGreaterThan(RULES / 5);
    }

    private static boolean refutes(Rule rule, long seed) {
        ElementType type = rule.elements().isEmpty() ? ElementType.OPEN : ElementType.INT;
        InstanceGenerator generator = new InstanceGenerator(rule, type, seed);
        Stream<RuleInstance> random = IntStream.range(0, RANDOM).mapToObj(i -> generator.next());
        Stream<RuleInstance> small = InstanceEnumeration.of(rule, type, 1, 0, LARGEST_SIZE).limit(ENUMERATED);
        return Stream.concat(random, small)
                .filter(instance -> instance.tensors()
                        .values()
                        .stream()
                        .mapToLong(tensor -> tensor.elements().size())
                        .sum() <= MOST_ELEMENTS)
                .anyMatch(instance -> Replay.replay(rule, instance).refutes());
    }
}
