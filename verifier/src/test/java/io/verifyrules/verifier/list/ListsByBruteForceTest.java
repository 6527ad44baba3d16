package io.verifyrules.verifier.list;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.script.SampleRules;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules that an induction proves for any number of parts, on instances with up to four of them. */
@Tag("corpus")
class ListsByBruteForceTest {

    private static final Path VERIFIED = Path.of("src/test/rules/verified/lists.rules.kts");
    private static final int LONGEST = 4;
    private static final long SEED = 20_261_128;
    private static final int RANDOM = 60;
    private static final int ENUMERATED = 150;
    private static final int LARGEST_SIZE = 3;
    private static final long MOST_ELEMENTS = 60;

    @TestFactory
    Stream<DynamicTest> noListOfUpToFourPartsRefutesAVerifiedRule() {
        return SampleRules.load(VERIFIED)
                .declarations()
                .stream()
                .map(ListRule.class::cast)
                .flatMap(rule -> IntStream.rangeClosed(1, LONGEST)
                        .mapToObj(parts -> DynamicTest.dynamicTest(rule.name() + ", " + parts,
                                () -> tryToRefute(Expansion.of(rule, parts)))));
    }

    private static void tryToRefute(Rule rule) {
        ElementType type = rule.elements().values().stream().anyMatch(types -> types.contains(ElementType.INT))
                ? ElementType.INT
                : rule.openType().<ElementType>map(open -> ElementType.OPEN).orElseGet(rule::principalType);
        InstanceGenerator generator = new InstanceGenerator(rule, type, SEED);
        Stream<RuleInstance> random = IntStream.range(0, RANDOM).mapToObj(i -> generator.next());
        Stream<RuleInstance> small = InstanceEnumeration.of(rule, type, 2, 0, LARGEST_SIZE).limit(ENUMERATED);
        List<Outcome> outcomes = Stream.concat(random, small)
                .filter(ListsByBruteForceTest::isSmall)
                .map(instance -> Replay.replay(rule, instance))
                .toList();
        assertThat(outcomes).noneMatch(Outcome::refutes)
                .anyMatch(outcome -> !(outcome instanceof Outcome.NotApplicable));
    }

    private static boolean isSmall(RuleInstance instance) {
        return instance.tensors()
                .values()
                .stream()
                .mapToLong(tensor -> tensor.elements().size())
                .sum() <= MOST_ELEMENTS;
    }
}
