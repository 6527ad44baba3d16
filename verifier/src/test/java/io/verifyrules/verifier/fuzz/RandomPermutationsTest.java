package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.mutation.RuleParts;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.theory.ElementTheories;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Orders of lanes among all else that random rules are about. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class RandomPermutationsTest {

    private static final Map<String, Function<TensorExpr, Optional<TensorExpr>>> WRONG = new TreeMap<>(
            Map.of("inverse", WrongTransposes::inverted, "product", WrongTransposes::exchanged, "twice",
                    WrongTransposes::twice, "one axis", WrongTransposes::withoutAnAxis, "attributes left",
                    WrongTransposes::attributesLeft, "attributes back", WrongTransposes::attributesBack,
                    "attributes as they were", WrongTransposes::attributesAsTheyWere));
    private static final int INSTANCES = 20;
    /** Large tensors are looked at a few times only. */
    private static final long MOST_WORK = 100_000;
    private static final int TIMES = 2;

    private static boolean isPermuted(Rule rule) {
        return !RuleNames.of(rule).permutations().isEmpty();
    }

    /** Right rules with permutations, of the seeds before the given one. */
    private static Stream<RandomRule> permuted(long before) {
        return LongStream.range(0, before)
                .filter(seed -> seed % 2 == 0 && MixedRules.Features.of(seed).permuted())
                .mapToObj(RandomRule::of)
                .filter(random -> isPermuted(random.rule()));
    }

    private static boolean refuted(Rule rule, long seed) {
        Rule narrow = RandomWidths.of(rule);
        var type = ElementTheories.of(narrow.lhs().type().element(), false).type();
        InstanceGenerator instances = new InstanceGenerator(narrow, type, seed);
        Work work = new Work(MOST_WORK);
        return Stream.generate(instances::attempt)
                .limit(INSTANCES)
                .takeWhile(instance -> !work.exhausted())
                .anyMatch(instance -> Replay.replay(narrow, instance, work).refutes());
    }

    @Test
    void aboutOneRandomRuleInTenPutsLanesIntoOrders() {
        // Those of odd seeds have one change more, which takes long to find.
        long permuted = LongStream.range(0, 500).filter(seed -> isPermuted(RandomRule.of(2 * seed).rule())).count();
        assertThat(permuted).isBetween(30L, 70L);
    }

    @Test
    void whatIsRewrittenInOtherOrdersIsTheSame() {
        assertThat(permuted(500).filter(random -> refuted(random.rule(), random.seed()))
                .map(random -> "seed " + random.seed() + ": " + RulePrinter.print(random.rule())
                        + random.steps().stream().map(RandomRule.Step::rewrite).toList()))
                .isEmpty();
    }

    /** So a proof of it would be noticed. */
    @Test
    void eachMistakeAboutOrdersShowsInSomeInstance() {
        Map<String, Integer> refuted = new TreeMap<>();
        permuted(3_000).forEach(random -> WRONG.forEach((name, mistake) -> {
            if (refuted.getOrDefault(name, 0) < TIMES
                    && mistaken(random.rule(), mistake).limit(3).anyMatch(rule -> refuted(rule, random.seed()))) {
                refuted.merge(name, 1, Integer::sum);
            }
        }));
        assertThat(refuted.keySet()).isEqualTo(WRONG.keySet());
        assertThat(refuted.values()).as(refuted.toString()).allMatch(times -> times == TIMES);
    }

    /** The right side rewritten to itself with the mistake somewhere. */
    private static Stream<Rule> mistaken(Rule rule, Function<TensorExpr, Optional<TensorExpr>> mistake) {
        RuleParts parts = RuleParts.of(rule);
        return Place.all(parts.rhs())
                .flatMap(place -> changed(place, mistake).stream())
                .flatMap(wrong -> RuleParts.declare(rule.name(), rule,
                        () -> parts.withSides(parts.rhs(), wrong)) instanceof Rule made
                                ? Stream.of(made)
                                : Stream.empty());
    }

    private static Optional<TensorExpr> changed(Place place, Function<TensorExpr, Optional<TensorExpr>> mistake) {
        try {
            return mistake.apply(place.term()).map(place::with);
        } catch (IllFormedException unfit) {
            return Optional.empty();
        }
    }
}
