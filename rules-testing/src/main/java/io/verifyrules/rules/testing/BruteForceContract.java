package io.verifyrules.rules.testing;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.list.Expansion;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The verdicts at the planned ranks against instances at all small ranks, on which the interpreter computes both sides. It
 * shares no code with what the verdicts rest on. The nightly build looks at all verdicts; of others each day has another part.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
public abstract class BruteForceContract {

    private static final long SEED = 20_251_120;
    private static final int PART = 12;
    private static final int MOST_RANK = 3;
    /** Reductions over more combinations of elements of the inputs take too long. */
    private static final long MOST_COMBINATIONS = 20_000;

    /** At how many widths a rule is looked at that leaves them open, the narrowest ones. */
    private static final int WIDTHS = 2;

    /** Up to how many parts a rule about lists is looked at. */
    private static final int PARTS = 4;

    private final String collection;
    private final Effort effort;

    /**
     * The number of instances that are tried of each verdict.
     *
     * @param random     made at random
     * @param enumerated one after the other, the smallest first
     * @param recombined put together from lanes of random ones, at higher ranks
     */
    public record Effort(int random, int enumerated, int recombined) {}

    private record Tried(RuleInstance instance, Outcome outcome) {}

    protected BruteForceContract(String collection, Effort effort) {
        this.collection = collection;
        this.effort = effort;
    }

    @TestFactory
    final Stream<DynamicTest> noInstanceAtAnySmallRankRefutesAVerifiedRule() {
        Day day = Day.today();
        CollectionResults results = CollectionResults.of(collection);
        List<RuleResult> verified = Stream.concat(results.ofRules().stream(), results.ofLists().stream())
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .filter(BruteForceContract::isNarrowest)
                .toList();
        return day.part(verified, PART)
                .stream()
                .map(result -> DynamicTest.dynamicTest(CollectionResults.name(result) + ", " + day,
                        () -> tryToRefute(result)));
    }

    /** Of a family that has many types the narrowest is tried, in which most goes wrong. */
    private static boolean isNarrowest(RuleResult result) {
        return result.family()
                .map(family -> family.types().isEmpty()
                        || family.types().iterator().next().toString().equals(result.theory()))
                .orElse(true);
    }

    private void tryToRefute(RuleResult result) {
        if (result.declaration() instanceof ListRule list) {
            IntStream.rangeClosed(1, PARTS).forEach(parts -> tryToRefute(result, Expansion.of(list, parts)));
            return;
        }
        Rule rule = CollectionResults.rule(result);
        if (rule.widths().open().isEmpty()) {
            tryToRefute(result, rule);
        } else {
            rule.widths().small().stream().limit(WIDTHS).forEach(bits -> tryToRefute(result, rule.at(bits)));
        }
    }

    private void tryToRefute(RuleResult result, Rule rule) {
        ElementType type = CollectionResults.elementType(result);
        InstanceGenerator generator = new InstanceGenerator(rule, type, SEED);
        List<Tried> random = IntStream.range(0, effort.random())
                .mapToObj(i -> generator.next())
                .filter(BruteForceContract::isSmall)
                .map(instance -> new Tried(instance, Replay.replay(rule, instance)))
                .toList();
        List<RuleInstance> applicable = random.stream()
                .filter(tried -> !(tried.outcome() instanceof Outcome.NotApplicable))
                .map(Tried::instance)
                .toList();
        assertThat(applicable).as("instances of %s, seed %d", CollectionResults.name(result), SEED).isNotEmpty();
        Stream<RuleInstance> small = InstanceEnumeration.of(rule, type, 2, 0, 2).limit(effort.enumerated());
        Stream<Tried> others = Stream.concat(small, recombined(rule, mostRank(result), applicable))
                .filter(BruteForceContract::isSmall)
                .map(instance -> new Tried(instance, Replay.replay(rule, instance)));
        Optional<Tried> refuting = Stream.concat(random.stream(), others)
                .filter(tried -> tried.outcome().refutes())
                .findFirst();
        assertThat(refuting).as("%s, seed %d", CollectionResults.name(result), SEED).isEmpty();
    }

    private static boolean isSmall(RuleInstance instance) {
        return instance.tensors()
                .values()
                .stream()
                .mapToLong(tensor -> Math.max(1, tensor.elements().size()))
                .reduce(1, (left, right) -> Math.min(left * right, MOST_COMBINATIONS + 1)) <= MOST_COMBINATIONS;
    }

    /** The rank to which the theorem is tried: two above the bound. */
    private static int mostRank(RuleResult result) {
        int bound = result.plan().stream().mapToInt(ClassPlan::bound).max().orElse(0);
        return Math.min(bound + 2, MOST_RANK);
    }

    private Stream<RuleInstance> recombined(Rule rule, int mostRank, List<RuleInstance> applicable) {
        RecombinedInstances recombined = new RecombinedInstances(rule, SEED);
        return IntStream.range(0, effort.recombined())
                .mapToObj(i -> recombined.at(mostRank, applicable.get(i % applicable.size()),
                        applicable.get((7 * i + 3) % applicable.size())))
                .flatMap(Optional::stream);
    }
}
