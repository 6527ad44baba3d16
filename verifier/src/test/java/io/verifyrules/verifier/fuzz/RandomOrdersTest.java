package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Proofs about permutations against all small instances: ranks to 3, where there are permutations that are not their own inverses. Each
 * day looks at a half of the seeds, and the nightly build at how many of many get a verdict.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@Order(5)
@OnItsDay(turn = 0, of = 2)
class RandomOrdersTest {

    private static final int RULES = 10;
    private static final int CLAIMS = 16;
    private static final int PARTS = 2;
    private static final int PARTS_OF_CLAIMS = 4;
    private static final int MOST_LANES = 3;
    private static final int INSTANCES = 600;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 100_000, Duration.ofSeconds(1),
            Optional.empty()).provingFirst();
    private final Pipeline pipeline = new Pipeline();

    private static Rule rule(long seed, BiConsumer<RandomOrders, RuleBuilder> declaration) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        RuleCollector collector = RuleCollector.forData("random");
        collector.rule("orders " + seed, rule -> declaration.accept(new RandomOrders(random, rule), rule));
        return (Rule) collector.toFile().declarations().getFirst();
    }

    private VerdictKind checked(Rule rule, long seed) {
        RuleResult result = pipeline.verify(rule, OPTIONS).getFirst();
        if (result.verdict().kind() == VerdictKind.VERIFIED) {
            InstanceGenerator random = new InstanceGenerator(rule, ElementType.INT, seed);
            Optional<RuleInstance> contradicting = Stream
                    .concat(InstanceEnumeration.sample(rule, ElementType.INT, MOST_LANES, -1, 2, INSTANCES, seed)
                            .instances(), IntStream.range(0, INSTANCES / 10).mapToObj(ignored -> random.next()))
                    .filter(instance -> Replay.replay(rule, instance).refutes())
                    .findFirst();
            assertThat(contradicting).as(() -> "seed " + seed + ": " + RulePrinter.print(rule)).isEmpty();
        }
        return result.verdict().kind();
    }

    @Test
    void whatIsRightByConstructionIsProvedAndNoWrongOneOfIts() {
        int verified = 0;
        int refuted = 0;
        long[] seeds = Samples.partOfSeeds(RULES, PARTS).toArray();
        for (long seed : seeds) {
            Rule right = rule(seed, RandomOrders::declare);
            VerdictKind kind = checked(right, seed);
            assertThat(kind).as(() -> RulePrinter.print(right)).isNotEqualTo(VerdictKind.REFUTED);
            verified += kind == VerdictKind.VERIFIED ? 1 : 0;
            List<Mutant> mutants = Mutants.of(right).mutants();
            if (!mutants.isEmpty()) {
                Rule wrong = mutants.get((int) (7 * seed % mutants.size())).rule();
                refuted += checked(wrong, seed) == VerdictKind.REFUTED ? 1 : 0;
            }
        }
        assertThat(verified + refuted).as("with a verdict").isPositive();
        if (Samples.areWhole()) {
            assertThat(verified).as("verified").isGreaterThan(seeds.length * 2 / 3);
            assertThat(refuted).as("refuted").isPositive();
        }
    }

    /** Conditions on the lanes of several orders, of which a claim about sizes may follow. */
    @Test
    void noClaimAboutSizesInSeveralOrdersIsProvedThatIsFalseAtSomeRank() {
        int verified = 0;
        int refuted = 0;
        long[] seeds = Samples.partOfSeeds(CLAIMS, PARTS_OF_CLAIMS).toArray();
        for (long seed : seeds) {
            VerdictKind kind = checked(rule(seed, (orders, rule) -> {
                for (int i = 0; i < 3; i++) {
                    rule.require(orders.condition());
                }
                Element value = rule.element("e", ElementType.INT);
                rule.rewrite(Constant.of(value, orders.shape(AxisMap.max(orders.map(), AxisMap.of(0)))),
                        Constant.of(value, orders.shape(AxisMap.max(orders.map(), AxisMap.of(0)))));
            }), seed);
            verified += kind == VerdictKind.VERIFIED ? 1 : 0;
            refuted += kind == VerdictKind.REFUTED ? 1 : 0;
        }
        assertThat(verified + refuted).as("with a verdict").isPositive();
        if (Samples.areWhole()) {
            assertThat(verified).as("verified").isPositive();
            assertThat(refuted).as("refuted").isGreaterThan(seeds.length / 3);
        }
    }
}
